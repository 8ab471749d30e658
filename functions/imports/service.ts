import type { UnitPath } from '#functions/core/places/ids.ts';
import { newId } from '#functions/kernel/adapters/ids.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import { importFileName } from '#functions/kernel/store/fileNames.ts';
import type { HeromaCategory, PersonnelRequest, UnitImport } from '#shared/model/hrImport.ts';
import type { CategoryMapping, ImportKind } from '#shared/model/importMapping.ts';
import { heromaCategoriesOf } from './match/categories.ts';
import { type Opened, openFile, sourceOf } from './opened.ts';
import { leftOf } from './outcome.ts';
import { refusedLine } from './refusals.ts';
import { findImport, unitImports } from './repository.ts';
import { presentImport } from './store/history.ts';
import { storeHours, undoHours } from './store/hours.ts';
import { endInterrupted, loadFreeLock, storePersonnel, undoPersonnel } from './store/personnel.ts';
import { importOf, mappingsOf, saveMappings } from './unitOutcome.ts';

/** How an import decides: by the mappings of the request. */
interface How {
  readonly mappings?: readonly CategoryMapping[] | undefined;
  /** Nobody has seen what the file changes: what was typed by hand stays, and a unit of which the file lacks too much is held. */
  readonly isUnseen?: boolean;
}

/** The changes that are stored, and whether typed values keep others from being so. */
const changesToStore = <Change>(
  changes: readonly Change[],
  isTyped: (change: Change, index: number) => boolean,
  leaveTyped: boolean,
) => {
  const kept = leaveTyped ? changes.filter((change, index) => !isTyped(change, index)) : changes;
  return { kept, typed: changes.length - kept.length };
};

/**
 * Imports a file that was read into one unit, all or nothing. Throws `noImport`, `importExists`, `importHeld`, `importRunning`, and `Conflict` when
 * something of the unit is changed meanwhile.
 */
export const importFile = async <Kind extends ImportKind>(
  scope: Scope,
  ids: UnitPath,
  opened: Opened<Kind>,
  { mappings, isUnseen = false }: How = {},
): Promise<UnitImport> => {
  const lock = await loadFreeLock(scope, ids);
  const rows = opened.units.find(({ unit }) => unit.id === ids.unitId);
  if (!rows) throw fieldProblem('file', 'importNoRows', 'noImport');
  const { outcome, digest, withoutTyped, newest, held } = await importOf(scope, ids, opened, rows, mappings);
  const [fault] = outcome.faults;
  if (fault) throw refusedLine(fault.line);
  const isSame = newest && [digest, ...(isUnseen ? [withoutTyped] : [])].includes(newest.digest);
  const refuseSame = (changes: number) => {
    if (isSame && changes === 0) throw new Problem('importExists');
  };
  if (isUnseen && held !== null)
    throw new Problem('importHeld', { fields: { file: { code: 'importLacks', max: held } } });
  const id = newId('imp');
  const recordOf = (changes: number, left: number, typed: number) => ({
    id,
    kind: opened.file.kind,
    state: 'stored' as const,
    at: scope.now.toISOString(),
    by: scope.caller.username,
    fileName: opened.original.name,
    changes,
    left: left + typed,
    message: '',
    undoneAt: null,
    undoneBy: null,
    digest: typed > 0 ? withoutTyped : digest,
    steps: importFileName(ids.orgId, 'steps', id),
  });
  if (outcome.kind === 'hours') {
    const isTyped = (_: unknown, index: number) => outcome.differences[index]?.overwritesTyped ?? false;
    const { kept, typed } = changesToStore(outcome.changes, isTyped, isUnseen);
    refuseSame(kept.length);
    return storeHours(scope, ids, lock, kept, recordOf(kept.length, leftOf(outcome), typed));
  }
  const matched = outcome.changes.filter(({ categoryId }) => categoryId !== undefined);
  const { kept, typed } = changesToStore(matched, ({ difference }) => difference.overwritesTyped, isUnseen);
  refuseSame(kept.length);
  return storePersonnel(scope, ids, lock, kept, recordOf(kept.length, leftOf(outcome), typed));
};

/**
 * Imports a personnel file into a unit; the mappings of the request are stored. Of a file without an id, the newest of the server, nobody
 * has seen a preview. Throws as {@link importFile}.
 */
export const importPersonnel = async (
  scope: Scope,
  ids: UnitPath,
  { fileId, mappings }: PersonnelRequest,
): Promise<UnitImport> => {
  const opened = await openFile(scope, ids, 'personnel', await sourceOf(scope, ids, { kind: 'personnel', fileId }));
  if (mappings) await saveMappings(scope, ids, mappings);
  return importFile(scope, ids, opened, { mappings, isUnseen: fileId === undefined });
};

/** Imports a file of worked hours into a unit; one without an id as {@link importPersonnel}. Throws as {@link importFile}. */
export const importHours = async (scope: Scope, ids: UnitPath, fileId: string | undefined): Promise<UnitImport> =>
  importFile(scope, ids, await openFile(scope, ids, 'hours', await sourceOf(scope, ids, { kind: 'hours', fileId })), {
    isUnseen: fileId === undefined,
  });

/** The HR categories of the unit in a personnel file, each with the category that its staff belongs to. */
export const heromaCategories = async (
  scope: Scope,
  ids: UnitPath,
  fileId: string | undefined,
): Promise<HeromaCategory[]> => {
  const opened = await openFile(scope, ids, 'personnel', await sourceOf(scope, ids, { kind: 'personnel', fileId }));
  const rows = opened.units.find(({ unit }) => unit.id === ids.unitId);
  if (!rows) return [];
  return heromaCategoriesOf(rows.unit, rows.rows, await mappingsOf(scope, ids));
};

/** The imports of a unit, newest first. One that was interrupted is ended first, and named so. */
export const listImports = async (scope: Scope, ids: UnitPath): Promise<UnitImport[]> => {
  await endInterrupted(scope, ids);
  return (await unitImports(scope.table, ids)).map(({ data }) => presentImport(data));
};

/**
 * Takes back an import while nothing that it changed was changed later. One already taken back is answered as it is. Throws 404,
 * `importTouched`, `importRunning`.
 */
export const undoImport = async (scope: Scope, ids: UnitPath, importId: string): Promise<UnitImport> => {
  const lock = await loadFreeLock(scope, ids);
  const row = found(await findImport(scope.table, ids, importId));
  const { state, kind, steps } = row.data;
  if (state === 'undone') return presentImport(row.data);
  if (state === 'failed' || steps === null) throw new Problem('importTouched');
  return kind === 'hours' ? undoHours(scope, ids, lock, row, steps) : undoPersonnel(scope, ids, lock, row, steps);
};
