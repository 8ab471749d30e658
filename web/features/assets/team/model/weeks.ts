import { monday } from '#shared/model/fields.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { mondayOf, mondayOfWeek, type Week, weekOf, weeksInYear, weeksOf } from '#shared/time/week.ts';
import { weeksBefore, weeksShown } from '#web/domain/planning/halfYear.ts';

/** The weeks of the team sheet. */
export interface TeamWeeks {
  /** The ISO year of the week that the sheet is opened at: what is typed is kept under it. */
  readonly year: number;
  readonly isYear: boolean;
  /** Those of the year, and around it what half a year from one of its weeks shows. */
  readonly all: readonly Week[];
  readonly shown: readonly Week[];
  /** Those of `all`. */
  readonly days: ClosedPeriod;
  /** The Monday of the week that the address names: opened in sight, with those first who are away in it. */
  readonly opened: Day | undefined;
}

/** What the address of the sheet names. */
interface Named {
  readonly year?: string | undefined;
  /** `year`: the whole year. */
  readonly part?: string | undefined;
  /** The Monday of the first week shown. */
  readonly from?: string | undefined;
  /** The Monday of a week to be opened at. */
  readonly week?: string | undefined;
}

const yearNamed = (text: string | undefined): number | undefined => {
  const year = Number(text);
  return text !== undefined && year >= 2000 && year <= 2100 && mondayOfWeek(year, 1) ? year : undefined;
};

/** The year that the half-year from `first` on is kept under: the year of the week at which it would be opened. */
const yearFrom = (first: Day): number => weekOf(addDays(first, 7 * weeksBefore)).year;

const firstShown = ({ from, year }: Named, now: Day): Day => {
  const named = yearNamed(year);
  const other = named === undefined || named === weekOf(now).year ? undefined : mondayOfWeek(named, 1)!;
  return monday.safeParse(from).data ?? other ?? addDays(mondayOf(now), -7 * weeksBefore);
};

/** The days of all half-years that are kept under the year: the same whatever is shown, so that a step keeps what is typed. */
const daysOf = (year: number): ClosedPeriod => {
  const start = mondayOfWeek(year, 1)!;
  const weeks = weeksInYear(year) + weeksShown - weeksBefore;
  return { start: addDays(start, -7 * weeksBefore), end: addDays(start, weeks * 7 - 1) };
};

/** The weeks of an address: half a year around the named week, else around today, where it names neither days nor a year. */
export const teamWeeks = (named: Named, today: Day): TeamWeeks => {
  const opened = monday.safeParse(named.week).data;
  const first = firstShown(named, opened ?? today);
  const isYear = named.part === 'year';
  const year = (isYear ? yearNamed(named.year) : undefined) ?? yearFrom(first);
  const days = daysOf(year);
  const all = weeksOf(days);
  const last = addDays(first, weeksShown * 7 - 1);
  const shown = all.filter((week) => (isYear ? week.year === year : week.start >= first && week.start <= last));
  return { year, isYear, all, shown, days, opened };
};

/** What the address names instead of `part` and `from`; the year too where it becomes another. */
export type Step = Pick<Named, 'year' | 'part' | 'from'>;

/** The half-year or year before (−1) or after (+1). */
export const stepped = ({ year, isYear, shown }: TeamWeeks, way: 1 | -1): Step => {
  if (isYear) return { year: String(year + way), part: 'year' };
  const from = addDays(shown[0]!.start, way * weeksShown * 7);
  const next = yearFrom(from);
  return next === year ? { from } : { year: String(next), from };
};

/** The whole year, or half of it: around today where that lies in it, else its first. */
export const otherLength = ({ isYear }: TeamWeeks): Step => (isYear ? {} : { part: 'year' });

/** The weeks as they are shown now, for an address that named a week. */
export const asShown = ({ year, isYear, shown }: TeamWeeks): Step =>
  isYear ? { year: String(year), part: 'year' } : { year: String(year), from: shown[0]!.start };
