/** A cell by its place in the table, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** How many rows and columns there are. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** A rectangle of cells, all edges inclusive. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** The rectangle with two cells as opposite corners. */
export const boxOf = (a: Cell, b: Cell): Box => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
});

/** The smallest rectangle with all cells; undefined without any. */
export const boxAround = ([first, ...others]: readonly Cell[]): Box | undefined =>
  first &&
  others.reduce(
    (box, { row, column }) => ({
      top: Math.min(box.top, row),
      left: Math.min(box.left, column),
      bottom: Math.max(box.bottom, row),
      right: Math.max(box.right, column),
    }),
    boxOf(first, first),
  );

export const rowsIn = ({ top, bottom }: Box): number => bottom - top + 1;
export const columnsIn = ({ left, right }: Box): number => right - left + 1;
export const isOneCell = (box: Box): boolean => rowsIn(box) === 1 && columnsIn(box) === 1;

export const contains = ({ top, left, bottom, right }: Box, { row, column }: Cell): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The cells of a rectangle, row by row. */
export const cellsIn = (box: Box): readonly Cell[] =>
  Array.from({ length: Math.max(0, rowsIn(box)) * Math.max(0, columnsIn(box)) }, (_, index) => ({
    row: box.top + Math.floor(index / columnsIn(box)),
    column: box.left + (index % columnsIn(box)),
  }));

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The cell, moved inside the table where it lies outside; (0, 0) of an empty one. */
export const inside = ({ row, column }: Cell, { rows, columns }: Size): Cell => ({
  row: between(row, 0, Math.max(0, rows - 1)),
  column: between(column, 0, Math.max(0, columns - 1)),
});
