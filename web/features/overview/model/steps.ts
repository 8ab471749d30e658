/** A position in the grid; column −1 is the row's name. */
export interface At {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** The column of a row's name. */
export const NAME = -1;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

const moves: Readonly<Record<string, (at: At, size: GridSize, far: boolean) => At>> = {
  ArrowLeft: ({ row, column }, _, far) => ({ row, column: far ? 0 : column - 1 }),
  ArrowRight: ({ row, column }, { columns }, far) => ({ row, column: far ? columns - 1 : column + 1 }),
  ArrowUp: ({ row, column }, _, far) => ({ row: far ? 0 : row - 1, column }),
  ArrowDown: ({ row, column }, { rows }, far) => ({ row: far ? rows - 1 : row + 1, column }),
  Home: ({ row }, _, far) => ({ row: far ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, far) => ({ row: far ? rows - 1 : row, column: columns - 1 }),
};

/**
 * Returns the position after a key (ARIA grid pattern): arrows by one, with Ctrl to the edge; Home and End to the first and
 * last week, with Ctrl of the first and last row. Undefined for other keys.
 */
export const stepped = (key: string, at: At, size: GridSize, far: boolean): At | undefined => {
  const next = moves[key]?.(at, size, far);
  return next && { row: between(next.row, 0, size.rows - 1), column: between(next.column, NAME, size.columns - 1) };
};
