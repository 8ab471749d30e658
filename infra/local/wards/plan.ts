import { isDeepStrictEqual } from 'node:util';
import { demandText } from '#shared/quantity/format.ts';
import { round } from '#shared/quantity/round.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { daysOfMonth, type Month, weeksOfMonth } from './month.ts';
import type { ShiftHours } from './rows.ts';
import { shiftLength } from './shifts.ts';
import { type Rates, staffFor } from './staff.ts';
import { hasHours, type Ward, type WardMonth } from './wards.ts';
import { workedYears } from './worked.ts';

/** A value with its period. */
interface Span<Value> {
  readonly period: ClosedPeriod;
  readonly value: Value;
}

/** Staff demanded on every day, by shift, as demand values (`"2,53"`). */
interface Wanted {
  readonly day: string;
  readonly night: string;
}

/** An employee with the periods in order. */
export interface Employee {
  readonly name: string;
  readonly periods: readonly Span<Rates>[];
}

/** A category of a ward, as it is to be loaded. */
export interface CategoryPlan {
  readonly name: string;
  readonly demands: readonly Span<Wanted>[];
  readonly staff: readonly Employee[];
  /** Worked hours, to be loaded as an activity of the unit. */
  readonly worked: ReturnType<typeof workedYears>;
}

/** A ward to load. A ward without hours in any month has no plan. */
export interface WardPlan {
  readonly name: string;
  readonly division: string;
  /** The first Monday of its periods. */
  readonly start: Day;
  readonly categories: readonly CategoryPlan[];
  readonly beds: readonly Span<number>[];
}

const kinds = [
  { of: 'registered', name: 'Sjuksköterska' },
  { of: 'unregistered', name: 'Undersköterska' },
] as const;

const adjoin = (a: ClosedPeriod, b: ClosedPeriod): boolean => addDays(a.end, 1) === b.start;

/** The same with neighbours of equal value joined: fewer periods, equal figures. */
export const joined = <Value>(spans: readonly Span<Value>[]): Span<Value>[] => {
  const all: Span<Value>[] = [];
  for (const { period, value } of spans) {
    const last = all.at(-1);
    const goesOn = last && adjoin(last.period, period) && isDeepStrictEqual(last.value, value);
    if (goesOn) all[all.length - 1] = { period: { start: last.period.start, end: period.end }, value };
    else all.push({ period, value });
  }
  return all;
};

const scaledBy = ({ day, night }: ShiftHours, factor: number): ShiftHours => ({
  day: day * factor,
  night: night * factor,
});

/** Staff on every day of the month, so that the planned hours are spread evenly over it. */
const wantedIn = (month: Month, planned: ShiftHours): Wanted => {
  const staff = scaledBy(planned, 1 / (daysOfMonth(month) * shiftLength));
  return { day: demandText(staff.day), night: demandText(staff.night) };
};

const employeesOf = (name: string, months: readonly Span<readonly Rates[]>[]): Employee[] => {
  const most = Math.max(0, ...months.map(({ value }) => value.length));
  return Array.from({ length: most }, (_, index) => ({
    name: `${name} ${index + 1}`,
    periods: joined(months.flatMap(({ period, value }) => (value[index] ? [{ period, value: value[index] }] : []))),
  }));
};

const categoryOf = ({ of, name }: (typeof kinds)[number], months: readonly WardMonth[]): CategoryPlan[] => {
  const worked = months.filter((month) => hasHours(month[of]));
  if (worked.length === 0) return [];
  const demands = worked.map(({ month, [of]: hours }) => ({
    period: weeksOfMonth(month),
    value: wantedIn(month, hours.planned),
  }));
  const staff = worked.map(({ month, [of]: hours }) => ({
    period: weeksOfMonth(month),
    value: staffFor(scaledBy(hours.actual, 7 / daysOfMonth(month))),
  }));
  return [{ name, demands: joined(demands), staff: employeesOf(name, staff), worked: workedYears(months, of) }];
};

const bedsOf = (months: readonly WardMonth[]): Span<number>[] =>
  joined(
    months
      .map(({ month, patients }) => ({ period: weeksOfMonth(month), value: round(patients / daysOfMonth(month), 0) }))
      .filter(({ value }) => value > 0),
  );

/** What is to be loaded of a ward; undefined when it has hours in no month. */
export const planOf = ({ name, division, months }: Ward): WardPlan | undefined =>
  months[0] && {
    name,
    division,
    start: weeksOfMonth(months[0].month).start,
    categories: kinds.flatMap((kind) => categoryOf(kind, months)),
    beds: bedsOf(months),
  };
