import { isShort, receiptsOf, sumReceipts, type WeekReceipt } from '#shared/calculation/index.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';

/** One category's receipts, as a part of a sum. */
export interface CategoryReceipts {
  readonly name: string;
  /** It has a budget only, so that no demand is missing. */
  readonly isBudgetCategory: boolean;
  /** One per week of the range. */
  readonly receipts: readonly WeekReceipt[];
}

/** A week's sum, and what it would hide. */
export interface SummedReceipt extends WeekReceipt {
  readonly shortCategories: string[];
  readonly missingDemand: string[];
}

const empty = { id: '', name: '', periods: [], shifts: [], demands: [], assets: [], budget: [] };

const namesOf = (categories: readonly CategoryReceipts[]): string[] => [...new Set(categories.map(({ name }) => name))];

const isDemanded = (receipt: WeekReceipt | undefined): boolean => typeof receipt?.demand === 'number';

/**
 * Categories added up (calculation.md section 5): one row per week of the range, even when there are no categories, with
 * the names of those that are short, and of those without a demand while others have one.
 */
export const summed = (categories: readonly CategoryReceipts[], range: ClosedPeriod): SummedReceipt[] => {
  const sums = categories.length ? sumReceipts(categories.map(({ receipts }) => receipts)) : receiptsOf(empty, range);
  return sums.map((sum, week) => ({
    ...sum,
    shortCategories: namesOf(categories.filter(({ receipts }) => isShort(receipts[week]?.diff))),
    missingDemand: isDemanded(sum)
      ? namesOf(categories.filter((one) => !one.isBudgetCategory && !isDemanded(one.receipts[week])))
      : [],
  }));
};
