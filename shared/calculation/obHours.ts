import { type Fraction, sumOfFractions } from '#shared/quantity/fraction.ts';
import { minutesOf } from '#shared/quantity/minutes.ts';
import { weekdayOfNumber } from '#shared/time/day.ts';
import { weekdayCounts } from '#shared/time/weekdays.ts';
import type { DemandPiece } from './demand.ts';
import type { ShiftDemandInput } from './input.ts';
import type { MovedDay } from './movedDays.ts';
import { shiftLength } from './shiftLength.ts';
import { type Days, valueAt } from './span.ts';
import { isWeekendDayOf } from './weekendDay.ts';

/** The windows of inconvenient hours (OB), in the order in which they apply. */
export const obWindows = ['weekend', 'night', 'evening'] as const;
type ObWindow = (typeof obWindows)[number];

/** Hours in each window. */
export type ObHours = Readonly<Record<ObWindow, number>>;

const HOUR = 60;
const DAY = 24 * HOUR;
const MONDAY = 0;
const FRIDAY = 4;
const SATURDAY = 5;
const MORNING = 6 * HOUR;
const MONDAY_MORNING = 7 * HOUR;
const EVENING = 19 * HOUR;
const NIGHT = 22 * HOUR;
const HUNDREDTHS = 100;

/** Minutes of a calendar day that lie in a window. */
interface Stretch extends Days {
  readonly window: ObWindow;
}

const stretch = (window: ObWindow, from: number, to: number): Stretch => ({ window, from, to });

/** The windows of a calendar day, in minutes from its midnight, `to` not included. A day off staffed as Saturday or Sunday is weekend all day. */
const windowsOf = (weekday: number, isMoved: boolean): readonly Stretch[] => {
  if (isMoved || weekday >= SATURDAY) return [stretch('weekend', 0, DAY)];
  const early = weekday === MONDAY ? stretch('weekend', 0, MONDAY_MORNING) : stretch('night', 0, MORNING);
  return weekday === FRIDAY
    ? [early, stretch('weekend', EVENING, DAY)]
    : [early, stretch('evening', EVENING, NIGHT), stretch('night', NIGHT, DAY)];
};

/** A calendar day as the windows know it: its weekday (0 = Monday), and whether it is a day off that is staffed as another. */
interface CalendarDay {
  readonly weekday: number;
  readonly isMoved: boolean;
}

/** Start and end of a shift in minutes from the midnight of its day; the end is after 24:00 where the shift goes over midnight. */
const clockOf = (row: ShiftDemandInput, isWeekendDay: boolean) => {
  const start = isWeekendDay
    ? minutesOf(row.wkndStartHour, row.wkndStartMinute)
    : minutesOf(row.startHour, row.startMinute);
  const end = isWeekendDay ? minutesOf(row.wkndEndHour, row.wkndEndMinute) : minutesOf(row.endHour, row.endMinute);
  return { start, end: end <= start ? end + DAY : end };
};

const overlap = (a: Days, b: Days): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));

/** Hours in each window of some shifts (in hundredths) that start on one day, whose effective weekday is `as`. */
const obOfDay = (
  row: ShiftDemandInput,
  isDutyShift: boolean,
  { shifts, as, days }: { readonly shifts: number; readonly as: number; readonly days: readonly CalendarDay[] },
): readonly (readonly [ObWindow, Fraction])[] => {
  const isWeekendDay = isWeekendDayOf(row, as);
  const length = shiftLength(row, isWeekendDay, isDutyShift);
  const numerator = length * shifts;
  if (numerator === 0) return [];
  const { start, end } = clockOf(row, isWeekendDay);
  const denominator = (end - start) * HOUR * HUNDREDTHS;
  return days.flatMap(({ weekday, isMoved }, offset) =>
    windowsOf(weekday, isMoved).flatMap(({ window, from, to }) => {
      const minutes = overlap({ from: start, to: end }, { from: from + offset * DAY, to: to + offset * DAY });
      return minutes === 0 ? [] : [[window, { numerator: minutes * numerator, denominator }] as const];
    }),
  );
};

const weekdayAfter = (weekday: number): number => (weekday + 1) % 7;

/** The days of a stretch: counted by weekday where the windows are the usual ones, and one by one beside a moved day. */
const split = (days: Days, moved: readonly MovedDay[]) => {
  const counts = [...weekdayCounts(days)];
  const near = new Set(moved.flatMap(({ from }) => [from - 1, from]));
  const apart = [...near].filter((day) => days.from <= day && day <= days.to);
  for (const day of apart) counts[weekdayOfNumber(day)]! -= 1;
  return { counts, apart };
};

/** Hours in the windows of what one row demands on days that have the same measures. */
const obOfPiece = ({ days, row: { row, staff, shiftPeriods } }: DemandPiece, moved: readonly MovedDay[]) => {
  const isDutyShift = valueAt(shiftPeriods, days.from)?.isDutyShift ?? false;
  const { counts, apart } = split(days, moved);
  const ordinary = counts.flatMap((count, weekday) =>
    obOfDay(row, isDutyShift, {
      shifts: staff[weekday]! * count,
      as: weekday,
      days: [
        { weekday, isMoved: false },
        { weekday: weekdayAfter(weekday), isMoved: false },
      ],
    }),
  );
  const dayAt = (day: number): CalendarDay => ({
    weekday: weekdayOfNumber(day),
    isMoved: moved.some(({ from }) => from === day),
  });
  const others = apart.flatMap((day) => {
    const as = moved.find(({ from }) => from === day)?.as ?? weekdayOfNumber(day);
    return obOfDay(row, isDutyShift, { shifts: staff[as]!, as, days: [dayAt(day), dayAt(day + 1)] });
  });
  return [...ordinary, ...others];
};

/**
 * Hours in each window of inconvenient hours that pieces of demand have: the minutes of a shift that lie in the window, less its
 * part of break and duty time (README.md 17). `moved` are the days off staffed as another weekday, until the day after the last
 * piece.
 */
export const obHours = (pieces: readonly DemandPiece[], moved: readonly MovedDay[]): ObHours => {
  const parts = pieces.flatMap((piece) => obOfPiece(piece, moved));
  const hoursIn = (window: ObWindow): number =>
    sumOfFractions(parts.filter(([one]) => one === window).map(([, fraction]) => fraction));
  return { weekend: hoursIn('weekend'), night: hoursIn('night'), evening: hoursIn('evening') };
};
