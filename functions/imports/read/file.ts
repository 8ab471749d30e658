import { yieldToEventLoop } from '#functions/kernel/adapters/work.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { Fault } from '#shared/model/faults.ts';
import { type FileFacts, maxFileBytes } from '#shared/model/hrImport.ts';
import {
  defaultNumbers,
  type ImportKind,
  type ImportMapping,
  type Numbers,
  optionalFields,
} from '#shared/model/importMapping.ts';
import { comparable } from '#shared/text/names.ts';
import { givenStyle, numberStyleOf } from './numberStyle.ts';
import { isXml, type PaxmlRow, paxmlColumns, readPaxml } from './paxml.ts';
import { type ColumnStyle, type Columns, identifierIn, type RowRemark, type RowsOf, readRow } from './rows.ts';
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

const refuse = (code: 'fileEmpty' | 'fileHeaderOnly' | 'fileXmlStaff') => fieldProblem('file', code, 'noImport');

/** The refusal of a file that is too large to be read. */
export const tooLarge = (): Problem =>
  new Problem('noImport', { fields: { file: { code: 'fileTooLarge', max: maxFileBytes / 1_000_000 } } });

/** The unit identifier of an employee number; undefined where no or more than one unit has the employee. */
export type UnitOf = (number: string) => string | undefined;

const columnsTwice = (names: readonly string[]): Problem =>
  new Problem('noImport', {
    fields: Object.fromEntries(
      names.map((name): [string, Fault] => [`columns.${name}`, { code: 'columnTwice', name }]),
    ),
  });

const missingColumns = (names: readonly string[]): Problem =>
  new Problem('noImport', {
    fields: Object.fromEntries(
      names.map((name): [string, Fault] => [`columns.${name}`, { code: 'columnMissing', name }]),
    ),
  });

/** Where each field stands in the header row, and the names of the needed columns that it lacks. */
const placesOf = (header: readonly string[], columns: Columns<string>) => {
  const names = header.map(comparable);
  const places = Object.entries(columns).map(([field, name]) => [field, names.indexOf(comparable(name))] as const);
  const missing = places
    .filter(([field, at]) => at < 0 && !optionalFields.has(field))
    .map(([field]) => columns[field] ?? field);
  return { places: new Map(places.filter(([, at]) => at >= 0)), missing };
};

const fieldsIn = (header: readonly string[], places: ReadonlyMap<string, number>): readonly string[] =>
  header.map((_, index) => [...places].find(([, at]) => at === index)?.[0] ?? '');

/** What a row is read as: a row or its fault, and what is to be said about it; only the latter for one that is passed over. */
type Outcome<Kind extends ImportKind> =
  | (ReturnType<typeof readRow<Kind>> & { readonly note?: RowRemark })
  | { readonly note: RowRemark };

/** Rows that are read before other requests have a turn. */
const rowsAtOnce = 250;

const collected = async <Kind extends ImportKind>(
  outcomes: Iterable<readonly [TableRow, Outcome<Kind>]>,
): Promise<Pick<ReadFile<Kind>, 'rows' | 'faults' | 'notes' | 'sample'> & { readonly count: number }> => {
  const rows: RowsOf[Kind][] = [];
  const faults: RowRemark[] = [];
  const notes: RowRemark[] = [];
  const sample: SampleRow<Kind>[] = [];
  let count = 0;
  for (const [row, outcome] of outcomes) {
    count += 1;
    if (count % rowsAtOnce === 0) await yieldToEventLoop();
    if (sample.length < sampleRows) sample.push({ ...row, row: 'row' in outcome ? outcome.row : null });
    if (outcome.note) notes.push(outcome.note);
    if ('row' in outcome) rows.push(outcome.row);
    else if ('fault' in outcome) faults.push(outcome.fault);
  }
  if (count === 0) throw refuse('fileHeaderOnly');
  return { rows, faults, notes, sample, count };
};

/** Numbers of PAXml have a decimal point and no marks between thousands. */
const xmlStyle: ColumnStyle = {
  hours: { decimals: new Set(['.', ',']), thousands: new Set() },
  rates: null,
};

/** A line that names no unit, of an employee whom no unit has, or more than one. */
const untold = (row: PaxmlRow): RowRemark => ({
  line: row.line,
  unit: '',
  column: row.employment ? 'anstid' : 'persnr',
  value: row.employment || row.person,
  code: 'employeeUnknown',
});

const paxmlFile = async (bytes: Uint8Array, unitOf: UnitOf): Promise<ReadFile<'hours'>> => {
  const { rows, employments, hasUnits } = await readPaxml(bytes);
  const unitIn = ({ cells, employment, person, otherUnit }: PaxmlRow): string => {
    const numbers = [employment, employments.get(person) ?? '', person].filter((number) => number !== '');
    const ofEmployee = numbers.map(unitOf).find((unit) => unit !== undefined);
    return cells.unit || ofEmployee || (hasUnits ? '' : otherUnit);
  };
  const outcomes = function* (): Generator<readonly [TableRow, Outcome<'hours'>]> {
    for (const row of rows) {
      const { line, isExtent } = row;
      const cells = { ...row.cells, unit: unitIn(row) };
      const remark = { line, unit: identifierIn(cells.unit), column: paxmlColumns.activity, value: cells.activity };
      const outcome: Outcome<'hours'> = isExtent
        ? { note: { ...remark, code: 'extent' } }
        : cells.unit === ''
          ? { fault: untold(row) }
          : readRow('hours', line, cells, paxmlColumns, xmlStyle);
      yield [{ line, cells: Object.values(cells) }, outcome];
    }
  };
  const { count, ...read } = await collected(outcomes());
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

/** The cells of a row without empty ones behind those of the header. */
const within = (columns: number, { cells, ...row }: TableRow): TableRow => ({
  ...row,
  cells: cells.slice(columns).every((cell) => cell.trim() === '') ? cells.slice(0, columns) : cells,
});

/** The header without empty names at its end. */
const headerOf = ({ cells }: TableRow): readonly string[] => {
  const names = cells.map((cell) => cell.trim());
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1);
};

