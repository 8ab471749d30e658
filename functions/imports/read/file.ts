import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { Fault } from '#shared/model/faults.ts';
import { type FileFacts, type ImportKind, type ImportMapping, maxFileBytes } from '#shared/model/hrImport.ts';
import { comparable } from '#shared/text/names.ts';
import { isXml, paxmlColumns, readPaxml } from './paxml.ts';
import { type Columns, type RowRemark, type RowsOf, readRow } from './rows.ts';
import { readTable, type TableRow } from './table.ts';

const sampleRows = 50;
/** What a spreadsheet program would run as a formula; here it is read as text, and said so. */
const formula = /^[=+@]/;

/** A row as it is in the file, and as it is read; null where it cannot be. */
export interface SampleRow<Kind extends ImportKind> extends TableRow {
  readonly row: RowsOf[Kind] | null;
}

/** A file that was read: its rows, and what is wrong with those that could not be. */
export interface ReadFile<Kind extends ImportKind> {
  readonly kind: Kind;
  readonly facts: Omit<FileFacts, 'widened'>;
  /** The header, what each of its columns holds (empty: nothing that is read), and the first rows. */
  readonly columns: readonly string[];
  readonly fields: readonly string[];
  readonly sample: readonly SampleRow<Kind>[];
  /** Names of columns that are needed and missing: no row could be read. */
  readonly missing: readonly string[];
  readonly rows: readonly RowsOf[Kind][];
  readonly faults: readonly RowRemark[];
  /** Remarks that keep no row from being imported. */
  readonly notes: readonly RowRemark[];
}

const refuse = (code: 'fileEmpty' | 'fileHeaderOnly') => fieldProblem('file', code, 'noImport');

/** The refusal of a file that is too large to be read. */
export const tooLarge = (): Problem =>
  new Problem('noImport', { fields: { file: { code: 'fileTooLarge', max: maxFileBytes / 1_000_000 } } });

const missingColumns = (names: readonly string[]): Problem =>
  new Problem('noImport', {
    fields: Object.fromEntries(
      names.map((name): [string, Fault] => [`columns.${name}`, { code: 'columnMissing', name }]),
    ),
  });

/** Where each field stands in the header row, and the names of the columns that it lacks. */
const placesOf = (header: readonly string[], columns: Columns<string>) => {
  const names = header.map(comparable);
  const places = Object.entries(columns).map(([field, name]) => [field, names.indexOf(comparable(name))] as const);
  const missing = places.filter(([, at]) => at < 0).map(([field]) => columns[field] ?? field);
  return { places: new Map(places.filter(([, at]) => at >= 0)), missing };
};

const fieldsIn = (header: readonly string[], places: ReadonlyMap<string, number>): readonly string[] =>
  header.map((_, index) => [...places].find(([, at]) => at === index)?.[0] ?? '');

/** What a row is read as: a row or its fault, and what is to be said about it; only the latter for one that is passed over. */
type Outcome<Kind extends ImportKind> =
  | (ReturnType<typeof readRow<Kind>> & { readonly note?: RowRemark })
  | { readonly note: RowRemark };

const collected = <Kind extends ImportKind>(
  outcomes: Iterable<readonly [TableRow, Outcome<Kind>]>,
): Pick<ReadFile<Kind>, 'rows' | 'faults' | 'notes' | 'sample'> & { readonly count: number } => {
  const rows: RowsOf[Kind][] = [];
  const faults: RowRemark[] = [];
  const notes: RowRemark[] = [];
  const sample: SampleRow<Kind>[] = [];
  let count = 0;
  for (const [row, outcome] of outcomes) {
    count += 1;
    if (sample.length < sampleRows) sample.push({ ...row, row: 'row' in outcome ? outcome.row : null });
    if (outcome.note) notes.push(outcome.note);
    if ('row' in outcome) rows.push(outcome.row);
    else if ('fault' in outcome) faults.push(outcome.fault);
  }
  if (count === 0) throw refuse('fileHeaderOnly');
  return { rows, faults, notes, sample, count };
};

