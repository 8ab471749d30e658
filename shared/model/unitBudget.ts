import * as z from 'zod';
import { BudgetPeriod } from './budget.ts';
import { BudgetCategory } from './budgetCategory.ts';
import { BudgetHours } from './budgetHours.ts';
import { Stencil } from './stencil.ts';

/** The whole budget of a unit: its categories with their budget periods, its budget hours and its stencils. */
export const UnitBudget = z.object({
  /** The staff categories in the unit's order, then those with a budget only. */
  categories: z.array(BudgetCategory.extend({ periods: z.array(BudgetPeriod) })),
  hours: z.array(BudgetHours),
  stencils: z.array(Stencil),
});
export type UnitBudget = z.infer<typeof UnitBudget>;
