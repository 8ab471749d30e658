import { minutesOf } from '#shared/quantity/minutes.ts';
import type { ShiftDemandInput, ShiftPeriodInput } from './input.ts';
import { shiftLength } from './shiftLength.ts';
import { isWeekendDayOf } from './weekendDay.ts';

/** What one row demands over some days, in exact hundredths. */
export interface ShiftHours {
  /** Σ n: shifts to be worked. */
  readonly staff: number;
  /** Of them those on the shift's weekend days. */
  readonly weekendStaff: number;
  /** Σ H = Σ n × (length + extra), in minutes. */
  readonly minutes: number;
}

const extraOf = (period: ShiftPeriodInput | undefined): number =>
  period?.type === 'ExtraHours' ? minutesOf(period.extraHours, period.extraMinutes) : 0;

/**
 * Shifts and minutes that a row demands on days on which one and the same shift period (or none) holds. `staff` is the
 * row's from Monday to Sunday, `weekdays` how many of each weekday there are (README.md 3).
 */
export const shiftHours = (
  row: ShiftDemandInput,
  staff: readonly number[],
  period: ShiftPeriodInput | undefined,
  weekdays: readonly number[],
): ShiftHours => {
  const isDutyShift = period?.isDutyShift ?? false;
  const extra = extraOf(period);
  let plain = 0;
  let weekend = 0;
  for (let weekday = 0; weekday < 7; weekday++) {
    const shifts = staff[weekday]! * weekdays[weekday]!;
    if (isWeekendDayOf(row, weekday)) weekend += shifts;
    else plain += shifts;
  }
  return {
    staff: plain + weekend,
    weekendStaff: weekend,
    minutes:
      plain * (shiftLength(row, false, isDutyShift) + extra) + weekend * (shiftLength(row, true, isDutyShift) + extra),
  };
};
