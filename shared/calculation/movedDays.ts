import { dayNumber, fromDayNumber, weekdayOfNumber } from '#shared/time/day.ts';
import { type DayOff, type DayOffKind, type DayOffRule, type DaysOff, daysOffBetween } from '#shared/time/dayOff.ts';
import { weekdayCounts } from '#shared/time/weekdays.ts';
import type { Days } from './span.ts';

/** A day off that is staffed as another weekday than its own (0 = Monday .. 6 = Sunday). */
export interface MovedDay extends Days {
  readonly off: DayOff;
  readonly own: number;
  readonly as: number;
}

const weekdayAs = { saturday: 5, sunday: 6 } as const;

const ruleOf = ({ redDay, eve }: DaysOff, kind: DayOffKind): DayOffRule => (kind === 'red' ? redDay : eve);

const movedDay = (off: DayOff, rule: DayOffRule): readonly MovedDay[] => {
  if (rule === 'weekday') return [];
  const from = dayNumber(off.day);
  const own = weekdayOfNumber(from);
  const as = weekdayAs[rule];
  return own === as ? [] : [{ from, to: from, off, own, as }];
};

const isFirstOfItsDay = ({ from }: MovedDay, index: number, all: readonly MovedDay[]): boolean =>
  all[index - 1]?.from !== from;

/** The days off among some that are staffed as another weekday, in order; none without a rule. */
export const movedDays = (rule: DaysOff | undefined, days: Days): readonly MovedDay[] => {
  if (!rule || (rule.redDay === 'weekday' && rule.eve === 'weekday')) return [];
  const range = { start: fromDayNumber(days.from), end: fromDayNumber(days.to) };
  return daysOffBetween(range)
    .flatMap((off) => movedDay(off, ruleOf(rule, off.kind)))
    .filter(isFirstOfItsDay);
};

/** The moved days among some. */
export const movedWithin = (moved: readonly MovedDay[], { from, to }: Days): readonly MovedDay[] =>
  moved.filter((day) => from <= day.from && day.from <= to);

/** How many days are staffed as a Monday, Tuesday, … Sunday: the effective weekday of README.md 14. */
export const effectiveCounts = (moved: readonly MovedDay[], days: Days): readonly number[] => {
  const counts = weekdayCounts(days);
  const within = movedWithin(moved, days);
  if (within.length === 0) return counts;
  const others = [...counts];
  for (const { own, as } of within) {
    others[own]! -= 1;
    others[as]! += 1;
  }
  return others;
};

/** A day off as a receipt names it: staffed as a Saturday or a Sunday. */
export interface StaffedDayOff {
  readonly day: string;
  readonly name: string;
  readonly as: 'saturday' | 'sunday';
}

/** Days off as receipts name them. */
export const staffedDaysOff = (moved: readonly MovedDay[]): StaffedDayOff[] =>
  moved.map(({ off: { day, sv }, as }) => ({ day, name: sv, as: as === weekdayAs.saturday ? 'saturday' : 'sunday' }));
