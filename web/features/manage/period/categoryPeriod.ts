import { CategoryPeriodFields, checkedCategoryPeriod } from '#shared/model/category.ts';
import type { Period } from '#shared/time/period.ts';
import { firstFreeDay } from '#shared/time/timeline.ts';
import { today } from '#web/kit/ui/dates.ts';
import type { ChosenDays } from '#web/kit/ui/inputs/days.ts';
import { typedNumber } from '#web/kit/ui/inputs/digits.ts';

/** A category period while it is being filled in. */
export interface CategoryPeriodValues extends ChosenDays {
  readonly workingHours: string;
  readonly workingMinutes: string;
  readonly notes: string;
}

type Filled = Period & {
  readonly workingHours: number;
  readonly workingMinutes: number;
  readonly notes: string;
};

/** The values of a period; a new one begins on the first free day after `like`, open-ended, with its full-time week or 40:00. */
export const categoryPeriodValues = (stored: Filled | undefined, like?: Filled): CategoryPeriodValues => {
  const { workingHours = 40, workingMinutes = 0 } = stored ?? like ?? {};
  return {
    start: stored?.start ?? firstFreeDay(like ? [like] : [], today()),
    end: stored?.end ?? null,
    workingHours: String(workingHours),
    workingMinutes: String(workingMinutes).padStart(2, '0'),
    notes: stored?.notes ?? '',
  };
};

/** The body of the fields; the schema refuses empty ones. */
export const categoryPeriodBody = (values: CategoryPeriodValues) => ({
  start: values.start,
  end: values.end,
  workingHours: typedNumber(values.workingHours),
  workingMinutes: typedNumber(values.workingMinutes) ?? 0,
  notes: values.notes,
});

/** Judges a category period as the server does. */
export const categoryPeriodSchema = checkedCategoryPeriod(CategoryPeriodFields);
