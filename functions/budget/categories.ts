import type { CategoryPath, UnitPath } from '#functions/core/places/ids.ts';
import { loadBudgetCategory, staffFirst } from '#functions/core/plan/category.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import { addCategory, categoriesOf, renameCategory } from '#functions/hierarchy/levels/category.ts';
import { deleteBudgetCategory } from '#functions/hierarchy/removal/remove.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import type { BudgetCategory, BudgetCategoryFields } from '#shared/model/budgetCategory.ts';
import type { CategoryChange } from '#shared/model/category.ts';

const present = ({ periods: _, shifts: __, ...category }: StoredCategory): BudgetCategory => category;

const kind = { object: 'budgetCategory', present };

/** The categories of a unit in its order: the staff categories, then the budget-only ones. Throws 404. */
export const listBudgetCategories = async ({ table }: Scope, ids: UnitPath): Promise<BudgetCategory[]> =>
  staffFirst(await categoriesOf(table, ids)).map(present);

/** A new budget-only category, last in the unit. Throws 404, `duplicateName`. */
export const createBudgetCategory = async (
  scope: Scope,
  ids: UnitPath,
  { name }: BudgetCategoryFields,
): Promise<BudgetCategory> =>
  addCategory(scope, kind, ids, { ...newStamp(scope, 'cat'), name, isBudgetCategory: true, periods: [], shifts: [] });

/** Renames a budget-only category. Throws 404, `ownCategory`, `conflict`, `duplicateName`. */
export const updateBudgetCategory = async (
  scope: Scope,
  ids: CategoryPath,
  change: CategoryChange,
  version: number | undefined,
): Promise<BudgetCategory> =>
  renameCategory(scope, kind, ids, await loadBudgetCategory(scope.table, ids), change, version);

/** Removes a budget-only category with its budget periods. Throws 404, `ownCategory`, `conflict`. */
export const removeBudgetCategory = (
  scope: Scope,
  ids: CategoryPath,
  version: number | undefined,
): Promise<undefined> => deleteBudgetCategory(scope, ids, { version });
