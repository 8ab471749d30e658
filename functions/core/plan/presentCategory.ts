import { found } from '#functions/kernel/problem.ts';
import type { Category, CategoryPeriod, StoredCategoryPeriod } from '#shared/model/category.ts';
import type { Shift } from '#shared/model/shift.ts';
import type { Day } from '#shared/time/day.ts';
import { sorted, valueOn } from '#shared/time/timeline.ts';
import type { StoredCategory, StoredShift } from './stored.ts';

/** A period of a category: Earlier when it ended before today, Coming when it starts after today, otherwise Current. */
export const presentCategoryPeriod = (period: StoredCategoryPeriod, today: Day): CategoryPeriod => ({
  ...period,
  periodOverviewType:
    period.end !== null && period.end < today ? 'Earlier' : period.start > today ? 'Coming' : 'Current',
});

/** A shift; `period` is the one that is valid today, otherwise the next, otherwise the last. */
export const presentShift = (shift: StoredShift, today: Day): Shift => {
  const periods = sorted(shift.periods);
  const period = valueOn(periods, today) ?? periods.find(({ start }) => start > today) ?? periods.at(-1);
  return { ...shift, periods, period: found(period) };
};

/** A category with its periods and shifts. */
export const presentCategory = (
  { periods, shifts, ordered: _, ...category }: StoredCategory,
  { unitId }: { readonly unitId: string },
  today: Day,
): Category => ({
  ...category,
  parentId: unitId,
  periods: periods.map((period) => presentCategoryPeriod(period, today)),
  shifts: shifts.map((shift) => presentShift(shift, today)),
});
