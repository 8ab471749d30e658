import { useMemo } from 'react';
import type { Receipt } from '#shared/model/receipt.ts';
import { cellOf } from '#web/domain/receipts/cells.ts';
import type { ReceiptGroup } from '#web/domain/receipts/rows.ts';
import { useIsPrinted } from '#web/kit/ui/print/mode.ts';
import { leastWeek } from './widths.ts';

/** The least width of a week in px that the figures of the rows need. */
export const useLeastWeek = (groups: readonly ReceiptGroup[], receipts: readonly Receipt[]): number => {
  const isPrinted = useIsPrinted();
  return useMemo(() => {
    const lengths = groups.flatMap(({ rows }) =>
      rows.flatMap((row) => receipts.map((receipt) => cellOf(row, receipt).text.length)),
    );
    return leastWeek(
      isPrinted,
      lengths.reduce((most, length) => Math.max(most, length), 0),
    );
  }, [groups, receipts, isPrinted]);
};
