import { useEffect, useRef } from 'react';
import { day } from '#shared/model/fields.ts';
import { rowOfDay } from '#web/domain/planning/rows/rowOfDay.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { at } from '#web/kit/ui/sheet/core/selection.ts';
import { selected } from '#web/kit/ui/sheet/core/state.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import type { BedRow } from './row.ts';

/** Begins in the row of the address's week or of today ({@link rowOfDay}) rather than in the oldest; the focus stays where it is. */
export const useShownRow = ({ rows, act }: SheetModel<BedRow>): void => {
  const { today } = usePlanner();
  const [week] = useAddressState('week');
  const first = useRef({ rows, shownDay: day.safeParse(week).data ?? today });
  useEffect(() => {
    const { rows: shown, shownDay } = first.current;
    const row = rowOfDay(
      shown.map((live) => live.row.period),
      shownDay,
    );
    if (row > 0) act(selected(() => at({ row, column: 0 })));
  }, [act]);
};
