import { addDays, type Day } from '#shared/time/day.ts';

/** Neighbouring weeks of one month. */
export interface MonthSpan {
  /** The Thursday of its first week shown: a week is of the month that its Thursday is in. */
  readonly thursday: Day;
  /** Its first week, counted from 0. */
  readonly first: number;
  readonly weeks: number;
}

const monthOf = (day: Day): string => day.slice(0, 7);

/** The months over a row of weeks, given by their Mondays in order. */
export const monthsOf = (mondays: readonly Day[]): readonly MonthSpan[] => {
  const thursdays = mondays.map((monday) => addDays(monday, 3));
  return thursdays.flatMap((thursday, first) => {
    const sameMonth = (other: Day | undefined) => other !== undefined && monthOf(other) === monthOf(thursday);
    return sameMonth(thursdays[first - 1]) ? [] : [{ thursday, first, weeks: thursdays.filter(sameMonth).length }];
  });
};
