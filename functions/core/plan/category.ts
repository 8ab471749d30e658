import { found, Problem } from '#functions/kernel/problem.ts';
import { type CategoryIds, planKeys } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { StoredCategory } from './stored.ts';

/** The staff categories, then the budget-only ones, each in the order given. */
export const staffFirst = <Category extends { readonly isBudgetCategory: boolean }>(
  categories: readonly Category[],
): readonly Category[] => categories.toSorted((a, b) => Number(a.isBudgetCategory) - Number(b.isBudgetCategory));

/** The row of a category, staff or budget-only. Throws 404 when it is not in this unit or is being removed. */
export const loadAnyCategory = async (table: Table, ids: CategoryIds): Promise<Row<StoredCategory>> => {
  const row = found(await table.get<StoredCategory>(planKeys.category(ids)));
  return found(row.removing ? undefined : row);
};

/** Throws 404 unless the row is a staff category that is not being removed. */
export const staffCategory = (row: Row<StoredCategory> | undefined): Row<StoredCategory> =>
  found(row && !row.removing && !row.data.isBudgetCategory ? row : undefined);

/**
 * The row of a staff category. Throws 404 also for a budget-only one, which has budget periods and nothing else: no shifts,
 * staff, demand or plan periods.
 */
export const loadCategory = async (table: Table, ids: CategoryIds): Promise<Row<StoredCategory>> =>
  staffCategory(await table.get<StoredCategory>(planKeys.category(ids)));

/** The row of a budget-only category. Throws 404, and `ownCategory` for a staff category, which only an Admin changes. */
export const loadBudgetCategory = async (table: Table, ids: CategoryIds): Promise<Row<StoredCategory>> => {
  const row = await loadAnyCategory(table, ids);
  if (!row.data.isBudgetCategory) throw new Problem('ownCategory');
  return row;
};
