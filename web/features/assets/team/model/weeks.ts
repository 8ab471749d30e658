import { monday } from '#shared/model/fields.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { mondayOfWeek, type Week, weekOf, weeksInYear, weeksOf } from '#shared/time/week.ts';

/** The part of a year that the sheet shows: its first 26 weeks, the rest, or all. */
const parts = ['1', '2', 'year'] as const;
export type Part = (typeof parts)[number];

const HALF = 26;

/** An ISO year and the weeks of it that are shown. */
export interface TeamWeeks {
  readonly year: number;
  readonly part: Part;
  readonly all: readonly Week[];
  readonly shown: readonly Week[];
  /** The days of the whole year. */
  readonly days: ClosedPeriod;
  /** The Monday of the week that the address names: opened in sight, with those first who are away in it. */
  readonly opened: Day | undefined;
}

/** The part of the year that a week lies in. */
const partOf = (week: number): Part => (week <= HALF ? '1' : '2');

const isPart = (text: string | undefined): text is Part => (parts as readonly (string | undefined)[]).includes(text);

/** What the address of the sheet names. */
interface Named {
  readonly year?: string | undefined;
  readonly part?: string | undefined;
  /** A Monday. */
  readonly week?: string | undefined;
}

/** The weeks of an address; those around the named week, else around today, where it names no year or part. */
export const teamWeeks = ({ year, part, week }: Named, today: Day): TeamWeeks => {
  const opened = monday.safeParse(week).data;
  const now = weekOf(opened ?? today);
  const named = Number(year);
  const found = year !== undefined && named >= 2000 && named <= 2100 && mondayOfWeek(named, 1) ? named : now.year;
  const start = mondayOfWeek(found, 1)!;
  const days = { start, end: addDays(start, weeksInYear(found) * 7 - 1) };
  const all = weeksOf(days);
  const chosen = isPart(part) ? part : found === now.year ? partOf(now.week) : '1';
  const shown = chosen === 'year' ? all : chosen === '1' ? all.slice(0, HALF) : all.slice(HALF);
  return { year: found, part: chosen, all, shown, days, opened };
};

/** The year and part before (−1) or after (+1). */
export const stepped = ({ year, part }: TeamWeeks, way: 1 | -1): { readonly year: number; readonly part: Part } => {
  if (part === 'year') return { year: year + way, part };
  const other = part === '1' ? '2' : '1';
  const leaves = (part === '1') === (way === -1);
  return { year: leaves ? year + way : year, part: other };
};
