import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import { mondayOf, type Week, weekOf } from '#shared/time/week.ts';

/** Two years. */
const twoYears = 104;
const weeksAhead = 52;

/** The demo's weeks, numbered from 0: some years back, this week, and one year ahead. */
export interface Calendar {
  readonly weeks: number;
  /** Number of this week. */
  readonly now: number;
  readonly monday: (week: number) => Day;
  /** Last day of a week; null for week Infinity. */
  readonly sunday: (week: number) => Day | null;
  readonly iso: (week: number) => Week;
  /** Number of the week that holds the day. */
  readonly numberOf: (day: string) => number;
  /** The year that begins 6 to 18 months before today, with new measures and higher demand. */
  readonly turnOfYear: number;
}

export const calendarOf = (today: Day, weeksBack = twoYears): Calendar => {
  const first = addDays(mondayOf(today), -7 * weeksBack);
  const monday = (week: number) => addDays(first, 7 * week);
  return {
    weeks: weeksBack + weeksAhead,
    now: weeksBack,
    monday,
    sunday: (week) => (week === Infinity ? null : addDays(first, 7 * week + 6)),
    iso: (week) => weekOf(monday(week)),
    numberOf: (day) => Math.floor(daysBetween(first, day) / 7),
    turnOfYear: weekOf(monday(weeksBack - 26)).year,
  };
};

/** Weeks 25 to 33: fewer beds, fewer staff. */
export const isSummer = ({ week }: Week): boolean => week >= 25 && week <= 33;

/** Easter Sunday (Gauss's algorithm); a package for it would be larger than the demo. */
const easterOf = (year: number): Day => {
  const century = Math.floor(year / 100);
  const moon = (19 * (year % 19) + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - (year % 19)) / 11));
  const sunday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  return addDays(`${year}-03-28`, full - sunday);
};

const ofWeek: Readonly<Record<number, number>> = {
  1: 1.4,
  2: 0.3,
  9: 0.8,
  18: 0.4,
  25: 0.9,
  26: 1.7,
  27: 1.9,
  28: 2.2,
  29: 2.3,
  30: 2.2,
  31: 1.9,
  32: 1.4,
  33: 0.8,
  44: 0.6,
  51: 0.5,
  52: 1.7,
  53: 1.5,
};

/** Additional shortage of the week, in services of a unit with 25: holidays, school breaks, sick children. */
export const strainOf = ({ week, year, start }: Week): number => {
  const toEaster = daysBetween(start, easterOf(year));
  const easter = toEaster >= 0 && toEaster < 7 ? 1.1 : toEaster < 0 && toEaster >= -7 ? 0.9 : 0;
  return (ofWeek[week] ?? 0) + easter;
};

/** The years that budgets and rates are made for: two back, this one and the next. */
export const yearsOf = (calendar: Calendar): readonly number[] => {
  const { year } = calendar.iso(calendar.now);
  return [year - 2, year - 1, year, year + 1];
};
