import type { WeekendFlags } from './input.ts';

const FRIDAY = 4;
const SATURDAY = 5;
const SUNDAY = 6;

/** Whether the weekday (0 = Monday .. 6 = Sunday) is a weekend day of the shift (README.md 3). */
export const isWeekendDayOf = ({ friShift, satShift, sunShift }: WeekendFlags, weekday: number): boolean =>
  (weekday === FRIDAY && friShift) || (weekday === SATURDAY && satShift) || (weekday === SUNDAY && sunShift);
