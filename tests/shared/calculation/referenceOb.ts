import type { CategoryPlan, ObHours } from '#shared/calculation/index.ts';
import { daysFrom, isoWeekday, lengthOn, on, shifted, staffedWeekday, valueNumber } from './reference.ts';

type Window = keyof ObHours;

/** The window that a minute of a calendar day lies in. */
const windowAt = (plan: CategoryPlan, day: string, minute: number): Window | undefined => {
  const own = isoWeekday(day);
  const staffed = staffedWeekday(plan, day);
  if (own >= 6 || staffed !== own) return 'weekend';
  if ((own === 5 && minute >= 19 * 60) || (own === 1 && minute < 7 * 60)) return 'weekend';
  if (minute >= 22 * 60 || minute < 6 * 60) return 'night';
  return minute >= 19 * 60 ? 'evening' : undefined;
};

/** Inconvenient hours counted one minute of one shift at a time, on the days with a category period. */
export const obByTheMinute = (plan: CategoryPlan, start: string, end: string): ObHours => {
  const sums: Record<Window, number> = { weekend: 0, night: 0, evening: 0 };
  for (const day of daysFrom(start, end)) {
    if (!on(plan.periods, day)) continue;
    const weekday = staffedWeekday(plan, day);
    for (const row of plan.demands
      .filter((one) => !one.simulation && on([one], day))
      .flatMap((one) => one.shiftDemands)) {
      const isWeekend = { 5: row.friShift, 6: row.satShift, 7: row.sunShift }[weekday] ?? false;
      const period = on(plan.shifts.find(({ id }) => id === row.shiftId)?.periods ?? [], day);
      const length = lengthOn(row, isWeekend, period?.isDutyShift ?? false);
      const n = valueNumber(row, weekday);
      if (length === 0 || n === 0) continue;
      const from =
        60 * ((isWeekend ? row.wkndStartHour : row.startHour) ?? 0) +
        ((isWeekend ? row.wkndStartMinute : row.startMinute) ?? 0);
      const until =
        60 * ((isWeekend ? row.wkndEndHour : row.endHour) ?? 0) +
        ((isWeekend ? row.wkndEndMinute : row.endMinute) ?? 0);
      const minutes = until <= from ? until - from + 1440 : until - from;
      for (let minute = from; minute < from + minutes; minute++) {
        const window = windowAt(plan, minute < 1440 ? day : shifted(day, 1), minute % 1440);
        if (window) sums[window] += (n * length) / minutes / 60;
      }
    }
  }
  return sums;
};
