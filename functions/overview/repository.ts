import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { inParallel } from '#functions/kernel/services/parallel.ts';
import { areaRange, unitRange } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { loadUnitPlan, type UnitPlan } from '#functions/plan/unitPlan.ts';
import { compareNames } from '#shared/text/names.ts';

/** How many units are read at once: more would only queue at the connections. */
const width = 25;

interface Named {
  readonly name: string;
}
const byName = (a: Named, b: Named) => compareNames(a.name, b.name);

/** Those that are not being removed, by name. */
const standing = <Node extends Named>(rows: readonly Row<Node>[]): readonly Node[] =>
  rows
    .filter(({ removing }) => !removing)
    .map(({ data }) => data)
    .sort(byName);

/** The units of an area by name, without those being removed. */
export const unitsOfArea = async (table: Table, orgId: string, areaId: string): Promise<readonly UnitNode[]> =>
  standing(await table.query<UnitNode>(unitRange(orgId, areaId)));

/** The units of an organisation by area and name, without those being removed or below an area that is. */
export const unitsOfOrganization = async (table: Table, orgId: string): Promise<readonly UnitNode[]> => {
  const [areas, units] = await Promise.all([
    table.query<Named & { readonly id: string }>(areaRange(orgId)),
    table.query<UnitNode>(unitRange(orgId)),
  ]);
  const live = standing(units);
  return standing(areas).flatMap(({ id }) => live.filter(({ areaId }) => areaId === id));
};

/** A unit with its plan. */
export interface PlannedUnit extends UnitPlan {
  readonly unit: UnitNode;
}

/** What `tell` makes of the plans of units, one query each: of every plan as it comes, while the others are still read. */
export const inPlans = <Told>(
  table: Table,
  orgId: string,
  units: readonly UnitNode[],
  tell: (planned: PlannedUnit) => Told,
): Promise<Told[]> =>
  inParallel(units, width, async (unit) =>
    tell({ unit, ...(await loadUnitPlan(table, { orgId, unitId: unit.id }, unit.categories)) }),
  );
