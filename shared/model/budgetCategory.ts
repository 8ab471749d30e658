import * as z from 'zod';
import { name, stamped } from './fields.ts';

/** A category as the budget lists it: a staff category of the unit, or one that has budget periods alone. */
export const BudgetCategory = z.object({
  ...stamped,
  name: z.string(),
  isBudgetCategory: z.boolean(),
});
export type BudgetCategory = z.infer<typeof BudgetCategory>;

export const BudgetCategoryFields = z.object({ name: name() });
export type BudgetCategoryFields = z.infer<typeof BudgetCategoryFields>;
