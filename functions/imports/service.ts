import type { OrgIds, UnitPath } from '#functions/core/places/ids.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { staffRows } from '#functions/core/plan/rows.ts';
import { newId } from '#functions/kernel/adapters/ids.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import { importFileName } from '#functions/kernel/store/fileNames.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { replace } from '#functions/kernel/store/table.ts';
import { inParallel } from '#shared/inParallel.ts';
import type {
  CategoryMapping,
  HeromaCategory,
  Hold,
  ImportKind,
  ImportPreview,
  PersonnelRequest,
  PreviewRequest,
  UnitImport,
} from '#shared/model/hrImport.ts';
import { comparable, compareNames } from '#shared/text/names.ts';
import { fetchOriginal } from './fetch.ts';
import { heromaCategoriesOf } from './match/categories.ts';
import { unitByNumber } from './match/unitByNumber.ts';
import { inTwoUnits, rowsByUnit, takesPartInImports, type UnitRows } from './match/units.ts';
import { leftOf, type OutcomeOf, outcomeOf } from './outcome.ts';
import { presentOutcome, presentRemarks, presentSample } from './present.ts';
import { type ReadFile, readImportFile, type UnitOf } from './read/file.ts';
import { isXml } from './read/paxml.ts';
import type { PersonnelRow, RowRemark } from './read/rows.ts';
import { refusedLine } from './refusals.ts';
import { findImport, loadColumns, loadMappings, newestStored, organizationUnits, unitImports } from './repository.ts';
import { digestOf, keepOriginal, keptOriginal, type Original } from './source.ts';
import { presentImport } from './store/history.ts';
import { storeHours, undoHours } from './store/hours.ts';
import { endInterrupted, loadFreeLock, storePersonnel, undoPersonnel } from './store/personnel.ts';

/** Units whose stored staff is read at a time. */
const width = 8;

/** A file that was read, its rows by unit. */
export interface Opened<Kind extends ImportKind> {
  readonly original: Original;
  readonly file: ReadFile<Kind>;
  readonly units: readonly UnitRows<Kind>[];
  readonly notes: readonly RowRemark[];
  /** The names of the organisation's units by their identifier as it is compared. */
  readonly unitNames: ReadonlyMap<string, string>;
  /** The faulty lines whose unit cannot be told: they hold every unit of the file. */
  readonly ofAny: readonly RowRemark[];
  /** What the columns were called, and how numbers were to be read, when it was read. */
  readonly columns: unknown;
  readonly hold: Hold;
}

/** The unit by employee number, of those whom imports have stored in one unit only. */
const unitsOfStaff = async (table: Table, ids: OrgIds, units: readonly StoredUnit[]): Promise<UnitOf> => {
  const taking = units.filter(takesPartInImports);
  const staff = await inParallel(taking, width, ({ id }) => staffRows(table, { ...ids, unitId: id }));
  return unitByNumber(
    taking.flatMap(({ importIdentifier }, index) =>
      (staff[index] ?? []).flatMap(({ data: { imported } }) =>
        imported ? [{ unit: importIdentifier ?? '', number: imported.number }] : [],
      ),
    ),
  );
};

/** The share in percent that a file takes away of what earlier imports gave a unit, where that is too much to be stored unseen. */
const heldShare = (
  { kind, known, absent }: Pick<OutcomeOf[ImportKind], 'kind' | 'known' | 'absent'>,
  { share, people }: Hold,
): number | null => {
  const areFew = kind === 'personnel' && absent < people;
  return !areFew && absent * 100 > known * share ? Math.round((absent * 100) / known) : null;
};

/**
 * Reads a file and matches its rows with the units of the organisation; `toMap`: also one that lacks columns. Throws `noImport`.
 */
export const openFile = async <Kind extends ImportKind>(
  { table }: Scope,
  ids: OrgIds,
  kind: Kind,
  original: Original,
  options: { readonly toMap?: boolean } = {},
): Promise<Opened<Kind>> => {
  const [{ data: columns }, units] = await Promise.all([loadColumns(table, ids), organizationUnits(table, ids)]);
  const unitOf = kind === 'hours' && isXml(original.bytes) ? await unitsOfStaff(table, ids, units) : undefined;
  const file = await readImportFile(kind, original.bytes, columns, { ...options, ...(unitOf && { unitOf }) });
  const matched = rowsByUnit(file, units, columns[kind].unit);
  const two = kind === 'personnel' ? inTwoUnits(file.rows as readonly PersonnelRow[]) : [];
  return {
    ...{ original, file, units: matched.units, ofAny: matched.ofAny, hold: columns.hold },
    columns: [columns[kind], columns.numbers],
    unitNames: new Map(
      units.flatMap(({ importIdentifier, name }) => (importIdentifier ? [[comparable(importIdentifier), name]] : [])),
    ),
    notes: [...file.notes, ...matched.notes, ...two],
  };
};

type Source = Pick<PreviewRequest, 'kind' | 'fileId' | 'file'>;

