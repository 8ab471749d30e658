import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import { committed, selected } from '#web/kit/ui/sheet/core/state.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { TeamRow } from './model/rows.ts';

/** Keeps the active cell inside the shown rows and weeks and gives it the focus; what is typed is kept when the grid is left. */
export const useGridFocus = (scroller: RefObject<HTMLDivElement | null>, { state, grid, act }: SheetModel<TeamRow>) => {
  const { active, to } = state.selection;
  const range = rangeOf(state.selection);
  const [rows, columns] = [grid.rows.length, grid.columns.length];
  const isOutside =
    columns > 0 &&
    rows > 0 &&
    (Math.max(active.column, range.right) >= columns || Math.max(active.row, range.bottom) >= rows);
  useEffect(() => {
    if (isOutside) act(selected((from) => from));
  }, [isOutside, act]);

  const { focusRequests } = state;
  const focusActive = useEffectEvent(() => {
    const cellOf = (row: number, column: number) =>
      scroller.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    const cell = cellOf(active.row, active.column);
    (cell?.querySelector<HTMLElement>('input') ?? cell)?.focus({ preventScroll: true });
    (cellOf(to.row, to.column) ?? cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => {
    if (focusRequests > 0) focusActive();
  }, [focusRequests]);

  return ({ relatedTarget }: FocusEvent): void => {
    // The bar of a phone types into the active cell.
    const stays = relatedTarget instanceof Element && relatedTarget.closest('[data-typing]') !== null;
    const gone = !stays && !(relatedTarget instanceof Node && scroller.current?.contains(relatedTarget));
    if (gone && state.editing && document.hasFocus()) act(committed());
  };
};
