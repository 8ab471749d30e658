import { loadTimeline } from '#functions/kernel/changes/timelines.ts';
import { type CategoryIds, planKeys } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { loadCategory } from '#functions/plan/category.ts';
import type { BudgetPeriod } from '#shared/model/budget.ts';

/** The budget periods of an existing category, empty where none are stored. Throws 404. */
export const loadBudget = async (table: Table, ids: CategoryIds) => {
  const [row] = await Promise.all([loadTimeline<BudgetPeriod>(table, planKeys.budget(ids)), loadCategory(table, ids)]);
  return row;
};
