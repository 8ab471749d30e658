import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { flipped, isEditableAt } from './checks.ts';
import type { SheetRow } from './column.ts';
import type { Cell } from './core/box.ts';
import { drawnOut, filledOver } from './core/fill.ts';
import { textAt } from './core/grid.ts';
import { at, extendedTo, rangeOf, type Selection } from './core/selection.ts';
import { type Act, caretPlaced, editing, filling, focused, put, selected } from './core/state.ts';
import { useLongPress } from './useLongPress.ts';
import type { SheetModel } from './useSheet.ts';

const cellAt = (target: EventTarget | Element | null): Cell | undefined => {
  const { row, column } = (target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null)?.dataset ?? {};
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
};

const isOn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const same = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column;

/**
 * Mouse: click, drag, Shift and click, double click, the fill handle, row and column heads. Touch: a tap selects, a
 * second tap edits with the text marked, so that a finger can still scroll; a long press marks cells, and the handle widens the marked range.
 */
export const usePointer = <Row extends SheetRow>(sheet: SheetModel<Row>) => {
  const drag = useRef<'range' | 'fill'>(undefined);

  const dragOver = useEffectEvent((event: globalThis.PointerEvent) => {
    const cell = drag.current && cellAt(document.elementFromPoint(event.clientX, event.clientY));
    if (!cell) return;
    const { act, state } = sheet;
    if (drag.current === 'fill') act(filling(drawnOut(rangeOf(state.selection), cell)));
    else if (!same(state.selection.to, cell)) act(focused(selected((from) => extendedTo(from, cell))));
  });

  const dragEnd = useEffectEvent(() => {
    const { act, state, grid, draft } = sheet;
    if (drag.current === 'fill' && state.filling) {
      const cells = filledOver(rangeOf(state.selection), state.filling);
      act(
        put(
          cells.map(({ from, to }) => ({ cell: to, text: textAt(grid, draft, from) })),
          state.filling,
        ),
      );
    }
    drag.current = undefined;
  });

  useEffect(() => {
    const over = (event: globalThis.PointerEvent) => dragOver(event);
    const end = () => dragEnd();
    addEventListener('pointermove', over);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointermove', over);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, []);

  const select = (change: (selection: Selection) => Selection) => {
    sheet.act(focused(selected(change)));
  };

  const longPress = useLongPress(drag, (target) => {
    const cell = cellAt(target);
    if (!cell) return;
    select(() => at(cell));
    drag.current = 'range';
  });

  const headSelection = (target: Element): Selection | undefined => {
    const head = target.closest<HTMLElement>('[data-head]');
    if (!head) return undefined;
    const { rows, columns } = sheet.grid;
    const index = Number(head.dataset.index);
    return head.dataset.head === 'row'
      ? {
          active: { row: index, column: 0 },
          from: { row: index, column: 0 },
          to: { row: index, column: columns.length - 1 },
        }
      : {
          active: { row: 0, column: index },
          from: { row: 0, column: index },
          to: { row: rows.length - 1, column: index },
        };
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.pointerType === 'touch') {
      if (isOn(event.target, '[data-fill]')) drag.current = 'range';
      else longPress.start(event);
      return;
    }
    if (isOn(event.target, 'input')) {
      sheet.act(caretPlaced());
      return;
    }
    if (isOn(event.target, '[data-fill]')) {
      event.preventDefault();
      drag.current = 'fill';
      return;
    }
    const cell = cellAt(event.target);
    const head = headSelection(event.target);
    if (!cell && !head) return;
    // The cell is focused after rendering; the browser's default would select text.
    event.preventDefault();
    if (cell) {
      select((from) => (event.shiftKey ? extendedTo(from, cell) : at(cell)));
      drag.current = 'range';
    } else if (head) select(() => head);
  };

  const change = (act: Act<Row>, editable: boolean) => {
    if (editable) sheet.act(focused(act));
    else sheet.refuse();
  };

  const onClick = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    if (!cell || isOn(event.target, 'input') || event.shiftKey) return;
    const byTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    const wasActive = same(sheet.state.selection.active, cell);
    if (byTouch && longPress.wasLong.current) return;
    if (byTouch) select(() => at(cell));
    if (isOn(event.target, '[role=checkbox]')) change(flipped(sheet, cell), isEditableAt(sheet, cell));
    else if (byTouch && wasActive) change(editing(false, true), isEditableAt(sheet, cell));
  };

  const onDoubleClick = (event: MouseEvent) => {
    if (cellAt(event.target) && !isOn(event.target, 'input, [role=checkbox]'))
      change(editing(false), isEditableAt(sheet, sheet.state.selection.active));
  };

  return { onPointerDown, onClick, onDoubleClick };
};
