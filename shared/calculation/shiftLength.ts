import { minutesOf } from '#shared/quantity/minutes.ts';
import type { ShiftTimes } from './input.ts';

const DAY = 24 * 60;

const isBlank = (hour: number | null, minute: number | null): boolean => hour === null && !minute;

const clockLength = (
  startHour: number | null,
  startMinute: number | null,
  endHour: number | null,
  endMinute: number | null,
): number => {
  if (isBlank(startHour, startMinute) && isBlank(endHour, endMinute)) return 0;
  const length = minutesOf(endHour, endMinute) - minutesOf(startHour, startMinute);
  return length <= 0 ? length + DAY : length;
};

/**
 * Length of a shift in minutes, on one of its weekend days or a plain one: end − start, over midnight when the end is not
 * later, less break and, on a duty shift (jour), duty time; never below 0. Both times blank is no time at all
 * (README.md 3).
 */
export const shiftLength = (row: ShiftTimes, isWeekendDay: boolean, isDutyShift: boolean): number => {
  const onDuty = isDutyShift ? minutesOf(row.dutyHours, row.dutyMinutes) : 0;
  const atWork = isWeekendDay
    ? clockLength(row.wkndStartHour, row.wkndStartMinute, row.wkndEndHour, row.wkndEndMinute) -
      minutesOf(row.wkndBreakHours, row.wkndBreakMinutes)
    : clockLength(row.startHour, row.startMinute, row.endHour, row.endMinute) -
      minutesOf(row.breakHours, row.breakMinutes);
  return Math.max(0, atWork - onDuty);
};
