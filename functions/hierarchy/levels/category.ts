import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, found } from '#functions/kernel/problem.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { insert, replace } from '#functions/kernel/store/table.ts';
import type { CategoryPath, UnitPath } from '#functions/places/ids.ts';
import { loadUnit } from '#functions/places/repository.ts';
import { loadCategory } from '#functions/plan/category.ts';
import { categoryRows } from '#functions/plan/rows.ts';
import type { StoredCategory } from '#functions/plan/stored.ts';
import type { Category, CategoryChange, CategoryFields } from '#shared/model/category.ts';
import { firstPeriod } from './categoryPeriod.ts';
import { presentCategory } from './present.ts';
import { assertNameFree, inOrder } from './siblings.ts';

/** The categories of a unit with their periods and shifts, in the unit's order. Throws 404. */
export const listCategories = async ({ table, today }: Scope, ids: UnitPath): Promise<Category[]> => {
  const [unit, rows] = await Promise.all([loadUnit(table, ids), categoryRows(table, ids)]);
  return unit.data.categories
    .map(({ id }) => rows.find(({ data, removing }) => data.id === id && !removing))
    .filter((row) => row !== undefined)
    .map(({ data }) => presentCategory(data, ids, today));
};

/** One category. Throws 404. */
export const getCategory = async ({ table, today }: Scope, ids: CategoryPath): Promise<Category> =>
  presentCategory((await loadCategory(table, ids)).data, ids, today);

/** A new category, last in the unit. Throws 404, `duplicateName`. */
export const createCategory = async (
  scope: Scope,
  ids: UnitPath,
  { name, period }: CategoryFields,
  isBudgetCategory = false,
): Promise<Category> => {
  const unit = await loadUnit(scope.table, ids);
  assertNameFree(unit.data.categories, { name });
  const category: StoredCategory = {
    ...newStamp(scope, 'cat'),
    name,
    isBudgetCategory,
    periods: [firstPeriod(scope, period)],
    shifts: [],
  };
  const categories = [...unit.data.categories, { id: category.id, name, isBudgetCategory }];
  return scope.commit({
    writes: [
      replace(unit, { ...unit.data, categories }),
      insert({ ...planKeys.category({ ...ids, categoryId: category.id }), data: category }),
    ],
    action: 'create',
    object: 'category',
    id: category.id,
    after: presentCategory(category, ids, scope.today),
  });
};

/** Renames a category, in the unit's list too. Throws 404, `conflict`, `duplicateName`. */
export const updateCategory = async (
  scope: Scope,
  ids: CategoryPath,
  fields: CategoryChange,
  version: number | undefined,
): Promise<Category> => {
  const [unit, row] = await Promise.all([loadUnit(scope.table, ids), loadCategory(scope.table, ids)]);
  const before = presentCategory(row.data, ids, scope.today);
  expectVersion(row.data, version, before);
  const category = { ...row.data, name: fields.name ?? row.data.name, ...nextStamp(scope, row.data) };
  assertNameFree(unit.data.categories, category);
  const categories = unit.data.categories.map((listed) =>
    listed.id === category.id ? { ...listed, name: category.name } : listed,
  );
  return scope.commit({
    writes: [replace(row, category), replace(unit, { ...unit.data, categories })],
    action: 'update',
    object: 'category',
    id: category.id,
    before,
    after: presentCategory(category, ids, scope.today),
  });
};

/** Puts the unit's categories in order. Throws 404, `validation` unless all of them are named once. */
export const orderCategories = async (
  scope: Scope,
  ids: UnitPath,
  order: readonly string[],
): Promise<{ ids: string[] }> => {
  const unit = await loadUnit(scope.table, ids);
  const categories = inOrder(unit.data.categories, order);
  return scope.commit({
    writes: [replace(unit, { ...unit.data, categories })],
    action: 'order',
    object: 'category',
    id: ids.unitId,
    before: { ids: unit.data.categories.map(({ id }) => id) },
    after: { ids: [...order] },
  });
};

/** The category as listed in its unit. Throws 404. */
export const categoryNamed = (categories: readonly { readonly id: string; readonly name: string }[], id: string) =>
  found(categories.find((category) => category.id === id));