/** The file of a request: uploaded, kept before, or else the newest one on the HR system's server. */
const sourceOf = async (scope: Scope, ids: OrgIds, { kind, fileId, file }: Source): Promise<Original> => {
  if (file) return keepOriginal(ids.orgId, file.name, Buffer.from(file.content, 'base64'));
  return fileId === undefined ? fetchOriginal(scope, ids, kind) : keptOriginal(ids.orgId, fileId);
};

/** The mappings of a unit: the stored ones, and those of the request in their place. */
const mappingsOf = async ({ table }: Scope, ids: UnitPath, given: readonly CategoryMapping[] = []) => {
  const stored = (await loadMappings(table, ids)).data.mappings;
  const names = new Set(given.map(({ heromaName }) => comparable(heromaName)));
  return [...stored.filter(({ heromaName }) => !names.has(comparable(heromaName))), ...given];
};

const importOf = async <Kind extends ImportKind>(
  scope: Scope,
  ids: OrgIds,
  { file, original, columns, hold }: Opened<Kind>,
  rows: UnitRows<Kind>,
  given: readonly CategoryMapping[] | undefined,
) => {
  const unitIds = { ...ids, areaId: rows.unit.areaId, unitId: rows.unit.id };
  const [mappings, newest] = await Promise.all([
    mappingsOf(scope, unitIds, given),
    newestStored(scope.table, unitIds, file.kind),
  ]);
  const settings = [columns, file.kind === 'personnel' ? mappings : []];
  const digest = digestOf(original, settings);
  const withoutTyped = digestOf(original, [...settings, 'without typed']);
  const outcome = await outcomeOf(scope, ids.orgId, file.kind, rows, mappings);
  const categories =
    file.kind === 'personnel' ? heromaCategoriesOf(rows.unit, rows.rows as readonly PersonnelRow[], mappings) : [];
  return { outcome, digest, withoutTyped, newest, categories, held: heldShare(outcome, hold) };
};

/** A file, how it is read, and what it would change in the organisation or in one unit of it. Stores the file only. */
export const previewImport = async (
  scope: Scope,
  ids: OrgIds & Partial<UnitPath>,
  request: PreviewRequest,
): Promise<ImportPreview> => {
  const ofUnit = ids.unitId !== undefined;
  const source = await sourceOf(scope, ids, request);
  const opened = await openFile(scope, ids, request.kind, source, { toMap: !ofUnit });
  const { file, original, notes, unitNames, ofAny } = opened;
  const wanted = opened.units.filter(({ unit }) => !ofUnit || unit.id === ids.unitId);
  const [own] = wanted;
  // Remarks on the lines of other units do not concern an import into one unit.
  const isRelevant = ({ unit }: RowRemark) =>
    !ofUnit || !unitNames.has(comparable(unit)) || comparable(unit) === comparable(own?.unit.importIdentifier ?? '');
  const all = await inParallel(wanted, width, (rows) => importOf(scope, ids, opened, rows, request.mappings));
  const faults = [...file.faults, ...all.flatMap(({ outcome }) => outcome.faults)];
  const widened = all.reduce((sum, { outcome }) => sum + (outcome.kind === 'personnel' ? outcome.widened : 0), 0);
  return {
    fileId: original.id,
    fileName: original.name,
    kind: file.kind,
    facts: { ...file.facts, widened },
    columns: [...file.columns],
    fields: [...file.fields],
    missing: [...file.missing],
    sample: file.sample.map((row) => presentSample(row, unitNames)),
    ...presentRemarks(
      [...new Set(faults)].filter(isRelevant),
      [...notes, ...all.flatMap(({ outcome }) => outcome.notes)].filter(isRelevant),
      unitNames,
      ofAny,
    ),
    units: all
      .map(({ outcome, newest, digest, categories, held }) =>
        presentOutcome(outcome, newest?.digest === digest && storable(outcome) === 0, held, categories),
      )
      .sort((a, b) => compareNames(a.unitName, b.unitName)),
  };
};

/** The number of changes that an import may store. */
const storable = (outcome: OutcomeOf[ImportKind]): number =>
  outcome.kind === 'hours' ? outcome.changes.length : outcome.changes.length - leftOf(outcome);

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
    ...{ id, kind: opened.file.kind, state: 'stored' as const, at: scope.now.toISOString(), by: scope.caller.username },
    ...{ fileName: opened.original.name, changes, left: left + typed, message: '', undoneAt: null, undoneBy: null },
    ...{ digest: typed > 0 ? withoutTyped : digest, steps: importFileName(ids.orgId, 'steps', id) },
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

const saveMappings = async (scope: Scope, ids: UnitPath, given: readonly CategoryMapping[]): Promise<void> => {
  const row = await loadMappings(scope.table, ids);
  const mappings = await mappingsOf(scope, ids, given);
  if (JSON.stringify(row.data.mappings) === JSON.stringify(mappings)) return;
  await scope.commit({
    writes: [replace(row, { mappings })],
    action: 'update',
    object: 'importMappings',
    id: ids.unitId,
    before: row.data,
    after: { mappings },
  });
};

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
