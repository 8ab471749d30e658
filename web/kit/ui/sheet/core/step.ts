import type { SheetRow } from '../column.ts';
import type { Cell } from './box.ts';
import type { Put } from './clipboard.ts';
import type { Draft } from './draft.ts';
import { type Grid, textAt } from './grid.ts';

/** The cells of a selection that hold a quantity (`step` of the column), each with its text after one step up or down. */
export const steppedCells = <Row extends SheetRow>(
  grid: Grid<Row>,
  draft: Draft,
  cells: readonly Cell[],
  by: 1 | -1,
): Put[] =>
  cells.flatMap((cell) => {
    const text = grid.columns[cell.column]?.step?.(textAt(grid, draft, cell), by);
    return text === undefined ? [] : [{ cell, text }];
  });

/** The texts of a whole column, put into other columns. */
export const columnCopied = <Row extends SheetRow>(
  grid: Grid<Row>,
  draft: Draft,
  from: number,
  to: readonly number[],
): Put[] =>
  grid.rows.flatMap((_, row) => {
    const text = textAt(grid, draft, { row, column: from });
    return to.map((column) => ({ cell: { row, column }, text }));
  });
