import { type RefObject, useEffect, useRef } from 'react';
import type { Day } from '#shared/time/day.ts';
import { rowOfDay } from '#web/domain/planning/rows/rowOfDay.ts';
import { at } from '#web/kit/ui/sheet/core/selection.ts';
import { selected } from '#web/kit/ui/sheet/core/state.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { PeriodRow } from './row.ts';

/** Begins in the row of a day, the next to come or the last, rather than in the oldest; the focus stays where it is. */
export const useCurrentRow = (
  { rows, act }: SheetModel<PeriodRow>,
  day: Day,
  around: RefObject<HTMLElement | null>,
): void => {
  const first = useRef({ rows, day });
  useEffect(() => {
    const { rows: shown, day: from } = first.current;
    const row = rowOfDay(
      shown.map((live) => live.row.period),
      from,
    );
    if (row < 1) return;
    act(selected(() => at({ row, column: 0 })));
    around.current?.querySelector(`[data-row="${row}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [act, around]);
};
