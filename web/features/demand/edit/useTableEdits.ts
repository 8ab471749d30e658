import type { Weekday } from '#shared/model/demand.ts';
import { useStableCallback } from '#web/kit/ui/hooks/useStableCallback.ts';
import { cellsIn } from '#web/kit/ui/sheet/core/box.ts';
import { rangeOf } from '#web/kit/ui/sheet/core/selection.ts';
import { focused, put } from '#web/kit/ui/sheet/core/state.ts';
import { columnCopied, steppedCells } from '#web/kit/ui/sheet/core/step.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { DemandRow } from '../cells/row.ts';
import { type CopyTarget, daysOf, weekdayIn } from './copyDay.ts';

/** What the menu changes in the table; each change is one step to undo. */
export interface TableEdits {
  /** The weekday of the active cell; undefined in another column. */
  readonly day: () => Weekday | undefined;
  /** Raises or lowers the selected values by one. */
  readonly step: (by: 1 | -1) => void;
  /** Copies the values of all shifts from one weekday to others. */
  readonly copyDay: (from: Weekday, to: CopyTarget) => void;
}

/** The edits of the table's menu, which keep their identity. */
export const useTableEdits = ({ grid, draft, state, act }: SheetModel<DemandRow>): TableEdits => {
  const at = (day: string) => grid.columns.findIndex(({ id }) => id === day);
  return {
    day: useStableCallback(() => weekdayIn(grid.columns[state.selection.active.column]?.id)),
    step: useStableCallback((by) =>
      act(focused(put(steppedCells(grid, draft, cellsIn(rangeOf(state.selection)), by)))),
    ),
    copyDay: useStableCallback((from, to) =>
      act(focused(put(columnCopied(grid, draft, at(from), daysOf(to, from).map(at))))),
    ),
  };
};
