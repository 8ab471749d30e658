import type { PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import type { Day } from '#shared/time/day.ts';
import { type ClosedPeriod, overlaps, type Period } from '#shared/time/period.ts';

/** Weeks that will be stored with one rate; `rate` undefined: without a period. */
export interface Piece extends Period {
  readonly rate: number | undefined;
}

/** What a typed range will store for one employee. */
export interface Outcome {
  /** The number of stored periods that the range cuts or changes. */
  readonly touched: number;
  /** The rate before the range, in it and after it, oldest first. */
  readonly pieces: readonly Piece[];
}

const near = (periods: readonly PlannedPeriod[], day: Day): PlannedPeriod | undefined =>
  periods.find((period) => period.start <= day && (period.end === null || day <= period.end));

/** What is stored once the weeks of `range` were typed: `before` are the stored periods, `after` the planned ones. */
export const outcomeOf = (
  before: readonly PlannedPeriod[],
  after: readonly PlannedPeriod[],
  range: ClosedPeriod,
  dayBefore: Day,
  dayAfter: Day,
): Outcome => {
  const [previous, next] = [near(after, dayBefore), near(after, dayAfter)];
  const inside: Piece[] = [];
  for (const period of after.filter((one) => overlaps(one, range))) {
    const start = period.start > range.start ? period.start : range.start;
    const end = period.end !== null && period.end < range.end ? period.end : range.end;
    const last = inside.at(-1);
    if (last && last.rate === period.workRate) inside.splice(-1, 1, { ...last, end });
    else inside.push({ rate: period.workRate, start, end });
  }
  return {
    touched: before.filter((period) => overlaps(period, range)).length,
    pieces: [
      ...(previous ? [{ rate: previous.workRate, start: previous.start, end: dayBefore }] : []),
      ...(inside.length > 0 ? inside : [{ rate: undefined, start: range.start, end: range.end }]),
      ...(next ? [{ rate: next.workRate, start: dayAfter, end: next.end }] : []),
    ],
  };
};
