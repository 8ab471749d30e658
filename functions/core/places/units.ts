import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { hasRight } from '#shared/model/roles.ts';
import { activeByName, areaRows, unitRows } from './repository.ts';

/** The units of an area by name, without those being removed. */
export const unitsOfArea = async (table: Table, orgId: string, areaId: string): Promise<readonly UnitNode[]> =>
  activeByName(await unitRows(table, { orgId, areaId })).map(({ data }) => data);

/** The units of an organisation by area and name, without those being removed or below an area that is. */
export const unitsOfOrganization = async (table: Table, orgId: string): Promise<readonly UnitNode[]> => {
  const [areas, rows] = await Promise.all([areaRows(table, { orgId }), unitRows(table, { orgId })]);
  const units = activeByName(rows).map(({ data }) => data);
  return activeByName(areas).flatMap(({ data: { id } }) => units.filter(({ areaId }) => areaId === id));
};

/** The units without hidden ones, which only a SuperAdmin sees. */
export const visibleUnits = ({ caller }: Scope, units: readonly UnitNode[]): readonly UnitNode[] =>
  units.filter(({ hidden }) => !hidden || hasRight(caller.type, 'everywhere'));
