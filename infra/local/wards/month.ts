import { addDays, type Day, daysBetween, weekdayOf } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';

/** A calendar month `YYYY-MM`; sorts as text. */
export type Month = string & { readonly Month: unique symbol };

const thursday = 3;

export const monthOf = (day: Day): Month => day.slice(0, 7) as Month;

const firstDay = (month: Month): Day => `${month}-01` as Day;
const nextFirst = (month: Month): Day => `${monthOf(addDays(firstDay(month), 31))}-01` as Day;

/** Number of days of the month: 28 to 31. */
export const daysOfMonth = (month: Month): number => daysBetween(firstDay(month), nextFirst(month));

/** The ISO weeks whose Thursday is in the month: months side by side have no week in common and leave none out. */
export const weeksOfMonth = (month: Month): ClosedPeriod => {
  const thursdayFrom = (day: Day) => addDays(day, (thursday - weekdayOf(day) + 7) % 7);
  return { start: addDays(thursdayFrom(firstDay(month)), -3), end: addDays(thursdayFrom(nextFirst(month)), -4) };
};
