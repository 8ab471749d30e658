import { useEffect, useRef } from 'react';
import { contains } from '#shared/time/period.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { at } from '#web/kit/ui/sheet/core/selection.ts';
import { selected } from '#web/kit/ui/sheet/core/state.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import type { BedRow } from './row.ts';

/** Begins in the row of today's bed period rather than in the oldest; the focus stays where it is. */
export const useShownRow = ({ rows, act }: SheetModel<BedRow>): void => {
  const { today } = usePlanner();
  const first = useRef({ rows, today });
  useEffect(() => {
    const { rows: shown, today: day } = first.current;
    const row = shown.findIndex((live) => contains(live.row.period, day));
    if (row > 0) act(selected(() => at({ row, column: 0 })));
  }, [act]);
};
