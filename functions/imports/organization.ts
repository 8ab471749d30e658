import type { OrgIds } from '#functions/core/places/ids.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { newId } from '#functions/kernel/adapters/ids.ts';
import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { OrganizationImport, UnitImport, UnitResult } from '#shared/model/hrImport.ts';
import { type ImportKind, importKinds } from '#shared/model/importMapping.ts';
import { compareNames } from '#shared/text/names.ts';
import { type Failures, failuresOfRun } from './failure.ts';
import { mailFailures } from './failureMail.ts';
import { fetchOriginal } from './fetch.ts';
import { takesPartInImports } from './match/units.ts';
import { type Opened, openFile } from './opened.ts';
import { loadColumns, organizationUnits, type StoredUnitImport } from './repository.ts';
import { importFile } from './service.ts';
import type { Original } from './source.ts';
import { newImport } from './store/history.ts';

/** A scope whose log entries, and whose new rows, belong to a unit. */
const scopeIn = ({ caller, table, now, address, place }: Scope, { orgId }: OrgIds, unit: StoredUnit): Scope =>
  scopeOf({
    caller,
    table,
    now,
    address,
    place: { ...place, unit },
    path: { orgId, areaId: unit.areaId, unitId: unit.id },
  });

/** Notes in the history of units that nothing was imported, and why; what cannot be noted is logged. */
const noteUnits = async (
  scope: Scope,
  ids: OrgIds,
  units: readonly StoredUnit[],
  { kind, fileName, message, state }: Pick<UnitImport, 'kind' | 'fileName' | 'message' | 'state'>,
): Promise<void> => {
  for (const unit of units) {
    const own = scopeIn(scope, ids, unit);
    const record: StoredUnitImport = {
      id: newId('imp'),
      kind,
      state,
      at: scope.now.toISOString(),
      by: scope.caller.username,
      fileName,
      changes: 0,
      left: 0,
      message,
      undoneAt: null,
      undoneBy: null,
      digest: '',
      steps: null,
    };
    try {
      await own.commit(newImport(own, { ...ids, unitId: unit.id }, record));
    } catch (failure) {
      // Such as a unit that is being removed: the others go on.
      logLine('error', { event: 'importNotNoted', ...traceOf(failure) });
    }
  }
};

const intoUnit = async <Kind extends ImportKind>(
  scope: Scope,
  ids: OrgIds,
  opened: Opened<Kind>,
  unit: StoredUnit,
  failures: Failures,
): Promise<UnitResult> => {
  const result = { unitId: unit.id, unitName: unit.name, changes: 0, left: 0, message: '' };
  const path = { ...ids, areaId: unit.areaId, unitId: unit.id };
  try {
    const { changes, left } = await retryOnConflict(() =>
      importFile(scopeIn(scope, ids, unit), path, opened, { isUnseen: true }),
    );
    return { ...result, state: 'stored', changes, left };
  } catch (cause) {
    if (cause instanceof Problem && cause.code === 'importExists') return { ...result, state: 'exists' };
    const { kind } = opened.file;
    const message = failures.add(cause, kind, unit.name);
    await noteUnits(scope, ids, [unit], { kind, fileName: opened.original.name, message, state: 'failed' });
    return { ...result, state: 'failed', message };
  }
};

/** A file that was fetched, or why it was not. */
type Fetched = { readonly kind: ImportKind } & ({ readonly original: Original } | { readonly cause: unknown });

const fetched = async (scope: Scope, ids: OrgIds, kind: ImportKind): Promise<Fetched> => {
  try {
    return { kind, original: await fetchOriginal(scope, ids, kind) };
  } catch (cause) {
    return { kind, cause };
  }
};

const isMissing = (one: Fetched): boolean =>
  'cause' in one && one.cause instanceof Problem && one.cause.details.fields?.ftp?.code === 'ftpNoFile';

/** The text of the history where there is no file of a kind, and that is no failure. */
const noFileText = 'Ingen fil.';

const ofKind = async (
  scope: Scope,
  ids: OrgIds,
  file: Fetched,
  { mayBeMissing, failures }: { readonly mayBeMissing: boolean; readonly failures: Failures },
): Promise<OrganizationImport> => {
  const { kind } = file;
  const nothing = { kind, fileName: '', message: '', noFile: false, units: [] };
  const note = async (state: 'failed' | 'noFile', message: string) => {
    const units = (await organizationUnits(scope.table, ids)).filter(takesPartInImports);
    await noteUnits(scope, ids, units, { kind, fileName: '', message, state });
  };
  if (mayBeMissing && isMissing(file)) {
    await note('noFile', noFileText);
    return { ...nothing, noFile: true };
  }
  try {
    if ('cause' in file) throw file.cause;
    const { original } = file;
    const opened = await openFile(scope, ids, kind, original);
    const units: UnitResult[] = [];
    // One by one: a unit's staff may be hundreds of writes.
    for (const { unit } of opened.units) units.push(await intoUnit(scope, ids, opened, unit, failures));
    units.sort((a, b) => compareNames(a.unitName, b.unitName));
    return { ...nothing, fileName: original.name, units };
  } catch (cause) {
    const message = failures.add(cause, kind);
    await note('failed', message);
    return { ...nothing, message };
  }
};

/**
 * Fetches the newest file of each kind and imports it into every unit that it names, each all or nothing: a refused unit leaves the
 * others alone. Values that were typed by hand stay, because nobody has seen that they would be overwritten. A kind that the server
 * has no file of is no failure, where there is one of the other kind. What failed is mailed, once (failureMail.ts).
 */
export const importOrganization = async (scope: Scope, ids: OrgIds): Promise<OrganizationImport[]> => {
  const { data: columns } = await loadColumns(scope.table, ids);
  const files: Fetched[] = [];
  for (const kind of importKinds) if (columns.files[kind] !== null) files.push(await fetched(scope, ids, kind));
  const hasAny = !files.every(isMissing);
  const failures = failuresOfRun();
  const results: OrganizationImport[] = [];
  for (const file of files) results.push(await ofKind(scope, ids, file, { mayBeMissing: hasAny, failures }));
  await mailFailures(scope, ids, failures.all);
  return results;
};
