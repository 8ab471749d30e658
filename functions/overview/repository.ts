import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { inParallel } from '#functions/kernel/services/parallel.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { activeByName, areaRows, unitRows } from '#functions/places/repository.ts';
import { loadUnitPlan, type UnitPlan } from '#functions/plan/unitPlan.ts';

/** Units read in parallel: more would only queue at the connections. */
const width = 25;

/** The units of an area by name, without those being removed. */
export const unitsOfArea = async (table: Table, orgId: string, areaId: string): Promise<readonly UnitNode[]> =>
  activeByName(await unitRows(table, { orgId, areaId })).map(({ data }) => data);

/** The units of an organisation by area and name, without those being removed or below an area that is. */
export const unitsOfOrganization = async (table: Table, orgId: string): Promise<readonly UnitNode[]> => {
  const [areas, rows] = await Promise.all([areaRows(table, { orgId }), unitRows(table, { orgId })]);
  const units = activeByName(rows).map(({ data }) => data);
  return activeByName(areas).flatMap(({ data: { id } }) => units.filter(({ areaId }) => areaId === id));
};

/** A unit with its plan. */
export interface PlannedUnit extends UnitPlan {
  readonly unit: UnitNode;
}

/**
 * The results of `present` for the plan of each unit, one query each; each plan is presented while others are being
 * read.
 */
export const inPlans = <Result>(
  table: Table,
  orgId: string,
  units: readonly UnitNode[],
  present: (planned: PlannedUnit) => Result,
): Promise<Result[]> =>
  inParallel(units, width, async (unit) =>
    present({ unit, ...(await loadUnitPlan(table, { orgId, unitId: unit.id }, unit.categories)) }),
  );
