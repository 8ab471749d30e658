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
 * The period to show: that of the address; the one that holds the address's week; without a week there the one last shown, else the
 * one that holds today where the one last shown does, or its start; today's, the next to come, the latest. Simulations only by id
 * and as the one last shown. Undefined when the list is empty.
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
