import * as z from 'zod';
import {
  anyDays,
  changedDays,
  changedFields,
  comment,
  day,
  decimal,
  ordered,
  stamped,
  storedFields,
  version,
} from './fields.ts';

const fields = { budget: decimal(99999, 2), comment: comment.default('') };

/** The hours a month that a unit may use over some time. */
export const BudgetHours = z.object({ ...stamped, start: day, end: day.nullable(), ...storedFields(fields) });
export type BudgetHours = z.infer<typeof BudgetHours>;

export const BudgetHoursFields = ordered(z.object({ ...anyDays, ...fields }));
export const BudgetHoursChange = ordered(z.object({ ...changedDays, ...changedFields(fields), version }));
export type BudgetHoursFields = z.infer<typeof BudgetHoursFields>;
export type BudgetHoursChange = z.infer<typeof BudgetHoursChange>;
