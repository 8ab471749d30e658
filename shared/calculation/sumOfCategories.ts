import { groupedByName } from '#shared/text/names.ts';
import type { RangeInput } from './input.ts';
import { receiptsOf } from './receiptsOf.ts';
import { addendOf, type SumReceipt, sumReceipts } from './sumReceipts.ts';
import type { WeekReceipt } from './weekReceipt.ts';

/** A category with its receipts, one per week of a range. */
export interface CategoryReceipts {
  readonly name: string;
  readonly receipts: readonly WeekReceipt[];
}

const emptyPlan = { id: '', name: '', periods: [], shifts: [], demands: [], assets: [], budget: [] };

const sumOf = (categories: readonly CategoryReceipts[]): SumReceipt[] =>
  sumReceipts(categories.flatMap(({ name, receipts }) => receipts.map((receipt) => addendOf(receipt, name))));

/** Categories added up: one receipt per week of the range, also when there are no categories (README.md 5). */
export const sumOfCategories = (categories: readonly CategoryReceipts[], range: RangeInput): SumReceipt[] =>
  categories.length > 0 ? sumOf(categories) : sumReceipts(receiptsOf(emptyPlan, range).map((empty) => addendOf(empty)));

/** The categories of equal name added up, by name in the order in which the names first occur (README.md 5). */
export const sumByName = (
  categories: readonly CategoryReceipts[],
): { readonly name: string; readonly receipts: SumReceipt[] }[] =>
  groupedByName(categories).map((group) => ({ name: group[0].name, receipts: sumOf(group) }));
