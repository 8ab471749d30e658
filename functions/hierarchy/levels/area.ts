import type { AreaIds, OrgIds } from '#functions/core/places/ids.ts';
import { activeByName, areaRows, loadArea, unitRows } from '#functions/core/places/repository.ts';
import type { StoredArea } from '#functions/core/places/stored.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import { areaKey, listedPlace } from '#functions/kernel/store/keys.ts';
import { insert, replace } from '#functions/kernel/store/table.ts';
import type { Area, AreaChange, AreaFields } from '#shared/model/area.ts';
import { presentArea } from './present.ts';
import { areaNameReservation, reserveWrites } from './reservations.ts';

/** The areas of an organisation with their units, by name. */
export const listAreas = async ({ table }: Scope, { orgId }: OrgIds): Promise<Area[]> => {
  const [areas, units] = await Promise.all([areaRows(table, { orgId }), unitRows(table, { orgId })]);
  const standingUnits = activeByName(units);
  return activeByName(areas).map(({ data }) => presentArea(data, standingUnits));
};

/** One area with its units. Throws 404. */
export const getArea = async ({ table }: Scope, ids: AreaIds): Promise<Area> => {
  const [area, units] = await Promise.all([loadArea(table, ids), unitRows(table, ids)]);
  return presentArea(area.data, activeByName(units));
};

/** A new area. Throws `duplicateName`. */
export const createArea = async (scope: Scope, { orgId }: OrgIds, { name }: AreaFields): Promise<Area> => {
  const area: StoredArea = { ...newStamp(scope, 'are'), name, created: scope.now.toISOString() };
  const reservations = await reserveWrites(scope.table, [areaNameReservation({ orgId }, name)]);
  return scope.commit({
    writes: [insert({ ...areaKey(orgId, area.id), ...listedPlace(area.id, orgId), data: area }), ...reservations],
    action: 'create',
    object: 'area',
    id: area.id,
    after: presentArea(area, []),
  });
};

/** Renames an area. Throws 404, `conflict`, `duplicateName`. */
export const updateArea = async (
  scope: Scope,
  ids: AreaIds,
  { name }: AreaChange,
  version: number | undefined,
): Promise<Area> => {
  const [row, units] = await Promise.all([loadArea(scope.table, ids), unitRows(scope.table, ids)]);
  const before = presentArea(row.data, activeByName(units));
  expectVersion(row.data, version, before);
  const area = { ...row.data, name: name ?? row.data.name, ...nextStamp(scope, row.data) };
  const reservations = await reserveWrites(
    scope.table,
    [areaNameReservation(ids, area.name)],
    [areaNameReservation(ids, row.data.name)],
  );
  return scope.commit({
    writes: [replace(row, area), ...reservations],
    action: 'update',
    object: 'area',
    id: area.id,
    before,
    after: presentArea(area, activeByName(units)),
  });
};