const paxmlFile = (bytes: Uint8Array): ReadFile<'hours'> => {
  const outcomes = function* (): Generator<readonly [TableRow, Outcome<'hours'>]> {
    for (const { line, cells, isExtent } of readPaxml(bytes)) {
      const remark = { line, unit: cells.unit.trim(), column: paxmlColumns.activity, value: cells.activity };
      const outcome: Outcome<'hours'> = isExtent
        ? { note: { ...remark, code: 'extent' } }
        : readRow('hours', line, cells, paxmlColumns);
      yield [{ line, cells: Object.values(cells) }, outcome];
    }
  };
  const { count, ...read } = collected(outcomes());
  return {
    kind: 'hours',
    facts: { delimiter: '', encoding: 'XML', rows: count },
    columns: Object.values(paxmlColumns),
    fields: Object.keys(paxmlColumns),
    missing: [],
    ...read,
  };
};

const firstRows = (rows: Iterable<TableRow>): readonly TableRow[] => {
  const first: TableRow[] = [];
  for (const row of rows) {
    if (first.length === sampleRows) break;
    first.push(row);
  }
  return first;
};

const tableFile = <Kind extends ImportKind>(
  kind: Kind,
  bytes: Uint8Array,
  columns: Columns<string>,
  toMap: boolean,
): ReadFile<Kind> => {
  const { rows, delimiter, encoding } = readTable(bytes);
  const first = rows.next();
  if (first.done) throw refuse('fileEmpty');
  const header = first.value.cells.map((cell) => cell.trim());
  const { places, missing } = placesOf(header, columns);
  const fields = fieldsIn(header, places);
  if (missing.length > 0) {
    if (!toMap) throw missingColumns(missing);
    const sample = firstRows(rows).map((row): SampleRow<Kind> => ({ ...row, row: null }));
    const none = { rows: [], faults: [], notes: [] };
    return {
      kind,
      facts: { delimiter, encoding, rows: sample.length },
      columns: header,
      fields,
      missing,
      sample,
      ...none,
    };
  }
  const cellsOf = ({ cells }: TableRow) =>
    Object.fromEntries([...places].map(([field, at]) => [field, cells[at] ?? ''])) as Columns<string> & {
      readonly unit: string;
    };
  const outcomes = function* (): Generator<readonly [TableRow, Outcome<Kind>]> {
    for (const row of rows) {
      const cells = cellsOf(row);
      const remark = { line: row.line, unit: cells.unit.trim() };
      if (row.cells.length !== header.length) {
        yield [row, { fault: { ...remark, column: '', value: String(row.cells.length), code: 'cells' } }];
        continue;
      }
      const outcome = readRow(kind, row.line, cells, columns);
      const run = Object.entries(cells).find(([, cell]) => formula.test(cell));
      const note: RowRemark | undefined = run && {
        ...remark,
        column: columns[run[0]] ?? '',
        value: run[1],
        code: 'formula',
      };
      yield [row, note ? { ...outcome, note } : outcome];
    }
  };
  const { count, ...read } = collected(outcomes());
  return { kind, facts: { delimiter, encoding, rows: count }, columns: header, fields, missing, ...read };
};

/**
 * Reads a file of the HR system: delimited rows, or PAXml 2.0 for worked hours. A row that cannot be read is named in `faults`.
 * Throws `noImport` for a file that is empty, too large, without a needed column, or no such file at all. With `toMap` a file
 * that lacks a column is answered with its first rows and `missing`, so that its columns can be chosen.
 */
export const readImportFile = <Kind extends ImportKind>(
  kind: Kind,
  bytes: Uint8Array,
  mapping: Pick<ImportMapping, ImportKind>,
  { toMap = false }: { readonly toMap?: boolean } = {},
): ReadFile<Kind> => {
  if (bytes.length > maxFileBytes) throw tooLarge();
  if (bytes.length === 0) throw refuse('fileEmpty');
  if (kind === 'hours' && isXml(bytes)) return paxmlFile(bytes) as ReadFile<Kind>;
  return tableFile(kind, bytes, mapping[kind], toMap);
};
