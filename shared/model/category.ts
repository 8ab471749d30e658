import * as z from 'zod';
import {
  anyDays,
  changedDays,
  changedFields,
  comment,
  day,
  name,
  ordered,
  stamped,
  storedFields,
  version,
  whole,
} from './fields.ts';
import { Shift } from './shift.ts';

/** Whether a full-time week, as far as given, is 0:01 to 168:00 (shared/calculation/README.md 3). */
export const fullWeek = (value: { workingHours?: number; workingMinutes?: number }) => {
  if (value.workingHours === undefined && value.workingMinutes === undefined) return true;
  const minutes = (value.workingHours ?? 0) * 60 + (value.workingMinutes ?? 0);
  return minutes >= 1 && minutes <= 168 * 60;
};
const atHours = { error: 'duration', path: ['workingHours'] };

const periodFields = {
  workingHours: whole(0, 168).default(40),
  workingMinutes: whole(0, 59).default(0),
  notes: comment.default(''),
};

/** The full-time week of a category over some time (shared/calculation/README.md 3). */
export const CategoryPeriod = z.object({
  ...stamped,
  start: day,
  end: day.nullable(),
  ...storedFields(periodFields),
  periodOverviewType: z.enum(['Earlier', 'Current', 'Coming']),
});
export type CategoryPeriod = z.infer<typeof CategoryPeriod>;
/** As stored: without the fields that depend on the other periods and are computed when it is read. */
export type StoredCategoryPeriod = Omit<CategoryPeriod, 'periodOverviewType'>;

export const CategoryPeriodFields = z.object({
  ...anyDays,
  ...periodFields,
});
export const CategoryPeriodChange = z.object({
  ...changedDays,
  ...changedFields(periodFields),
  version,
});
export type CategoryPeriodFields = z.infer<typeof CategoryPeriodFields>;
export type CategoryPeriodChange = z.infer<typeof CategoryPeriodChange>;

/** The rules over several fields of a category period. */
export const checkedCategoryPeriod = <Schema extends z.ZodType<CategoryPeriodChange>>(schema: Schema) =>
  ordered(schema).refine(fullWeek, atHours);

/** A staff category of a unit with its shifts, in the order they were dragged to. */
export const Category = z.object({
  ...stamped,
  name: z.string(),
  parentId: z.string(),
  isBudgetCategory: z.boolean(),
  periods: z.array(CategoryPeriod),
  shifts: z.array(Shift),
});
export type Category = z.infer<typeof Category>;

export const CategoryFields = z.object({
  name: name(),
  period: checkedCategoryPeriod(CategoryPeriodFields).optional(),
});
export const CategoryChange = z.object({ name: name().optional(), version });
export type CategoryFields = z.infer<typeof CategoryFields>;
export type CategoryChange = z.infer<typeof CategoryChange>;
