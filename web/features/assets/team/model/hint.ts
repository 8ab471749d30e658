import type { PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import type { Day } from '#shared/time/day.ts';
import { type ClosedPeriod, overlaps, type Period } from '#shared/time/period.ts';
import { difference } from './sums.ts';

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

/** The supply of a typed week, both with the typed values and as stored, and its demand. */
interface WeekBalance {
  readonly monday: Day;
  readonly supply: number;
  readonly stored: number;
  readonly demand: number | null;
}

/** What a typed range does to the weeks: the greatest change of the supply, and the week that is shortest after it. */
export interface Effect {
  /** In services; 0 where nothing changes. */
  readonly change: number;
  readonly worst: { readonly monday: Day; readonly diff: number } | undefined;
}

/** The effect of what is typed on its weeks; weeks without demand are not judged. */
export const effectOf = (weeks: readonly WeekBalance[]): Effect => {
  const changes = weeks.map(({ supply, stored }) => difference(supply, stored) ?? 0);
  const diffs = weeks.flatMap(({ monday, supply, demand }) => {
    const diff = difference(supply, demand);
    return diff === null ? [] : [{ monday, diff }];
  });
  return {
    change: changes.reduce((most, change) => (Math.abs(change) > Math.abs(most) ? change : most), 0),
    worst: diffs.toSorted((a, b) => a.diff - b.diff)[0],
  };
};
