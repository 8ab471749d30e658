import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import type { ClosedPeriod, Period } from '#shared/time/period.ts';

/** The longest range of receipts: 318 weeks. */
const maxDays = 318 * 7;

/**
 * The range of a plan period's receipts: an open-ended plan period ends with the year after today's (or after that of its
 * start, if later); of more than 318 weeks the last ones.
 */
export const receiptDays = ({ start, end }: Period, today: Day): ClosedPeriod => {
  const nextYear = Math.min(9999, Number((start > today ? start : today).slice(0, 4)) + 1);
  const last = end ?? (`${nextYear}-12-31` as Day);
  return { start: daysBetween(start, last) < maxDays ? start : addDays(last, 1 - maxDays), end: last };
};
