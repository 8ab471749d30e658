import type { Schema } from '#shared/model/schema.ts';
import { type Day, isDay } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import { mondayOf } from '#shared/time/week.ts';

/** What the address and the browser remember of what was shown. */
export interface Wanted {
  /** `period` of the address: the id of a plan period. */
  readonly period: string | undefined;
  /** `week` of the address: any day of a week. */
  readonly week: string | undefined;
  /** The plan period last shown at this browser, of this category or of another. */
  readonly remembered: Period | undefined;
}

const same = (a: Period, b: Period): boolean => a.start === b.start && a.end === b.end;

/**
 * The plan period to show: the address's, the one that holds the address's week, the remembered one, the one that holds
 * the remembered start, today's, the next to come, the last. Undefined when there is none.
 */
export const choosePeriod = <Row extends Schema>(
  list: readonly Row[],
  { period, week, remembered }: Wanted,
  today: Day,
): Row | undefined => {
  const rows = sorted(list);
  const holding = (day: string | undefined) => rows.find((row) => day !== undefined && contains(row, day as Day));
  return (
    rows.find(({ id }) => id === period) ??
    (week !== undefined && isDay(week) ? holding(week) : undefined) ??
    rows.find((row) => remembered !== undefined && same(row, remembered)) ??
    holding(remembered?.start) ??
    holding(today) ??
    rows.find(({ start }) => start > today) ??
    rows.at(-1)
  );
};

/** The Monday of the week to show: the address's if the period holds it, else this week, else the period's first. */
export const chooseWeek = (period: Period, week: string | undefined, today: Day): Day => {
  const asked = week !== undefined && isDay(week) ? mondayOf(week) : undefined;
  if (asked !== undefined && contains(period, asked)) return asked;
  return contains(period, today) ? mondayOf(today) : mondayOf(period.start);
};

/** Who is selected once a period is gone: the one before it in time, else the one after; undefined when none remain. */
export const neighbourOf = <Row extends Schema>(list: readonly Row[], id: string): Row | undefined => {
  const rows = sorted(list);
  const index = rows.findIndex((row) => row.id === id);
  return rows[index - 1] ?? rows[index + 1];
};
