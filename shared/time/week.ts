import { type Day, dayNumber, fromDayNumber, weekdayOfNumber, yearOfNumber } from './day.ts';

/** An ISO week: `year` is the ISO year, `week` 1..53, `start` its Monday (shared/calculation/README.md 1). */
export interface Week {
  readonly year: number;
  readonly week: number;
  readonly start: Day;
}

const mondayNumber = (number: number): number => number - weekdayOfNumber(number);

/** Day number of the Monday of week 1: the week that holds 4 January. */
const firstMondayNumber = (year: number): number => mondayNumber(dayNumber(`${String(year).padStart(4, '0')}-01-04`));

/** The Monday of the week that holds the day. */
export const mondayOf = (day: string): Day => fromDayNumber(mondayNumber(dayNumber(day)));

/** The Sunday of the week that holds the day. */
export const sundayOf = (day: string): Day => fromDayNumber(mondayNumber(dayNumber(day)) + 6);

const weekFrom = (monday: number): Week => {
  const year = yearOfNumber(monday + 3);
  return { year, week: (monday - firstMondayNumber(year)) / 7 + 1, start: fromDayNumber(monday) };
};

/** The ISO week that holds the day. */
export const weekOf = (day: string): Week => weekFrom(mondayNumber(dayNumber(day)));

/** `v01` .. `v53`. */
export const weekLabel = ({ week }: Pick<Week, 'week'>): string => `v${String(week).padStart(2, '0')}`;

/**
 * Weeks as they are written everywhere: `v06–v13 2026`, `v34–v01 2026–2027` over the turn of the year, `v35 2026` of one week, and
 * `v35– 2026` with an open end (`last` null).
 */
export const weekSpan = (first: Week, last: Week | null): string => {
  if (last === null) return `${weekLabel(first)}– ${first.year}`;
  if (first.start === last.start) return `${weekLabel(first)} ${first.year}`;
  const years = first.year === last.year ? `${first.year}` : `${first.year}–${last.year}`;
  return `${weekLabel(first)}–${weekLabel(last)} ${years}`;
};

/** Number of ISO weeks of the ISO year: 52 or 53. It has 53 when 28 December, always in the last week, is in the 53rd. */
export const weeksInYear = (year: number): number => weekOf(`${String(year).padStart(4, '0')}-12-28`).week;

const isYear = (year: number): boolean => Number.isInteger(year) && year >= 1 && year <= 9999;

/** The Monday of an ISO week; null for a week that the year lacks, and for a year outside 1 to 9999. */
export const mondayOfWeek = (year: number, week: number): Day | null =>
  isYear(year) && Number.isInteger(week) && week >= 1 && week <= weeksInYear(year)
    ? fromDayNumber(firstMondayNumber(year) + (week - 1) * 7)
    : null;

/** The number of the week after; no year has fewer than 52. */
const numberAfter = ({ year, week }: Week): Pick<Week, 'year' | 'week'> =>
  week < 52 || week < weeksInYear(year) ? { year, week: week + 1 } : { year: year + 1, week: 1 };

/** The ISO weeks that the range touches, in order; `end` inclusive. */
export const weeksOf = ({ start, end }: { readonly start: string; readonly end: string }): readonly Week[] => {
  const last = dayNumber(end);
  const weeks: Week[] = [];
  for (let monday = mondayNumber(dayNumber(start)); monday <= last; monday += 7) {
    const before = weeks.at(-1);
    weeks.push(before ? { ...numberAfter(before), start: fromDayNumber(monday) } : weekFrom(monday));
  }
  return weeks;
};
