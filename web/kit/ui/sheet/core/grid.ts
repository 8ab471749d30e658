import type { Faults, SheetColumn, SheetRow } from '../column.ts';
import type { Cell, Size } from './box.ts';
import { readCheck } from './check.ts';
import type { Put } from './clipboard.ts';
import type { Draft, Edit, Saved, Texts } from './draft.ts';

/** The rows and columns of a sheet, and the rules over them, from the caller. */
export interface Grid<Row extends SheetRow> {
  readonly rows: readonly Row[];
  /** The rows with those that are not shown: what is typed in them is kept. Only `rows` where all are shown. */
  readonly all?: readonly Row[] | undefined;
  readonly columns: readonly SheetColumn<Row>[];
  readonly readOnly: boolean;
  /** Whether a typed text goes to every cell of the range, not to the active one alone. */
  readonly fillsRange?: boolean;
  readonly faultsOf: (row: Row, texts: Texts) => Faults;
  /** The texts of a row after the rules between its cells, after the text of this column was committed. */
  readonly settle: (texts: Texts, columnId: string, row: Row) => Texts;
}

export const sizeOf = <Row extends SheetRow>({ rows, columns }: Grid<Row>): Size => ({
  rows: rows.length,
  columns: columns.length,
});

const saved = new WeakMap<readonly SheetRow[], Saved>();

/** The saved texts by row; made once for the same rows, as every key asks for them. */
export const savedOf = <Row extends SheetRow>(rows: readonly Row[]): Saved => {
  const known = saved.get(rows);
  if (known) return known;
  const made = new Map(rows.map(({ id, texts }) => [id, texts]));
  saved.set(rows, made);
  return made;
};

/** The texts of a row with its draft. */
export const textsOf = <Row extends SheetRow>(row: Row, draft: Draft): Texts => {
  const typed = draft[row.id];
  return typed ? { ...row.texts, ...typed } : row.texts;
};

/** The text of one cell; computed in a computed column. */
export const textAt = <Row extends SheetRow>({ rows, columns }: Grid<Row>, draft: Draft, cell: Cell): string => {
  const [row, column] = [rows[cell.row], columns[cell.column]];
  if (!row || !column) return '';
  const texts = textsOf(row, draft);
  return column.value ? column.value(row, texts) : (texts[column.id] ?? '');
};

/** Whether the text of the cell can be changed. */
export const isEditable = <Row extends SheetRow>(grid: Grid<Row>, row: Row, column: SheetColumn<Row>, texts: Texts) =>
  !(grid.readOnly || column.kind === 'readonly' || row.readOnly || column.readOnly?.(row, texts));

const read = <Row extends SheetRow>(
  column: SheetColumn<Row>,
  text: string,
  row: Row,
  texts: Texts,
): string | undefined =>
  column.kind === 'check' ? readCheck(text) : (column.normalise?.(text, row, texts) ?? text.trim());

/** The texts of a row after an operation, and how many of its texts the row does not take. */
const placedIn = <Row extends SheetRow>(grid: Grid<Row>, row: Row, draft: Draft, puts: readonly Put[]) => {
  let [after, refused] = [textsOf(row, draft), 0];
  for (const { cell, text } of puts) {
    const column = grid.columns[cell.column];
    if (!column || column.kind === 'readonly') continue;
    const kept = read(column, text, row, after);
    if (kept === (after[column.id] ?? '')) continue;
    if (kept === undefined || !isEditable(grid, row, column, after)) refused += 1;
    else after = grid.settle({ ...after, [column.id]: kept }, column.id, row);
  }
  return { after, refused };
};

const rowEdits = <Row extends SheetRow>(grid: Grid<Row>, row: Row, draft: Draft, puts: readonly Put[]): Edit[] => {
  const before = textsOf(row, draft);
  const { after } = placedIn(grid, row, draft, puts);
  return Object.keys(after)
    .filter((column) => (after[column] ?? '') !== (before[column] ?? ''))
    .map((column) => ({ row: row.id, column, before: before[column] ?? '', after: after[column] ?? '' }));
};

const byRow = <Row extends SheetRow>({ rows }: Grid<Row>, puts: readonly Put[]) => {
  const grouped = new Map<number, Put[]>();
  for (const put of puts) {
    const own = grouped.get(put.cell.row);
    if (own) own.push(put);
    else grouped.set(put.cell.row, [put]);
  }
  return [...grouped].flatMap(([index, own]) => {
    const row = rows[index];
    return row ? [{ row, own }] : [];
  });
};

/** The edits of an operation: texts normalised, rules between cells applied, read-only cells skipped. */
export const editsOf = <Row extends SheetRow>(grid: Grid<Row>, draft: Draft, puts: readonly Put[]): readonly Edit[] =>
  byRow(grid, puts).flatMap(({ row, own }) => rowEdits(grid, row, draft, own));

/** How many texts of an operation no cell takes: another text in a closed cell, or no yes or no for a check. */
export const refusedIn = <Row extends SheetRow>(grid: Grid<Row>, draft: Draft, puts: readonly Put[]): number =>
  byRow(grid, puts).reduce((sum, { row, own }) => sum + placedIn(grid, row, draft, own).refused, 0);

/** The cells as Delete and Cut leave them. */
export const clearedCells = <Row extends SheetRow>(grid: Grid<Row>, draft: Draft, cells: readonly Cell[]): Put[] =>
  cells.map((cell) => ({ cell, text: grid.columns[cell.column]?.cleared?.(textAt(grid, draft, cell)) ?? '' }));
