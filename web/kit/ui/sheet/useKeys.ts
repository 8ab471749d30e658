import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { isEditableAt, toggled } from './checks.ts';
import type { SheetRow } from './column.ts';
import { cellsIn } from './core/box.ts';
import { type Command, commandOf, editingCommandOf } from './core/command.ts';
import { type Copied, filledDown, filledRight } from './core/fill.ts';
import { clearedCells, sizeOf, textAt } from './core/grid.ts';
import {
  at,
  entered,
  everything,
  extended,
  moved,
  rangeOf,
  type Selection,
  tabbed,
  widened,
} from './core/selection.ts';
import { type Act, editing, focused, put, redone, restored, selected, undone } from './core/state.ts';
import { steppedCells } from './core/step.ts';
import type { SheetModel } from './useSheet.ts';

const copied = <Row extends SheetRow>({ grid, draft }: SheetModel<Row>, cells: readonly Copied[]): Act<Row> =>
  put(cells.map(({ from, to }) => ({ cell: to, text: textAt(grid, draft, from) })));

const cornerMoved = <Row extends SheetRow>(
  { grid }: SheetModel<Row>,
  { end, extend }: Extract<Command, { do: 'corner' }>,
): Act<Row> => {
  const corner = end ? { row: grid.rows.length - 1, column: grid.columns.length - 1 } : { row: 0, column: 0 };
  return selected(({ active }) => (extend ? { active, from: active, to: corner } : at(corner)));
};

/** The cell from which Enter leaves a range that was filled: in its last row, or its first. */
const edgeOf = (selection: Selection, way: 1 | -1): Selection => {
  const { top, bottom } = rangeOf(selection);
  return { ...selection, ...at({ row: way === 1 ? bottom : top, column: selection.active.column }) };
};

/** Returns the act of a command; undefined where the browser itself does it. */
const actOf = <Row extends SheetRow>(sheet: SheetModel<Row>, command: Command): Act<Row> | undefined => {
  const { grid, state } = sheet;
  const size = sizeOf(grid);
  const range = rangeOf(state.selection);
  switch (command.do) {
    case 'move':
      return selected((from) => moved(from, command.step, command.reach, size));
    case 'extend':
      return selected((from) => extended(from, command.step, command.reach, size));
    case 'corner':
      return cornerMoved(sheet, command);
    case 'tab':
      return selected((from) => tabbed(from, command.way, size) ?? from);
    case 'enter':
      return selected((from) =>
        entered(grid.fillsRange && state.editing ? edgeOf(from, command.way) : from, command.way, size),
      );
    case 'widen':
      return selected((from) => widened(from, command.along, size));
    case 'all':
      return selected((from) => everything(from, size));
    case 'edit':
      return editing(false);
    case 'toggle':
      return toggled(sheet);
    case 'clear':
      return put(clearedCells(grid, sheet.draft, cellsIn(range)));
    case 'step':
      return put(steppedCells(grid, sheet.draft, cellsIn(range), command.by));
    case 'down':
      return copied(sheet, filledDown(range));
    case 'right':
      return copied(sheet, filledRight(range));
    case 'undo':
      return undone();
    case 'redo':
      return redone();
    case 'escape':
      return restored();
    case 'replace':
      return undefined;
  }
};

/** What the key opens in the active cell, where its column has something to open. */
const opened = <Row extends SheetRow>({ grid, state }: SheetModel<Row>, command: Command): (() => void) | undefined => {
  const isKey = command.do === 'edit' || command.do === 'toggle' || (command.do === 'enter' && command.way === 1);
  const { row, column } = state.selection.active;
  const at = grid.rows[row];
  return isKey && !state.editing && at ? grid.columns[column]?.open?.(at) : undefined;
};

const changes: ReadonlySet<Command['do']> = new Set(['edit', 'toggle', 'replace', 'clear', 'step']);

/** Returns the key handler of a sheet. Tab moves through the cells and leaves at the table's end, or anywhere after Escape. */
export const useKeys = <Row extends SheetRow>(sheet: SheetModel<Row>) => {
  const leaving = useRef(false);
  const { state, grid, act, refuse } = sheet;

  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const pressed = state.editing ? editingCommandOf(event, state.editing.over) : commandOf(event);
    if (!pressed) return;
    const open = opened(sheet, pressed);
    if (open) {
      event.preventDefault();
      open();
      return;
    }
    const isCheck = grid.columns[state.selection.active.column]?.kind === 'check';
    const command: Command = pressed.do === 'toggle' && !isCheck ? { do: 'replace' } : pressed;
    if (command.do === 'tab') {
      const leaves = tabbed(state.selection, command.way, sizeOf(grid)) === null;
      if (leaving.current || (leaves && !state.editing)) {
        leaving.current = false;
        return;
      }
    }
    leaving.current = command.do === 'escape' && !state.editing;
    // Clearing and stepping a range skip its read-only cells.
    const refused =
      command.do === 'clear' || command.do === 'step' ? grid.readOnly : !isEditableAt(sheet, state.selection.active);
    if (changes.has(command.do) && refused) {
      event.preventDefault();
      refuse();
      return;
    }
    if (command.do === 'replace') {
      // The field takes the focus before the browser inserts the character, so that dead keys and input methods work.
      if (!isCheck) flushSync(() => act(editing(true)));
      return;
    }
    event.preventDefault();
    const step = actOf(sheet, command);
    if (step) act(focused(step));
  };
};
