import { byCategoryName, receiptsOf } from '#shared/calculation/index.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { comparable } from '#shared/text/names.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import type { PlannedUnit } from './repository.ts';
import { type CategoryReceipts, summed } from './sums.ts';

/** What a list of receipts is told by. */
export type By = 'category' | 'unit' | 'total';

interface UnitReceipts {
  readonly unitId: string;
  readonly unitName: string;
  readonly categories: readonly (CategoryReceipts & { readonly id: string })[];
}

/** The receipts of every category of a unit. */
export const unitReceiptsOf = ({ unit, categories }: PlannedUnit, range: ClosedPeriod): UnitReceipts => ({
  unitId: unit.id,
  unitName: unit.name,
  categories: categories.map((category) => ({
    id: category.id,
    name: category.name,
    isBudgetCategory: category.isBudgetCategory,
    receipts: receiptsOf(category, range),
  })),
});

/** One row per category and week, in the unit's order. */
export const byCategory = ({ unitId, unitName, categories }: UnitReceipts): PlacedReceipt[] =>
  categories.flatMap(({ id, name, receipts }) =>
    receipts.map((receipt) => ({ ...receipt, unitId, unitName, categoryId: id, categoryName: name })),
  );

/** One row per week: the unit's sum. */
export const byUnit = ({ unitId, unitName, categories }: UnitReceipts, range: ClosedPeriod): PlacedReceipt[] =>
  summed(categories, range).map((sum) => ({ ...sum, unitId, unitName }));

/** One row per name and week: categories of equal name of all the units (calculation.md sections 5 and 9). */
export const byName = (units: readonly UnitReceipts[], range: ClosedPeriod): PlacedReceipt[] => {
  const groups = new Map<string, CategoryReceipts[]>();
  for (const category of units.flatMap(({ categories }) => categories)) {
    const key = comparable(category.name);
    groups.set(key, [...(groups.get(key) ?? []), category]);
  }
  return [...groups.values()]
    .map((alike) => ({ alike, categoryName: alike[0]?.name ?? '' }))
    .sort((a, b) => byCategoryName(a.categoryName, b.categoryName))
    .flatMap(({ alike, categoryName }) => summed(alike, range).map((sum) => ({ ...sum, categoryName })));
};

/** One row per week: everything. */
export const total = (units: readonly UnitReceipts[], range: ClosedPeriod): PlacedReceipt[] =>
  summed(
    units.flatMap(({ categories }) => categories),
    range,
  );
