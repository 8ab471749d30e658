import type { Receipt } from '#shared/model/receipt.ts';
import { isShort } from './rows.ts';

/** Where a row of weeks is short of staff, as it is shown. */
export interface Shortage {
  /** How many weeks have less supply than demand. */
  readonly weeks: number;
  /** The week that is shortest; undefined when none is short. */
  readonly worst: { readonly week: string; readonly diff: number } | undefined;
}

/** The weeks with a negative difference to demand, and the worst of them, the first of equals. */
export const shortageOf = (receipts: readonly Receipt[]): Shortage => {
  const short = receipts.flatMap(({ week, diff }) => (diff !== null && isShort(diff) ? [{ week, diff }] : []));
  return { weeks: short.length, worst: short.toSorted((a, b) => a.diff - b.diff)[0] };
};
