import { useEffect, useRef } from 'react';
import type { Day } from '#shared/time/day.ts';
import type { SheetModel } from '#web/kit/ui/sheet/useSheet.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { rowOn } from './arrival.ts';
import type { BudgetRow } from './row.ts';

/** Goes once to the row that a link to this sheet means: the address names the sheet (`row`) and a day (`from`). */
export const useArrival = <Stored>(
  name: 'services' | 'hours' | 'stencil',
  { rows, grid, goTo }: SheetModel<BudgetRow<Stored>>,
  spanOf: (stored: Stored) => { readonly start: Day; readonly end: Day | null },
): void => {
  const [row] = useAddressState('row');
  const [from] = useAddressState('from');
  const wanted =
    row === name && from !== undefined
      ? rowOn(
          rows.flatMap(({ row: { id, stored } }) => (stored === undefined ? [] : [{ id, ...spanOf(stored) }])),
          from,
        )
      : undefined;
  const column = grid.columns[0]?.id;
  const isThere = useRef(false);
  useEffect(() => {
    if (isThere.current || wanted === undefined || column === undefined) return;
    isThere.current = true;
    goTo(wanted, column);
  }, [wanted, column, goTo]);
};
