import {
  amountsOf,
  type CategoryCost,
  categoryCosts,
  missingOf,
  type RatesOfPlan,
  sumOfCosts,
} from '#functions/core/plan/pricing.ts';
import { costPart } from '#functions/core/sheets/costPart.ts';
import type { Part } from '#functions/core/sheets/part.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { comparable } from '#shared/text/names.ts';
import type { Week } from '#shared/time/week.ts';
import type { PlannedUnit } from './repository.ts';

/** What a category costs in each of some weeks. */
interface PricedCategory {
  readonly id: string;
  readonly name: string;
  readonly unitId: string;
  readonly weeks: readonly CategoryCost[];
}

/** The staff categories of a unit that `counts` accepts, with what they cost in the weeks. */
export const pricedCategories = (
  planned: PlannedUnit,
  weeks: readonly Week[],
  {
    counts,
    rates,
  }: { readonly counts: (category: Pick<PricedCategory, 'id' | 'name'>) => boolean; readonly rates: RatesOfPlan },
): readonly PricedCategory[] => {
  const ratesOf = rates(planned);
  return planned.categories
    .filter((category) => !category.isBudgetCategory && counts(category))
    .map((category) => ({
      id: category.id,
      name: category.name,
      unitId: planned.unit.id,
      weeks: categoryCosts(category, weeks, ratesOf(category)),
    }));
};

/** Whether a row of receipts is of a category, or of a sum that it belongs to. */
const isOf =
  ({ unitId, categoryId, categoryName }: PlacedReceipt) =>
  (category: PricedCategory): boolean =>
    (unitId === undefined || unitId === category.unitId) &&
    (categoryId === undefined || categoryId === category.id) &&
    (categoryName === undefined || comparable(categoryName) === comparable(category.name));

/** A table of what the rows of receipts cost, week by week; none where no cost is known. */
export const weekCostPart = (
  rows: readonly PlacedReceipt[],
  weeks: readonly Week[],
  categories: readonly PricedCategory[],
): readonly Part[] => {
  const columns = new Map(weeks.map(({ start }, index) => [start, index]));
  const known = new Map<string, readonly PricedCategory[]>();
  const categoriesOf = (row: PlacedReceipt) => {
    const key = JSON.stringify([row.unitId, row.categoryId, row.categoryName]);
    const found = known.get(key) ?? categories.filter(isOf(row));
    known.set(key, found);
    return found;
  };
  const priced = rows.map((row) => {
    const column = columns.get(row.start)!;
    const costs = categoriesOf(row).map((category) => category.weeks[column]!);
    const { demand, supply } = sumOfCosts(costs);
    return {
      unitName: row.unitName ?? null,
      categoryName: row.categoryName ?? null,
      week: weeks[column]!,
      demand: amountsOf(demand),
      supply: amountsOf(supply),
      missing: missingOf(costs),
    };
  });
  return priced.some(({ demand, supply }) => (demand.total ?? supply.total) !== null) ? [costPart(priced)] : [];
};
