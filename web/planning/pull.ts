import type { Day } from '#shared/time/day.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';

/** A period while it is being chosen: whole weeks, the start not chosen yet or the end open. */
export interface ChosenPeriod {
  readonly start: Day | null;
  readonly end: Day | null;
}

/** A new start: the week's Monday; later than the end it is pulled to the end's week. */
export const withStart = ({ end }: ChosenPeriod, start: Day | null): ChosenPeriod => {
  const monday = start && mondayOf(start);
  return { start: monday && end && monday > end ? mondayOf(end) : monday, end };
};

/** A new end: the week's Sunday; earlier than the start it is pushed to the start's week. */
export const withEnd = ({ start }: ChosenPeriod, end: Day | null): ChosenPeriod => {
  const sunday = end && sundayOf(end);
  return { start, end: sunday && start && sunday < start ? sundayOf(start) : sunday };
};

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
