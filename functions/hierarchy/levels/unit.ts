import type { AreaIds, UnitPath } from '#functions/core/places/ids.ts';
import { activeByName, loadUnit, unitRows } from '#functions/core/places/repository.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import { listedPlace, unitKey } from '#functions/kernel/store/keys.ts';
import { insert, replace } from '#functions/kernel/store/table.ts';
import { hasRight } from '#shared/model/roles.ts';
import type { Unit, UnitChange, UnitFields } from '#shared/model/unit.ts';
import { noUnitImport, presentUnit, refuseImportSettings } from './present.ts';

import { reserveWrites, unitReservations } from './reservations.ts';

/** An import identifier without surrounding space; null when nothing is left. */
const trimmed = (identifier: string | null | undefined): string | null | undefined =>
  identifier == null ? identifier : identifier.trim() || null;

type ImportSettings = Pick<StoredUnit, 'importIdentifier' | 'importActivated'>;

/** The fields to be stored. Throws `validation` at import settings of a caller who may not set them; `shown` are the fields that the caller sees. */
const settable = <Fields extends UnitChange>(scope: Scope, fields: Fields, shown: ImportSettings): Partial<Fields> => {
  const { version: _, importIdentifier: identifier, importActivated, ...others } = fields;
  const importIdentifier = trimmed(identifier);
  refuseImportSettings(scope, { importIdentifier, importActivated }, shown);
  const all = hasRight(scope.caller.type, 'import') ? { ...others, importIdentifier, importActivated } : others;
  return omitUndefined(all) as Partial<Fields>;
};

/** The units of an area, by name. */
export const listUnits = async (scope: Scope, ids: AreaIds): Promise<Unit[]> =>
  activeByName(await unitRows(scope.table, ids)).map(({ data }) => presentUnit(scope, data));

/** One unit with its categories, in order. Throws 404. */
export const getUnit = async (scope: Scope, ids: UnitPath): Promise<Unit> =>
  presentUnit(scope, (await loadUnit(scope.table, ids)).data);

/** A new unit. Throws `duplicateName`, `validation` when the import identity is taken. */
export const createUnit = async (scope: Scope, ids: AreaIds, fields: UnitFields): Promise<Unit> => {
  const unit: StoredUnit = {
    ...newStamp(scope, 'unt'),
    created: scope.now.toISOString(),
    areaId: ids.areaId,
    categories: [],
    ...fields,
    ...noUnitImport,
    ...settable(scope, fields, noUnitImport),
  };
  const reservations = await reserveWrites(scope.table, unitReservations(ids, unit));
  return scope.commit({
    writes: [
      insert({
        ...unitKey(ids.orgId, ids.areaId, unit.id),
        ...listedPlace(unit.id, ids.orgId),
        data: unit,
      }),
      ...reservations,
    ],
    action: 'create',
    object: 'unit',
    id: unit.id,
    after: presentUnit(scope, unit),
  });
};

/** Changes a unit; a field left out keeps its value. Throws 404, `conflict`, `duplicateName`, `validation`. */
export const updateUnit = async (
  scope: Scope,
  ids: UnitPath,
  fields: UnitChange,
  version: number | undefined,
): Promise<Unit> => {
  const row = await loadUnit(scope.table, ids);
  const before = presentUnit(scope, row.data);
  expectVersion(row.data, version, before);
  const unit = { ...row.data, ...settable(scope, fields, before), ...nextStamp(scope, row.data) };
  const reservations = await reserveWrites(scope.table, unitReservations(ids, unit), unitReservations(ids, row.data));
  return scope.commit({
    writes: [replace(row, unit), ...reservations],
    action: 'update',
    object: 'unit',
    id: unit.id,
    before,
    after: presentUnit(scope, unit),
  });
};
