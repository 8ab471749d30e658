import { minutesOf } from '#shared/quantity/minutes.ts';
import type { ShiftPeriodInput, ShiftTimes } from './input.ts';

/** Day, evening and night, in the order of their indices 0, 1, 2. */
export const shiftCategories = ['dag', 'kvall', 'natt'] as const;
export type ShiftCategory = (typeof shiftCategories)[number];

const NOON = 12 * 60;
const EVENING = /kväll/i;

/** `natt` for a night shift; `kvall` by its name or a plain start at 12:00 or later; else `dag` (README.md 3). */
export const shiftCategory = (
  shiftName: string,
  period: Pick<ShiftPeriodInput, 'isNightShift'> | undefined,
  { startHour, startMinute }: Pick<ShiftTimes, 'startHour' | 'startMinute'>,
): ShiftCategory => {
  if (period?.isNightShift) return 'natt';
  return EVENING.test(shiftName.normalize('NFC')) || minutesOf(startHour, startMinute) >= NOON ? 'kvall' : 'dag';
};
