import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';

/** The index of the row to begin in for a day, in rows by date: the row of its period, else the next, else the last; -1 without rows. */
export const rowOfDay = (periods: readonly Period[], day: Day): number => {
  const row = periods.findIndex(({ end }) => end === null || end >= day);
  return row < 0 ? periods.length - 1 : row;
};
