import { createBudgetCategory } from '#functions/budget/categories.ts';
import { createHours } from '#functions/budget/hours.ts';
import { saveUnitRates } from '#functions/budget/rates.ts';
import { createBudget } from '#functions/budget/service.ts';
import { createStencil } from '#functions/budget/stencils.ts';
import type { UnitPath } from '#functions/core/places/ids.ts';
import { loadPlace } from '#functions/kernel/rights/place.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { budget } from '#shared/contract/budget.ts';
import type { UnitDesign } from './region.ts';
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

/** Stores what a unit pays otherwise than its organisation. */
export const makeUnitRates = async (table: Table, unit: UnitPath, rates: UnitDesign['rates']): Promise<void> => {
  if (rates.length === 0) return;
  const scope = { ...superAdminScope(table, { ...unit }), place: await loadPlace(table, unit) };
  await saveUnitRates(scope, unit, budget.saveUnitRates.body.parse({ rates, unlocked: true }), undefined);
};
