import type { StoredAsset } from '#functions/core/plan/stored.ts';
import { yieldToEventLoop } from '#functions/kernel/adapters/work.ts';
import {
  byCategoryName,
  type CategoryReceipts,
  receiptsOfWeeks,
  type SumReceipt,
  sumByName,
  sumOfCategories,
} from '#shared/calculation/index.ts';
import type { PlacedReceipt, ReceiptWithPeople } from '#shared/model/receipt.ts';
import { weekPeople } from '#shared/planning/weekPeople.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { sundayOf, type Week, weeksOf } from '#shared/time/week.ts';
import type { PlannedUnit } from './repository.ts';

/** What the receipts of a list are of. */
export type By = 'category' | 'unit' | 'total';

export interface UnitReceipts<Category = CategoryReceipts & { readonly id: string }> {
  readonly unitId: string;
  readonly unitName: string;
  readonly categories: readonly Category[];
}

/** With the employees of each category. */
export type StaffedReceipts = UnitReceipts<
  UnitReceipts['categories'][number] & { readonly assets: readonly StoredAsset[] }
>;

/** The receipts, in the weeks, of those staff categories of a unit that `counts` accepts; a budget-only category has none. */
export const unitReceiptsOf = (
  { unit, categories }: Pick<PlannedUnit, 'unit' | 'categories'>,
  weeks: readonly Week[],
  counts: (category: { readonly id: string; readonly name: string }) => boolean,
): StaffedReceipts => ({
  unitId: unit.id,
  unitName: unit.name,
  categories: categories
    .filter((category) => !category.isBudgetCategory && counts(category))
    .map((category) => ({
      id: category.id,
      name: category.name,
      assets: category.assets,
      receipts: receiptsOfWeeks(category, weeks),
    })),
});

/** One row per category and week, in the unit's order. */
export const byCategory = ({ unitId, unitName, categories }: UnitReceipts): PlacedReceipt[] =>
  categories.flatMap(({ id, name, receipts }) =>
    receipts.map((receipt) => ({ unitId, unitName, categoryId: id, categoryName: name, ...receipt })),
  );

/** The rows, each with the employees who are away, leave or come in its week. */
const withPeople = (rows: readonly PlacedReceipt[], assets: readonly StoredAsset[]): ReceiptWithPeople[] => {
  const peopleOf = weekPeople(assets);
  return rows.map((row) => ({ ...row, ...peopleOf(row.start) }));
};

/** One row per category and week, each with the people of its category. */
export const byCategoryWithPeople = (unit: StaffedReceipts): ReceiptWithPeople[] =>
  unit.categories.flatMap((category) => withPeople(byCategory({ ...unit, categories: [category] }), category.assets));

/** Weeks that are added up at once: of a hundred categories some 10 ms. */
const weeksAtOnce = 13;

/** What `add` makes of the categories, some weeks at a time and in turns: over many units and years it takes long. */
const inTurns = async <Sum>(
  categories: readonly CategoryReceipts[],
  range: ClosedPeriod,
  add: (categories: readonly CategoryReceipts[], range: ClosedPeriod) => Sum,
): Promise<Sum[]> => {
  const weeks = weeksOf(range);
  const sums: Sum[] = [];
  for (let from = 0; from < weeks.length; from += weeksAtOnce) {
    const part = weeks.slice(from, from + weeksAtOnce);
    const within = categories.map(({ name, receipts }) => ({
      name,
      receipts: receipts.slice(from, from + weeksAtOnce),
    }));
    sums.push(add(within, { start: part[0]!.start, end: sundayOf(part.at(-1)!.start) }));
    await yieldToEventLoop();
  }
  return sums;
};

/** The sum of the categories, week by week. */
const sumOf = async (categories: readonly CategoryReceipts[], range: ClosedPeriod): Promise<SumReceipt[]> =>
  (await inTurns(categories, range, sumOfCategories)).flat();

/** One row per week: the unit's sum. */
export const byUnit = async (
  { unitId, unitName, categories }: UnitReceipts,
  range: ClosedPeriod,
): Promise<PlacedReceipt[]> => (await sumOf(categories, range)).map((sum) => ({ ...sum, unitId, unitName }));

/** One row per week: the unit's sum, with the people of all its categories. */
export const byUnitWithPeople = async (unit: StaffedReceipts, range: ClosedPeriod): Promise<ReceiptWithPeople[]> =>
  withPeople(
    await byUnit(unit, range),
    unit.categories.flatMap(({ assets }) => assets),
  );

const categoriesOf = (units: readonly UnitReceipts[]) => units.flatMap(({ categories }) => categories);

/** One row per name and week: categories of equal name of all the units. */
const byName = async (units: readonly UnitReceipts[], range: ClosedPeriod): Promise<PlacedReceipt[]> => {
  const parts = await inTurns(categoriesOf(units), range, sumByName);
  const named = (parts[0] ?? []).map(({ name }, index) => ({
    name,
    receipts: parts.flatMap((part) => part[index]?.receipts ?? []),
  }));
  return named
    .sort((a, b) => byCategoryName(a.name, b.name))
    .flatMap(({ name, receipts }) => receipts.map((sum) => ({ ...sum, categoryName: name })));
};

/** The rows of several units: of each unit by default; else one per name of categories and week, or one per week. */
export const rowsOfUnits = async (
  units: readonly UnitReceipts[],
  { by, ...range }: ClosedPeriod & { readonly by?: By },
): Promise<PlacedReceipt[]> => {
  if (by === 'category') return byName(units, range);
  if (by === 'total') return sumOf(categoriesOf(units), range);
  const rows: PlacedReceipt[] = [];
  for (const unit of units) rows.push(...(await byUnit(unit, range)));
  return rows;
};
