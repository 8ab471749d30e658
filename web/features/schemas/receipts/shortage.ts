import { isShort } from '#shared/calculation/index.ts';
import type { Receipt } from '#shared/model/receipt.ts';

/** Where a row of weeks is short of staff, by the limit that Översikt has too. */
export interface Shortage {
  /** Number of weeks with a shortage. */
  readonly weeks: number;
  /** Number of weeks without demand: whether they are short is unknown. */
  readonly unknown: number;
  /** The week that is shortest; undefined when none is short. */
  readonly worst: { readonly week: string; readonly diff: number } | undefined;
}

/** The weeks with a shortage, and the worst of them, the first of equals. */
export const shortageOf = (receipts: readonly Pick<Receipt, 'week' | 'diff'>[]): Shortage => {
  const short = receipts.flatMap(({ week, diff }) => (diff !== null && isShort(diff) ? [{ week, diff }] : []));
  return {
    weeks: short.length,
    unknown: receipts.filter(({ diff }) => diff === null).length,
    worst: short.toSorted((a, b) => a.diff - b.diff)[0],
  };
};
