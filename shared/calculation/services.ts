import type { Fraction } from '#shared/quantity/fraction.ts';
import { minutesOf } from '#shared/quantity/minutes.ts';
import type { ShiftPeriodInput } from './input.ts';
import type { ShiftHours } from './shiftHours.ts';

const HUNDREDTHS = 100;

/**
 * Services (full-time equivalents) that the shifts cost, by the type of the shift's period; `fullTime` is F in minutes.
 * Linear in shifts and minutes, hence as true of the sum of many days as of one (README.md 3).
 */
export const services = (
  { staff, minutes }: ShiftHours,
  period: ShiftPeriodInput | undefined,
  fullTime: number,
): Fraction => {
  const ownWeek = minutesOf(period?.newWorkingHours, period?.newWorkingMinutes) || fullTime;
  if (period?.type === 'Other') return { numerator: minutes, denominator: HUNDREDTHS * ownWeek };
  if (period?.type !== 'Rotation') return { numerator: minutes, denominator: HUNDREDTHS * fullTime };
  const nights = period.nights || 1;
  const shortening = (period.weeks ?? 0) * Math.max(0, fullTime - ownWeek);
  return { numerator: minutes * nights + staff * shortening, denominator: HUNDREDTHS * nights * fullTime };
};
