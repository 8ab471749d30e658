import { type Day, daysBetween } from '#shared/time/day.ts';
import { mondayOf, mondayOfWeek, weekOf } from '#shared/time/week.ts';

const TYPED = /^(?:(\d{4})\s*[-/ ]?\s*)?[vVwW]?\s*(\d{1,2})$/;
const YEAR_LAST = /^[vVwW]?\s*(\d{1,2})\s*[-/ ]\s*(\d{4})$/;

/** Year and week as typed: `2026-v06`, `v6`, `6`, `202606`, `v6 2026`; without a year, `year`. Null for anything else. */
export const readWeek = (text: string, year: number): { readonly year: number; readonly week: number } | null => {
  const typed = text.trim();
  const yearLast = YEAR_LAST.exec(typed);
  if (yearLast) return { year: Number(yearLast[2]), week: Number(yearLast[1]) };
  const yearFirst = TYPED.exec(typed);
  return yearFirst && { year: yearFirst[1] === undefined ? year : Number(yearFirst[1]), week: Number(yearFirst[2]) };
};

/** What is wrong with a text that is no week. */
export const weekFault = (text: string): 'week' | 'noWeek53' => (readWeek(text, 0)?.week === 53 ? 'noWeek53' : 'week');

const typedMonday = (text: string, year: number): Day | null => {
  const typed = readWeek(text, year);
  return typed && mondayOfWeek(typed.year, typed.week);
};

const around = (text: string, day: Day): readonly Day[] => {
  const { year } = weekOf(day);
  return [year, year - 1, year + 1].map((each) => typedMonday(text, each)).filter((monday) => monday !== null);
};

/** The Monday of a typed week; without a year, the one nearest to `near`. Null for what is no week. */
export const mondayNear = (text: string, near: Day): Day | null =>
  around(text, near).reduce<Day | null>(
    (best, monday) =>
      best === null || Math.abs(daysBetween(near, monday)) < Math.abs(daysBetween(near, best)) ? monday : best,
    null,
  );

/** The Monday of a typed week; without a year, the first that is not before `from`. Null for what is no week. */
export const mondayFrom = (text: string, from: Day): Day | null => {
  const mondays = [...around(text, from)].sort();
  return mondays.find((monday) => monday >= mondayOf(from)) ?? mondays.at(-1) ?? null;
};
