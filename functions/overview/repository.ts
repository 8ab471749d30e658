import { organizationKey } from '#functions/kernel/keys.ts';
import { inParallel } from '#functions/kernel/parallel.ts';
import type { UnitNode } from '#functions/kernel/place.ts';
import type { Table } from '#functions/kernel/table/table.ts';
import { loadUnitPlan, type UnitPlan } from '#functions/plan/unitPlan.ts';

interface AreaNode {
  readonly id: string;
  readonly name: string;
  readonly removing?: true;
}

/** How many units are read at once: more would only queue at the connections. */
const width = 25;

const swedish = new Intl.Collator('sv', { numeric: true });
const byName = (a: { readonly name: string }, b: { readonly name: string }) => swedish.compare(a.name, b.name);

/** The units of an area by name, without those being removed. */
export const unitsOfArea = async (table: Table, orgId: string, areaId: string): Promise<readonly UnitNode[]> => {
  const rows = await table.query<UnitNode>({ pk: organizationKey(orgId).pk, prefix: `UNIT#${areaId}#` });
  return rows
    .map(({ data }) => data)
    .filter(({ removing }) => !removing)
    .sort(byName);
};

/** The units of an organisation by area and name, without those being removed or below an area that is. */
export const unitsOfOrganization = async (table: Table, orgId: string): Promise<readonly UnitNode[]> => {
  const { pk } = organizationKey(orgId);
  const [areas, units] = await Promise.all([
    table.query<AreaNode>({ pk, prefix: 'AREA#' }),
    table.query<UnitNode>({ pk, prefix: 'UNIT#' }),
  ]);
  const standing = areas
    .map(({ data }) => data)
    .filter(({ removing }) => !removing)
    .sort(byName);
  const live = units
    .map(({ data }) => data)
    .filter(({ removing }) => !removing)
    .sort(byName);
  return standing.flatMap(({ id }) => live.filter(({ areaId }) => areaId === id));
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
