import type { Day } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import { mondayOf } from '#shared/time/week.ts';

/** The Monday of the week to show: the wanted one if the period holds it, else this week, else the period's first. */
export const chooseWeek = (period: Period, wanted: Day | undefined, today: Day): Day => {
  const monday = wanted && mondayOf(wanted);
  if (monday !== undefined && contains(period, monday)) return monday;
  return contains(period, today) ? mondayOf(today) : mondayOf(period.start);
};
