import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { Fault } from '#shared/model/faults.ts';
import type { FileFacts, ImportKind, ImportMapping } from '#shared/model/hrImport.ts';
import { comparable } from '#shared/text/names.ts';
import { isXml, paxmlColumns, readPaxml } from './paxml.ts';
import { type Columns, type RowRemark, type RowsOf, readRow } from './rows.ts';
import { readTable, type TableRow } from './table.ts';

/** The most bytes of a file that is read: some 500,000 rows. */
export const maxFileBytes = 40_000_000;
const sampleRows = 50;
/** What a spreadsheet program would run as a formula; here it is read as text, and said so. */
const formula = /^[=+@]/;

/** A file that was read: its rows, and what is wrong with those that could not be. */
export interface ReadFile<Kind extends ImportKind> {
  readonly kind: Kind;
  readonly facts: Omit<FileFacts, 'widened'>;
  /** The header, and the first rows as they stand in the file. */
  readonly columns: readonly string[];
  readonly sample: readonly TableRow[];
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
    fields: Object.fromEntries(names.map((name): [string, Fault] => [`columns.${name}`, { code: 'columnMissing' }])),
  });

/** Where each field stands in the header row. Throws `noImport` with the columns that are missing. */
const placesOf = (header: readonly string[], columns: Columns<string>): ReadonlyMap<string, number> => {
  const names = header.map(comparable);
  const places = Object.entries(columns).map(([field, name]) => [field, names.indexOf(comparable(name))] as const);
  const missing = places.filter(([, at]) => at < 0).map(([field]) => columns[field] ?? field);
  if (missing.length > 0) throw missingColumns(missing);
  return new Map(places);
};

type Outcome<Kind extends ImportKind> = ReturnType<typeof readRow<Kind>> & { readonly note?: RowRemark };

const collected = <Kind extends ImportKind>(
  outcomes: Iterable<readonly [TableRow, Outcome<Kind>]>,
): Pick<ReadFile<Kind>, 'rows' | 'faults' | 'notes' | 'sample'> & { readonly count: number } => {
  const rows: RowsOf[Kind][] = [];
  const faults: RowRemark[] = [];
  const notes: RowRemark[] = [];
  const sample: TableRow[] = [];
  let count = 0;
  for (const [row, outcome] of outcomes) {
    count += 1;
    if (sample.length < sampleRows) sample.push(row);
    if (outcome.note) notes.push(outcome.note);
    if ('row' in outcome) rows.push(outcome.row);
    else faults.push(outcome.fault);
  }
  if (count === 0) throw refuse('fileHeaderOnly');
  return { rows, faults, notes, sample, count };
};

const paxmlFile = (bytes: Uint8Array): ReadFile<'hours'> => {
  const outcomes = function* (): Generator<readonly [TableRow, Outcome<'hours'>]> {
    for (const { line, cells } of readPaxml(bytes))
      yield [{ line, cells: Object.values(cells) }, readRow('hours', line, cells, paxmlColumns)];
  };
  const { count, ...read } = collected(outcomes());
  return {
    kind: 'hours',
    facts: { delimiter: '', encoding: 'XML', rows: count },
    columns: Object.values(paxmlColumns),
    ...read,
  };
};

const tableFile = <Kind extends ImportKind>(
  kind: Kind,
  bytes: Uint8Array,
  columns: Columns<string>,
): ReadFile<Kind> => {
  const { rows, delimiter, encoding } = readTable(bytes);
  const first = rows.next();
  if (first.done) throw refuse('fileEmpty');
  const header = first.value.cells.map((cell) => cell.trim());
  const places = placesOf(header, columns);
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
  return { kind, facts: { delimiter, encoding, rows: count }, columns: header, ...read };
};

/**
 * Reads a file of the HR system: delimited rows, or PAXml 2.0 for worked hours. A row that cannot be read is named in `faults`.
 * Throws `noImport` for a file that is empty, too large, without a needed column, or no such file at all.
 */
export const readImportFile = <Kind extends ImportKind>(
  kind: Kind,
  bytes: Uint8Array,
  mapping: Pick<ImportMapping, ImportKind>,
): ReadFile<Kind> => {
  if (bytes.length > maxFileBytes) throw tooLarge();
  if (bytes.length === 0) throw refuse('fileEmpty');
  if (kind === 'hours' && isXml(bytes)) return paxmlFile(bytes) as ReadFile<Kind>;
  return tableFile(kind, bytes, mapping[kind]);
};
