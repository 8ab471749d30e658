import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { inParallel } from '#functions/kernel/services/parallel.ts';
import { areaRange, unitRange } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { loadUnitPlan, type UnitPlan } from '#functions/plan/unitPlan.ts';
import { compareNames } from '#shared/text/names.ts';

/** Units read in parallel: more would only queue at the connections. */
const width = 25;

interface Named {
  readonly name: string;
}
const byName = (a: Named, b: Named) => compareNames(a.name, b.name);

/** The rows that are not being removed, by name. */
const activeByName = <Node extends Named>(rows: readonly Row<Node>[]): readonly Node[] =>
  rows
    .filter(({ removing }) => !removing)
    .map(({ data }) => data)
    .sort(byName);

/** The units of an area by name, without those being removed. */
export const unitsOfArea = async (table: Table, orgId: string, areaId: string): Promise<readonly UnitNode[]> =>
  activeByName(await table.query<UnitNode>(unitRange(orgId, areaId)));

/** The units of an organisation by area and name, without those being removed or below an area that is. */
export const unitsOfOrganization = async (table: Table, orgId: string): Promise<readonly UnitNode[]> => {
  const [areas, units] = await Promise.all([
    table.query<Named & { readonly id: string }>(areaRange(orgId)),
    table.query<UnitNode>(unitRange(orgId)),
  ]);
  const live = activeByName(units);
  return activeByName(areas).flatMap(({ id }) => live.filter(({ areaId }) => areaId === id));
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
