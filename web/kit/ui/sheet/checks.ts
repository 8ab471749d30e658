import type { SheetRow } from './column.ts';
import { type Cell, cellsIn } from './core/box.ts';
import { CHECKED, UNCHECKED } from './core/check.ts';
import { isEditable, textAt, textsOf } from './core/grid.ts';
import { rangeOf } from './core/selection.ts';
import { type Act, put } from './core/state.ts';
import type { SheetModel } from './useSheet.ts';

/** Whether a cell takes a text now. */
export const isEditableAt = <Row extends SheetRow>({ grid, state }: SheetModel<Row>, cell: Cell): boolean => {
  const [row, column] = [grid.rows[cell.row], grid.columns[cell.column]];
  return row !== undefined && column !== undefined && isEditable(grid, row, column, textsOf(row, state.draft));
};

const opposite = <Row extends SheetRow>({ grid, draft }: SheetModel<Row>, cell: Cell): string =>
  textAt(grid, draft, cell) === CHECKED ? UNCHECKED : CHECKED;

/** Sets one check to its opposite. */
export const flipped = <Row extends SheetRow>(sheet: SheetModel<Row>, cell: Cell): Act<Row> =>
  put([{ cell, text: opposite(sheet, cell) }]);

/** Sets every check of the range to the opposite of the active one. */
export const toggled = <Row extends SheetRow>(sheet: SheetModel<Row>): Act<Row> => {
  const { grid, state } = sheet;
  const text = opposite(sheet, state.selection.active);
  const checks = cellsIn(rangeOf(state.selection)).filter(({ column }) => grid.columns[column]?.kind === 'check');
  return put(checks.map((cell) => ({ cell, text })));
};
