import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import { Problem, problemBody } from '#functions/kernel/problem.ts';
import { newId } from '#functions/kernel/services/ids.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { OrgIds } from '#functions/places/ids.ts';
import type { StoredUnit } from '#functions/places/stored.ts';
import type { ImportKind, OrganizationImport, UnitImport, UnitResult } from '#shared/model/hrImport.ts';
import { compareNames } from '#shared/text/names.ts';
import { fetchOriginal } from './fetch.ts';
import { isImported } from './match/units.ts';
import { organizationUnits, type StoredUnitImport } from './repository.ts';
import { importFile, type Opened, openFile } from './service.ts';
import { newImport } from './store/history.ts';

const kinds: readonly ImportKind[] = ['personnel', 'hours'];

/** The Swedish text of a refusal, with what was wrong. Throws any other error. */
const textOf = (cause: unknown): string => {
  if (!(cause instanceof Problem)) throw cause;
  const { message, fields = {} } = problemBody(cause);
  return [message, ...Object.values(fields)].join(' ');
};

/** A scope whose log entries, and whose new rows, belong to a unit. */
const scopeIn = ({ caller, table, now, address, place }: Scope, { orgId }: OrgIds, unit: StoredUnit): Scope =>
  scopeOf({
    ...{ caller, table, now, address },
    place: { ...place, unit },
    path: { orgId, areaId: unit.areaId, unitId: unit.id },
  });

/** Notes in the history of units that an import failed, and why. */
const noteFailure = async (
  scope: Scope,
  ids: OrgIds,
  units: readonly StoredUnit[],
  { kind, fileName, message }: Pick<UnitImport, 'kind' | 'fileName' | 'message'>,
): Promise<void> => {
  for (const unit of units) {
    const own = scopeIn(scope, ids, unit);
    const record: StoredUnitImport = {
      ...{ id: newId('imp'), kind, state: 'failed', at: scope.now.toISOString(), by: scope.caller.username },
      ...{ fileName, changes: 0, left: 0, message, undoneAt: null, undoneBy: null, digest: '', steps: null },
    };
    await own.commit(newImport(own, { ...ids, unitId: unit.id }, record));
  }
};

const intoUnit = async <Kind extends ImportKind>(
  scope: Scope,
  ids: OrgIds,
  opened: Opened<Kind>,
  unit: StoredUnit,
): Promise<UnitResult> => {
  const result = { unitId: unit.id, unitName: unit.name, changes: 0, left: 0, message: '' };
  const path = { ...ids, areaId: unit.areaId, unitId: unit.id };
  try {
    const { changes, left } = await retryOnConflict(() =>
      importFile(scopeIn(scope, ids, unit), path, opened, { leaveTyped: true }),
    );
    return { ...result, state: 'stored', changes, left };
  } catch (cause) {
    if (cause instanceof Problem && cause.code === 'importExists') return { ...result, state: 'exists' };
    const message = textOf(cause);
    await noteFailure(scope, ids, [unit], { kind: opened.file.kind, fileName: opened.original.name, message });
    return { ...result, state: 'failed', message };
  }
};

const ofKind = async (scope: Scope, ids: OrgIds, kind: ImportKind): Promise<OrganizationImport> => {
  const nothing = { kind, fileName: '', message: '', units: [] };
  try {
    const original = await fetchOriginal(scope, ids, kind);
    const opened = await openFile(scope, ids, kind, original);
    const units: UnitResult[] = [];
    // One by one: a unit's staff may be hundreds of writes.
    for (const { unit } of opened.units) units.push(await intoUnit(scope, ids, opened, unit));
    units.sort((a, b) => compareNames(a.unitName, b.unitName));
    return { ...nothing, fileName: original.name, units };
  } catch (cause) {
    const message = textOf(cause);
    const units = (await organizationUnits(scope.table, ids)).filter(isImported);
    await noteFailure(scope, ids, units, { kind, fileName: '', message });
    return { ...nothing, message };
  }
};

/**
 * Fetches the newest file of each kind and imports it into every unit that it names, each all or nothing: a refused unit leaves the
 * others alone. Values that were typed by hand stay, because nobody has seen that they would be overwritten.
 */
export const importOrganization = async (scope: Scope, ids: OrgIds): Promise<OrganizationImport[]> => {
  const results: OrganizationImport[] = [];
  for (const kind of kinds) results.push(await ofKind(scope, ids, kind));
  return results;
};
