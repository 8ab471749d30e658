import * as z from 'zod';
import { anyDays, changedDays, comment, day, decimal, ordered, stamped, version } from './fields.ts';

/** The hours a month that a unit may use over some time. */
export const BudgetHours = z.object({
  ...stamped,
  start: day,
  end: day.nullable(),
  budget: z.number(),
  comment: z.string(),
});
export type BudgetHours = z.infer<typeof BudgetHours>;

const hours = decimal(99999, 2);

export const BudgetHoursFields = ordered(z.object({ ...anyDays, budget: hours, comment: comment.default('') }));
export const BudgetHoursChange = ordered(
  z.object({ ...changedDays, budget: hours.optional(), comment: comment.optional(), version }),
);
export type BudgetHoursFields = z.infer<typeof BudgetHoursFields>;
export type BudgetHoursChange = z.infer<typeof BudgetHoursChange>;
