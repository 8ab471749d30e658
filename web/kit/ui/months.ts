import { addDays, type Day } from '#shared/time/day.ts';

/** Neighbouring weeks of one month. */
export interface MonthSpan {
  /** `2026-01`. */
  readonly month: string;
  /** The index of its first week. */
  readonly first: number;
  readonly weeks: number;
}

/** The months over a row of weeks, given by their Mondays in order: a week belongs to the month of its Thursday. */
export const monthsOf = (mondays: readonly Day[]): readonly MonthSpan[] => {
  const spans: MonthSpan[] = [];
  for (const [index, monday] of mondays.entries()) {
    const month = addDays(monday, 3).slice(0, 7);
    const last = spans.at(-1);
    if (last?.month === month) spans[spans.length - 1] = { ...last, weeks: last.weeks + 1 };
    else spans.push({ month, first: index, weeks: 1 });
  }
  return spans;
};

/** The indexes of the weeks in which a month begins. */
export const monthStartsOf = (mondays: readonly Day[]): ReadonlySet<number> =>
  new Set(monthsOf(mondays).map(({ first }) => first));
