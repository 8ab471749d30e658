import * as z from 'zod';
import { BudgetPeriod, BudgetPeriodChange, BudgetPeriodFields } from '#shared/model/budget.ts';
import { create, get, put, remove } from './define.ts';
import { C } from './paths.ts';

/** Budget periods of a category, in services. */
export const budget = {
  list: get(`${C}/budget-periods`, {
    who: 'read',
    summary: 'The budget periods of a category.',
    answer: z.array(BudgetPeriod),
  }),
  create: create(`${C}/budget-periods`, {
    who: 'write',
    summary: 'A new budget period.',
    body: BudgetPeriodFields,
    answer: BudgetPeriod,
  }),
  update: put(`${C}/budget-periods/{budgetId}`, {
    who: 'write',
    summary: 'Changes a budget period.',
    body: BudgetPeriodChange,
    answer: BudgetPeriod,
  }),
  remove: remove(`${C}/budget-periods/{budgetId}`, { who: 'write', summary: 'Removes a budget period.' }),
} as const;
