import { loadAnyCategory } from '#functions/core/plan/category.ts';
import type { StoredStencils } from '#functions/core/plan/stored.ts';
import { loadTimeline } from '#functions/kernel/changes/timelines.ts';
import { type CategoryIds, planKeys, type UnitIds } from '#functions/kernel/store/keys.ts';
import { emptyRow, type Row, type Table } from '#functions/kernel/store/table.ts';
import type { BudgetPeriod } from '#shared/model/budget.ts';
import type { BudgetHours } from '#shared/model/budgetHours.ts';

/** The budget periods of an existing category, staff or budget-only, empty where none are stored. Throws 404. */
export const loadBudget = async (table: Table, ids: CategoryIds) => {
  const [row] = await Promise.all([
    loadTimeline<BudgetPeriod>(table, planKeys.budget(ids)),
    loadAnyCategory(table, ids),
  ]);
  return row;
};

/** The budget hours of a unit, empty where none are stored. */
export const loadHours = (table: Table, ids: UnitIds) => loadTimeline<BudgetHours>(table, planKeys.hours(ids));

/** The stencils of a unit, empty where none are stored. */
export const loadStencils = async (table: Table, ids: UnitIds): Promise<Row<StoredStencils>> => {
  const key = planKeys.stencils(ids);
  return (await table.get<StoredStencils>(key)) ?? emptyRow(key, { stencils: [] });
};
