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
  readonly all: readonly Week[];
  readonly shown: readonly Week[];
  /** The days of the year, and of those shown beyond it. */
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

const firstShown = ({ from, year }: Named, now: Day): Day => {
  const named = yearNamed(year);
  if (named !== undefined && named !== weekOf(now).year) return monday.safeParse(from).data ?? mondayOfWeek(named, 1)!;
  return monday.safeParse(from).data ?? addDays(mondayOf(now), -7 * weeksBefore);
};

/** The year that half a year from the day is kept under: that of the week at which it would be opened. */
const yearFrom = (first: Day): number => weekOf(addDays(first, 7 * weeksBefore)).year;

/** The weeks of an address: half a year around the named week, else around today, where it names neither days nor a year. */
export const teamWeeks = (named: Named, today: Day): TeamWeeks => {
  const opened = monday.safeParse(named.week).data;
  const first = firstShown(named, opened ?? today);
  const year = yearNamed(named.year) ?? yearFrom(first);
  const start = mondayOfWeek(year, 1)!;
  const end = addDays(start, weeksInYear(year) * 7 - 1);
  if (named.part === 'year') {
    const days = { start, end };
    const all = weeksOf(days);
    return { year, isYear: true, all, shown: all, days, opened };
  }
  const window = { start: first, end: addDays(first, weeksShown * 7 - 1) };
  const days = { start: first < start ? first : start, end: window.end > end ? window.end : end };
  return { year, isYear: false, all: weeksOf(days), shown: weeksOf(window), days, opened };
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
