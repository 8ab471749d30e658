import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import { Problem, problemBody } from '#functions/kernel/problem.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { OrgIds } from '#functions/places/ids.ts';
import type { StoredUnit } from '#functions/places/stored.ts';
import type { ImportKind, OrganizationImport, UnitResult } from '#shared/model/hrImport.ts';
import { compareNames } from '#shared/text/names.ts';
import { fetchOriginal } from './fetch.ts';
import { importFile, type Opened, openFile } from './service.ts';

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
    return { ...result, state: 'failed', message: textOf(cause) };
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
    return { ...nothing, message: textOf(cause) };
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
