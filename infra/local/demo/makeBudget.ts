import { createBudgetCategory } from '#functions/budget/categories.ts';
import { createHours } from '#functions/budget/hours.ts';
import { createBudget } from '#functions/budget/service.ts';
import { createStencil } from '#functions/budget/stencils.ts';
import type { UnitPath } from '#functions/core/places/ids.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { budget } from '#shared/contract/budget.ts';
import { superAdminScope } from './superAdmin.ts';
import type { UnitBudgetDesign } from './unitBudget.ts';

/** Creates the budget-only categories, budget hours and stencils of a unit. */
export const makeBudget = async (table: Table, unit: UnitPath, design: UnitBudgetDesign): Promise<void> => {
  const scope = superAdminScope(table, { ...unit });
  for (const { name, budgets } of design.budgetOnly) {
    const { id } = await createBudgetCategory(scope, unit, budget.createCategory.body.parse({ name }));
    const ids = { ...unit, categoryId: id };
    for (const period of budgets)
      await createBudget(superAdminScope(table, { ...ids }), ids, budget.create.body.parse(period));
  }
  for (const hours of design.hours) await createHours(scope, unit, budget.createHours.body.parse(hours));
  for (const stencil of design.stencils) await createStencil(scope, unit, budget.createStencil.body.parse(stencil));
};
