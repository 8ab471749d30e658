import { type Box, type Cell, cellsIn, contains, rowsIn } from './box.ts';

/** A cell and the cell whose text it gets. */
export interface Copied {
  readonly from: Cell;
  readonly to: Cell;
}

/** Ctrl+D: the first row of the range is copied to its other rows; a range of one row gets the row above. */
export const filledDown = (range: Box): readonly Copied[] => {
  const source = rowsIn(range) === 1 ? range.top - 1 : range.top;
  if (source < 0) return [];
  return cellsIn({ ...range, top: source + 1 }).map((to) => ({ from: { row: source, column: to.column }, to }));
};

/** Ctrl+R: the first column of the range is copied to its other columns; a range of one column gets the column to the left. */
export const filledRight = (range: Box): readonly Copied[] => {
  const source = range.left === range.right ? range.left - 1 : range.left;
  if (source < 0) return [];
  return cellsIn({ ...range, left: source + 1 }).map((to) => ({ from: { row: to.row, column: source }, to }));
};

/** The range extended to a cell in one direction, that of the larger distance; the same range for a cell within it. */
export const drawnOut = (range: Box, { row, column }: Cell): Box => {
  const down = Math.max(row - range.bottom, range.top - row, 0);
  const across = Math.max(column - range.right, range.left - column, 0);
  if (down === 0 && across === 0) return range;
  return down >= across
    ? { ...range, top: Math.min(range.top, row), bottom: Math.max(range.bottom, row) }
    : { ...range, left: Math.min(range.left, column), right: Math.max(range.right, column) };
};

const wrapped = (index: number, first: number, last: number): number => {
  const length = last - first + 1;
  return first + ((((index - first) % length) + length) % length);
};

/** The fill handle: repeats the range over the cells that it was extended to. */
export const filledOver = (source: Box, over: Box): readonly Copied[] =>
  cellsIn(over)
    .filter((cell) => !contains(source, cell))
    .map((to) => ({
      from: {
        row: wrapped(to.row, source.top, source.bottom),
        column: wrapped(to.column, source.left, source.right),
      },
      to,
    }));
