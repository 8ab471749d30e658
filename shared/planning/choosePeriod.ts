import type { Day } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import type { PlanPeriod } from './planPeriod.ts';

/** Which period to show, by address and browser; each wish is optional. */
export interface Wanted {
  /** The id of a period, from the address. */
  readonly period?: string | undefined;
  /** Any day of a week, from the address. */
  readonly week?: Day | undefined;
  /** The period last shown at this browser, of this category or of another. */
  readonly remembered?: Period | undefined;
}

/** The order of every period list: the latest start first; of two that start on the same day the live one before its simulation. */
export const latestFirst = <Row extends PlanPeriod>(list: readonly Row[]): readonly Row[] =>
  list.toSorted((a, b) => {
    if (a.start !== b.start) return a.start < b.start ? 1 : -1;
    return Number(a.simulation ?? false) - Number(b.simulation ?? false);
  });

/**
 * The period to show, the first of these that exists:
 * 1. the period whose id is in the address;
 * 2. the period that includes the week in the address;
 * 3. without a week in the address, the period last shown; or the one that includes today if the period last shown did, else its start;
 * 4. the period that includes today, the next coming one, the latest one.
 * A simulated period is shown only by its id, as the one last shown, or where there are no live periods. Undefined for an empty list.
 */
export const choosePeriod = <Row extends PlanPeriod>(
  list: readonly Row[],
  { period, week, remembered }: Wanted,
  today: Day,
): Row | undefined => {
  const latest = latestFirst(list);
  const live = latest.filter(({ simulation }) => !simulation);
  const holding = (day: Day | undefined) => day && live.find((row) => contains(row, day));
  // A week of the address that no period holds is nearer to today's period than to a past one that was shown before.
  const last = week === undefined ? remembered : undefined;
  return (
    latest.find(({ id }) => id === period) ??
    holding(week) ??
    latest.find(({ start, end }) => start === last?.start && end === last.end) ??
    holding(last && (contains(last, today) ? today : last.start)) ??
    holding(today) ??
    live.findLast(({ start }) => start > today) ??
    latest[0]
  );
};

/** The period to select when one is removed: the one before it in time, else the one after; undefined when none remain. */
export const neighbourOf = <Row extends PlanPeriod>(list: readonly Row[], id: string): Row | undefined => {
  const latest = latestFirst(list);
  const index = latest.findIndex((row) => row.id === id);
  return latest[index + 1] ?? latest[index - 1];
};
