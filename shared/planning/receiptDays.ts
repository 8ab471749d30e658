import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import type { ClosedPeriod, Period } from '#shared/time/period.ts';

/** The longest range of receipts: 318 weeks. */
const maxDays = 318 * 7;

/**
 * The range of a plan period's receipts: an open-ended plan period ends with the year after today, or after its start if that is
 * later; a longer range than 318 weeks keeps the last 318.
 */
export const receiptDays = ({ start, end }: Period, today: Day): ClosedPeriod => {
  const nextYear = Math.min(9999, Number((start > today ? start : today).slice(0, 4)) + 1);
  const last = end ?? (`${nextYear}-12-31` as Day);
  return { start: daysBetween(start, last) < maxDays ? start : addDays(last, 1 - maxDays), end: last };
};
