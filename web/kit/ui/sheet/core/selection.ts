import { type Box, boxOf, type Cell, columnsIn, contains, inside, isOneCell, type Size } from './box.ts';

/** The selection: the active cell (where typing goes) within the range from one corner to the other. */
export interface Selection {
  readonly active: Cell;
  readonly from: Cell;
  readonly to: Cell;
  /** The column of the first of several Tabs: Enter returns to it. */
  readonly tabbedFrom?: number;
}

/** The direction of an arrow or page key, and its distance. */
export type Step = 'up' | 'down' | 'left' | 'right';
export type Reach = 'cell' | 'page' | 'edge';

/** Rows that a page key moves. */
const PAGE = 10;

export const at = (cell: Cell): Selection => ({ active: cell, from: cell, to: cell });

/** The selected range. */
export const rangeOf = ({ from, to }: Selection): Box => boxOf(from, to);

const steps: Readonly<Record<Step, Cell>> = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
};

const stepped = (cell: Cell, step: Step, reach: Reach, size: Size): Cell => {
  const { row, column } = steps[step];
  const far = reach === 'cell' ? 1 : reach === 'page' ? PAGE : Math.max(size.rows, size.columns);
  return inside({ row: cell.row + row * far, column: cell.column + column * far }, size);
};

/** One step from the active cell; the range is only that cell. */
export const moved = ({ active }: Selection, step: Step, reach: Reach, size: Size): Selection =>
  at(stepped(active, step, reach, size));

/** The range after one step of the corner opposite the active cell (Shift and arrow). */
export const extended = ({ active, from, to }: Selection, step: Step, reach: Reach, size: Size): Selection => {
  const fixed = active.row === from.row && active.column === from.column;
  return { active, from: active, to: stepped(fixed ? to : active, step, reach, size) };
};

/** The range from the active cell to another (Shift and click, or dragging). */
export const extendedTo = ({ active }: Selection, to: Cell): Selection => ({ active, from: active, to });

/** Both corners of the whole table, with the active cell kept. */
export const everything = ({ active }: Selection, { rows, columns }: Size): Selection => ({
  active,
  from: { row: 0, column: 0 },
  to: inside({ row: rows, column: columns }, { rows, columns }),
});

/** Whole rows, or whole columns, of the range. */
export const widened = (selection: Selection, along: 'rows' | 'columns', { rows, columns }: Size): Selection => {
  const { top, bottom, left, right } = rangeOf(selection);
  const from = along === 'rows' ? { row: top, column: 0 } : { row: 0, column: left };
  const to = along === 'rows' ? { row: bottom, column: columns - 1 } : { row: rows - 1, column: right };
  return { active: selection.active, from, to };
};

const within = (selection: Selection, order: 'rows' | 'columns', way: 1 | -1): Selection => {
  const box = rangeOf(selection);
  const width = columnsIn(box);
  const height = box.bottom - box.top + 1;
  const { row, column } = { row: selection.active.row - box.top, column: selection.active.column - box.left };
  const index = order === 'rows' ? row * width + column : column * height + row;
  const next = (index + way + width * height) % (width * height);
  const active =
    order === 'rows'
      ? { row: box.top + Math.floor(next / width), column: box.left + (next % width) }
      : { row: box.top + (next % height), column: box.left + Math.floor(next / height) };
  return { ...selection, active };
};

/**
 * Tab: the next cell, row by row; within a range of several cells. Null past the table's end, where Tab leaves it.
 */
export const tabbed = (selection: Selection, way: 1 | -1, size: Size): Selection | null => {
  if (!isOneCell(rangeOf(selection))) return within(selection, 'rows', way);
  const { active } = selection;
  const index = active.row * size.columns + active.column + way;
  if (index < 0 || index >= size.rows * size.columns) return null;
  const next = { row: Math.floor(index / size.columns), column: index % size.columns };
  return { ...at(next), tabbedFrom: selection.tabbedFrom ?? active.column };
};

/** Enter: one row down, in the column of the first Tab; within a range of several cells. */
export const entered = (selection: Selection, way: 1 | -1, size: Size): Selection => {
  if (!isOneCell(rangeOf(selection))) return within(selection, 'columns', way);
  const { active, tabbedFrom } = selection;
  const column = way === 1 ? (tabbedFrom ?? active.column) : active.column;
  return at(inside({ row: active.row + way, column }, size));
};

/** The selection, kept inside a table that has become smaller. */
export const fitted = (selection: Selection, size: Size): Selection => {
  const whole = { top: 0, left: 0, bottom: size.rows - 1, right: size.columns - 1 };
  const { active, from, to } = selection;
  if (contains(whole, active) && contains(whole, from) && contains(whole, to)) return selection;
  return { active: inside(active, size), from: inside(from, size), to: inside(to, size) };
};
