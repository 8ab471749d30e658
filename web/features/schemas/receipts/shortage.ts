import type { Receipt } from '#shared/model/receipt.ts';
import { isShort } from '#web/domain/receipts/rows.ts';

/** Where a row of weeks is short of staff, as it is shown. */
export interface Shortage {
  /** Number of weeks with less supply than demand. */
  readonly weeks: number;
  /** Number of weeks without demand: whether they are short is unknown. */
  readonly unknown: number;
  /** The week that is shortest; undefined when none is short. */
  readonly worst: { readonly week: string; readonly diff: number } | undefined;
}

/** The weeks with a negative difference to demand, and the worst of them, the first of equals. */
export const shortageOf = (receipts: readonly Pick<Receipt, 'week' | 'diff'>[]): Shortage => {
  const short = receipts.flatMap(({ week, diff }) => (diff !== null && isShort(diff) ? [{ week, diff }] : []));
  return {
    weeks: short.length,
    unknown: receipts.filter(({ diff }) => diff === null).length,
    worst: short.toSorted((a, b) => a.diff - b.diff)[0],
  };
};
