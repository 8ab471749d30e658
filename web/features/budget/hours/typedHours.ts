import type * as z from 'zod';
import { type BudgetHours, BudgetHoursFields } from '#shared/model/budgetHours.ts';
import { writtenWithin } from '#shared/model/fields.ts';

const [isShort, tooLong] = writtenWithin(5);

/**
 * A period of budget hours as it is typed: its hours take at most five characters, the decimal sign included. Longer ones that the
 * API has stored stay as they are, so that the days and the comment beside them can be changed.
 */
export const typedHours = (stored: Pick<BudgetHours, 'budget'> | undefined): z.ZodType<BudgetHoursFields> =>
  BudgetHoursFields.refine(({ budget }) => isShort(budget) || budget === stored?.budget, {
    ...tooLong,
    path: ['budget'],
  });
