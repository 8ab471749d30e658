import type { StoredAsset } from '#functions/plan/stored.ts';
import {
  byCategoryName,
  type CategoryReceipts,
  receiptsOf,
  sumByName,
  sumOfCategories,
} from '#shared/calculation/index.ts';
import type { PlacedReceipt, ReceiptWithPeople } from '#shared/model/receipt.ts';
import { weekPeople } from '#shared/planning/weekPeople.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import type { PlannedUnit } from './repository.ts';

/** What the receipts of a list are of. */
export type By = 'category' | 'unit' | 'total';

export interface UnitReceipts {
  readonly unitId: string;
  readonly unitName: string;
  readonly categories: readonly (CategoryReceipts & { readonly id: string; readonly assets: readonly StoredAsset[] })[];
}

/** The receipts of those staff categories of a unit that `counts` accepts; a budget-only category has none. */
export const unitReceiptsOf = (
  { unit, categories }: Pick<PlannedUnit, 'unit' | 'categories'>,
  range: ClosedPeriod,
  counts: (category: { readonly id: string; readonly name: string }) => boolean,
): UnitReceipts => ({
  unitId: unit.id,
  unitName: unit.name,
  categories: categories
    .filter((category) => !category.isBudgetCategory && counts(category))
    .map((category) => ({
      id: category.id,
      name: category.name,
      assets: category.assets,
      receipts: receiptsOf(category, range),
    })),
});

/** One row per category and week, in the unit's order. */
export const byCategory = ({ unitId, unitName, categories }: UnitReceipts): PlacedReceipt[] =>
  categories.flatMap(({ id, name, receipts }) =>
    receipts.map((receipt) => ({ ...receipt, unitId, unitName, categoryId: id, categoryName: name })),
  );

/** The rows with those of the employees who are away, leave and come in the week of each. */
const withPeople = (rows: readonly PlacedReceipt[], assets: readonly StoredAsset[]): ReceiptWithPeople[] => {
  const peopleOf = weekPeople(assets);
  return rows.map((row) => ({ ...row, ...peopleOf(row.start) }));
};

/** One row per category and week, each with the people of its category. */
export const byCategoryWithPeople = (unit: UnitReceipts): ReceiptWithPeople[] =>
  unit.categories.flatMap((category) => withPeople(byCategory({ ...unit, categories: [category] }), category.assets));

/** One row per week: the unit's sum. */
export const byUnit = ({ unitId, unitName, categories }: UnitReceipts, range: ClosedPeriod): PlacedReceipt[] =>
  sumOfCategories(categories, range).map((sum) => ({ ...sum, unitId, unitName }));

/** One row per week: the unit's sum, with the people of all its categories. */
export const byUnitWithPeople = (unit: UnitReceipts, range: ClosedPeriod): ReceiptWithPeople[] =>
  withPeople(
    byUnit(unit, range),
    unit.categories.flatMap(({ assets }) => assets),
  );

const categoriesOf = (units: readonly UnitReceipts[]) => units.flatMap(({ categories }) => categories);

/** One row per name and week: categories of equal name of all the units. */
const byName = (units: readonly UnitReceipts[]): PlacedReceipt[] =>
  sumByName(categoriesOf(units))
    .sort((a, b) => byCategoryName(a.name, b.name))
    .flatMap(({ name, receipts }) => receipts.map((sum) => ({ ...sum, categoryName: name })));

/** One row per week: the sum of all. */
const total = (units: readonly UnitReceipts[], range: ClosedPeriod): PlacedReceipt[] =>
  sumOfCategories(categoriesOf(units), range);

/** The rows of several units: of each unit by default. */
export const rowsOfUnits = (
  units: readonly UnitReceipts[],
  { by, ...range }: ClosedPeriod & { readonly by?: By },
): PlacedReceipt[] => {
  if (by === 'category') return byName(units);
  return by === 'total' ? total(units, range) : units.flatMap((unit) => byUnit(unit, range));
};