/** The columns that are read and that the header has twice: which of the two is meant, nobody can tell. */
const twiceIn = (header: readonly string[], columns: Columns<string>): readonly string[] => {
  const names = header.map(comparable);
  return Object.values(columns).filter((name) => names.filter((one) => one === comparable(name)).length > 1);
};

/** How the values of a file's columns are written, by the organisation's settings, else the hours by all of its rows. */
const styleOf = async (
  rows: Iterable<TableRow>,
  hoursAt: number | undefined,
  numbers: Numbers,
): Promise<ColumnStyle> => {
  if (hoursAt === undefined || numbers.decimals !== null)
    return { hours: givenStyle(numbers.decimals ?? 'comma'), rates: numbers.rates };
  const hours: string[] = [];
  let count = 0;
  for (const { cells } of rows) {
    count += 1;
    if (count % rowsAtOnce === 0) await yieldToEventLoop();
    const hour = cells[hoursAt] ?? '';
    if (/[.,]/.test(hour)) hours.push(hour);
  }
  return { hours: numberStyleOf(hours), rates: numbers.rates };
};

const brokenRow = (row: TableRow, cells: { readonly unit: string }): RowRemark => ({
  line: row.line,
  column: '',
  value: String(row.cells.length),
  code: row.broken ?? 'cells',
  // Cells that a stray quotation mark has cut apart say nothing about the unit.
  unit: row.broken === 'quote' ? '' : identifierIn(cells.unit),
});

const tableFile = async <Kind extends ImportKind>(
  kind: Kind,
  bytes: Uint8Array,
  columns: Columns<string>,
  { toMap, numbers }: { readonly toMap: boolean; readonly numbers: Numbers },
): Promise<ReadFile<Kind>> => {
  const { rows, delimiter, encoding } = readTable(bytes);
  const first = rows.next();
  if (first.done) throw refuse('fileEmpty');
  const header = headerOf(first.value);
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
  const twice = twiceIn(header, columns);
  if (twice.length > 0) throw columnsTwice(twice);
  const { rows: allRows } = readTable(bytes);
  allRows.next();
  const style = await styleOf(allRows, places.get('hours'), numbers);
  const cellsOf = ({ cells }: TableRow) =>
    Object.fromEntries([...places].map(([field, at]) => [field, cells[at] ?? ''])) as Columns<string> & {
      readonly unit: string;
    };
  const outcomes = function* (): Generator<readonly [TableRow, Outcome<Kind>]> {
    for (const one of rows) {
      const row = within(header.length, one);
      const cells = cellsOf(row);
      if (row.broken || row.cells.length !== header.length) {
        yield [row, { fault: brokenRow(row, cells) }];
        continue;
      }
      const outcome = readRow(kind, row.line, cells, columns, style);
      const run = Object.entries(cells).find(([, cell]) => formula.test(cell));
      const note: RowRemark | undefined = run && {
        line: row.line,
        unit: identifierIn(cells.unit),
        column: columns[run[0]] ?? '',
        value: run[1],
        code: 'formula',
      };
      yield [row, note ? { ...outcome, note } : outcome];
    }
  };
  const { count, ...read } = await collected(outcomes());
  return { kind, facts: { delimiter, encoding, rows: count }, columns: header, fields, missing, ...read };
};

interface Reading {
  /** Whether a file that lacks columns is answered with its first rows and `missing`, so that its columns can be chosen. */
  readonly toMap?: boolean;
  /** The unit of an employee number, for time transactions that name none. */
  readonly unitOf?: UnitOf;
}

/**
 * Reads a file of the HR system: delimited rows, or PAXml 2.0 for worked hours. A row that cannot be read is named in `faults`.
 * Throws `noImport` for a file that is empty, too large, without a needed column or with two of one, or no such file at all.
 */
export const readImportFile = async <Kind extends ImportKind>(
  kind: Kind,
  bytes: Uint8Array,
  mapping: Pick<ImportMapping, ImportKind> & Partial<Pick<ImportMapping, 'numbers'>>,
  { toMap = false, unitOf = () => undefined }: Reading = {},
): Promise<ReadFile<Kind>> => {
  if (bytes.length > maxFileBytes) throw tooLarge();
  if (bytes.length === 0) throw refuse('fileEmpty');
  if (isXml(bytes)) {
    if (kind === 'personnel') throw refuse('fileXmlStaff');
    return (await paxmlFile(bytes, unitOf)) as ReadFile<Kind>;
  }
  return tableFile(kind, bytes, mapping[kind], { toMap, numbers: mapping.numbers ?? defaultNumbers });
};
