import type { CategoryPath, UnitPath } from '#functions/core/places/ids.ts';
import { loadUnit } from '#functions/core/places/repository.ts';
import { loadCategory } from '#functions/core/plan/category.ts';
import { presentCategory } from '#functions/core/plan/presentCategory.ts';
import { categoryRows } from '#functions/core/plan/rows.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import { actorStamp, newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, found } from '#functions/kernel/problem.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { insert, type Row, replace, type Table } from '#functions/kernel/store/table.ts';
import type { Category, CategoryChange, CategoryFields } from '#shared/model/category.ts';
import { firstPeriod } from './categoryPeriod.ts';
import { assertNameFree, inOrder, type NewOrder } from './siblings.ts';

/** The categories of a unit, staff and budget-only, in the unit's order. Throws 404. */
export const categoriesOf = async (table: Table, ids: UnitPath): Promise<StoredCategory[]> => {
  const [unit, rows] = await Promise.all([loadUnit(table, ids), categoryRows(table, ids)]);
  return unit.data.categories
    .map(({ id }) => rows.find(({ data, removing }) => data.id === id && !removing))
    .filter((row) => row !== undefined)
    .map(({ data }) => data);
};

/** The staff categories of a unit with their periods and shifts, in the unit's order. Throws 404. */
export const listCategories = async ({ table, today }: Scope, ids: UnitPath): Promise<Category[]> =>
  (await categoriesOf(table, ids))
    .filter(({ isBudgetCategory }) => !isBudgetCategory)
    .map((category) => presentCategory(category, ids, today));

/** One category. Throws 404. */
export const getCategory = async ({ table, today }: Scope, ids: CategoryPath): Promise<Category> =>
  presentCategory((await loadCategory(table, ids)).data, ids, today);

/** How categories of a kind are logged and answered. */
interface CategoryKind<View> {
  readonly object: string;
  readonly present: (category: StoredCategory) => View;
}

/** How staff categories are. */
export const staffKind = ({ today }: Scope, ids: UnitPath): CategoryKind<Category> => ({
  object: 'category',
  present: (category) => presentCategory(category, ids, today),
});

/** Stores a new category, last in the unit, and commits. Throws 404, `duplicateName`. */
export const addCategory = async <View>(
  scope: Scope,
  { object, present }: CategoryKind<View>,
  ids: UnitPath,
  category: StoredCategory,
): Promise<View> => {
  const unit = await loadUnit(scope.table, ids);
  const { id, name, isBudgetCategory } = category;
  assertNameFree(unit.data.categories, { name });
  const categories = [...unit.data.categories, { id, name, isBudgetCategory }];
  return scope.commit({
    writes: [
      replace(unit, { ...unit.data, categories }),
      insert({ ...planKeys.category({ ...ids, categoryId: id }), data: category }),
    ],
    action: 'create',
    object,
    id,
    after: present(category),
  });
};

/** Stores a category under a new name, in the unit's list too, and commits. Throws 404, `conflict`, `duplicateName`. */
export const renameCategory = async <View>(
  scope: Scope,
  { object, present }: CategoryKind<View>,
  ids: UnitPath,
  row: Row<StoredCategory>,
  fields: CategoryChange,
  version: number | undefined,
): Promise<View> => {
  const unit = await loadUnit(scope.table, ids);
  const before = present(row.data);
  expectVersion(row.data, version, before);
  const category = { ...row.data, name: fields.name ?? row.data.name, ...nextStamp(scope, row.data) };
  assertNameFree(unit.data.categories, category);
  const categories = unit.data.categories.map((listed) =>
    listed.id === category.id ? { ...listed, name: category.name } : listed,
  );
  return scope.commit({
    writes: [replace(row, category), replace(unit, { ...unit.data, categories })],
    action: 'update',
    object,
    id: category.id,
    before,
    after: present(category),
  });
};

/** A new staff category, last in the unit. Throws 404, `duplicateName`. */
export const createCategory = async (
  scope: Scope,
  ids: UnitPath,
  { name, period }: CategoryFields,
): Promise<Category> =>
  addCategory(scope, staffKind(scope, ids), ids, {
    ...newStamp(scope, 'cat'),
    name,
    isBudgetCategory: false,
    periods: [firstPeriod(scope, period)],
    shifts: [],
  });

/** Renames a staff category. Throws 404, `conflict`, `duplicateName`. */
export const updateCategory = async (
  scope: Scope,
  ids: CategoryPath,
  fields: CategoryChange,
  version: number | undefined,
): Promise<Category> =>
  renameCategory(scope, staffKind(scope, ids), ids, await loadCategory(scope.table, ids), fields, version);

/** Puts the unit's staff categories in order. Throws 404, `conflict`, `validation` unless all of them are named once. */
export const orderCategories = async (scope: Scope, ids: UnitPath, order: NewOrder): Promise<{ ids: string[] }> => {
  const unit = await loadUnit(scope.table, ids);
  const own = unit.data.categories.filter(({ isBudgetCategory }) => !isBudgetCategory);
  const budgetOnly = unit.data.categories.filter(({ isBudgetCategory }) => isBudgetCategory);
  const categories = [...inOrder(own, order, unit.data.ordered), ...budgetOnly];
  return scope.commit({
    writes: [replace(unit, { ...unit.data, categories, ordered: actorStamp(scope) })],
    action: 'order',
    object: 'category',
    id: ids.unitId,
    before: { ids: own.map(({ id }) => id) },
    after: { ids: [...order.ids] },
  });
};

/** The category as listed in its unit. Throws 404. */
export const categoryNamed = (categories: readonly { readonly id: string; readonly name: string }[], id: string) =>
  found(categories.find((category) => category.id === id));
