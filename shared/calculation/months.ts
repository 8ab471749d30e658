import { tidy } from '#shared/quantity/tidy.ts';
import { type Day, dayNumber } from '#shared/time/day.ts';
import { count, type Days } from './span.ts';

const MONTHS_A_YEAR = 12;

const firstOf = (year: number, month: number): number =>
  dayNumber(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`);

/** The days of a month, 1 to 12, of a calendar year. */
export const monthDays = (year: number, month: number): Days => ({
  from: firstOf(year, month),
  to: (month === MONTHS_A_YEAR ? firstOf(year + 1, 1) : firstOf(year, month + 1)) - 1,
});

/** The days of each of the months from one to another. */
export const monthsBetween = (year: number, first: number, last: number): readonly Days[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => monthDays(year, first + index));

/** How many months of a year have ended before a day. */
export const endedMonths = (year: number, today: Day): number =>
  monthsBetween(year, 1, MONTHS_A_YEAR).filter(({ to }) => to < dayNumber(today)).length;

/** The mean over the days of those of the year's twelve months that have a value; null without any. */
export const dayMeanOfMonths = (months: readonly (number | null)[], year: number): number | null => {
  const known = monthsBetween(year, 1, MONTHS_A_YEAR).flatMap((days, index) => {
    const value = months[index] ?? null;
    return value === null ? [] : [{ value, days: count(days) }];
  });
  if (known.length === 0) return null;
  const [sum, dayCount] = [
    known.reduce((all, { value, days }) => all + value * days, 0),
    known.reduce((all, { days }) => all + days, 0),
  ];
  return tidy(sum / dayCount);
};
