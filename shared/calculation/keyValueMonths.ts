import { addDays, type Day, fromDayNumber } from '#shared/time/day.ts';
import { mondayOfWeek } from '#shared/time/week.ts';
import { lacksBeds } from './bedDays.ts';
import type { CategoryPlan } from './input.ts';
import type { UnitPlan } from './keyValueSums.ts';
import { monthDays, monthsBetween } from './months.ts';
import { common, count, type Days, daysOf, without } from './span.ts';

/** Which years and months key values are of, or the week that stands for all of them. */
export interface KeyValueRange {
  readonly level: 'unit' | 'area' | 'org';
  readonly startYear: number;
  readonly endYear: number;
  readonly startMonth: number;
  readonly endMonth: number;
  /** 0: none. */
  readonly simulateWeek: number;
}

/** A year of key values, and its months (or the simulated week). */
export interface KeyValueYear {
  readonly year: number;
  readonly parts: readonly Days[];
}

/**
 * The years of a range with their months. At unit level the months from the first of the first year to the last of the last; at area and
 * organisation level the same months of each year. A simulated week stands for the start year (README.md 8).
 */
export const keyValueYears = (range: KeyValueRange): readonly KeyValueYear[] => {
  const { level, startYear, endYear, startMonth, endMonth, simulateWeek } = range;
  if (simulateWeek > 0) {
    const monday = mondayOfWeek(startYear, simulateWeek);
    return [{ year: startYear, parts: monday === null ? [] : [daysOf({ start: monday, end: addDays(monday, 6) })] }];
  }
  return Array.from({ length: Math.max(0, endYear - startYear + 1) }, (_, index) => {
    const year = startYear + index;
    const first = level !== 'unit' || year === startYear ? startMonth : 1;
    const last = level !== 'unit' || year === endYear ? endMonth : 12;
    return { year, parts: monthsBetween(year, first, last) };
  });
};

/** What a month of a unit lacks: `categoryName` null where it is the unit that lacks it. */
export interface MonthLack {
  readonly kind: 'demand' | 'beds' | 'worklog' | 'worklogPart' | 'budget';
  readonly categoryName: string | null;
  readonly days: Days;
}

const yearDays = (year: number): Days => ({ from: monthDays(year, 1).from, to: monthDays(year, 12).to });
const touches = (periods: readonly Parameters<typeof daysOf>[0][], days: Days): boolean =>
  periods.some((period) => count(common(daysOf(period), days)) > 0);
const liveOf = ({ demands }: CategoryPlan) => demands.filter(({ simulation }) => !simulation);

/** Whether a category has live demand in the year and a category period on some of the days (README.md 7). */
export const isExpected = (plan: CategoryPlan, year: number, days: Days): boolean =>
  touches(plan.periods, days) && (touches(liveOf(plan), yearDays(year)) || touches(liveOf(plan), days));

/** Whether a day with a category period has no live demand. */
export const lacksDemand = (plan: CategoryPlan, days: Days): boolean =>
  without(days, liveOf(plan).map(daysOf)).some((part) => touches(plan.periods, part));

/** What the days of a year, a month or a week, lack for key values (README.md 8): none, and they count. */
export const lacksOfMonth = ({ categories, beds }: UnitPlan, year: number, days: Days): readonly MonthLack[] => {
  const expected = categories.filter((plan) => isExpected(plan, year, days));
  const lacking = expected.filter((plan) => lacksDemand(plan, days));
  return [
    ...(expected.length === 0 ? [{ kind: 'demand' as const, categoryName: null, days }] : []),
    ...lacking.map(({ name }) => ({ kind: 'demand' as const, categoryName: name, days })),
    ...(lacksBeds(beds, days) ? [{ kind: 'beds' as const, categoryName: null, days }] : []),
  ];
};

/** Lacks of adjoining months joined, with their first and last day. */
export const joinedLacks = (
  lacks: readonly MonthLack[],
): readonly (Omit<MonthLack, 'days'> & { readonly from: Day; readonly to: Day })[] => {
  const open = new Map<string, { lack: MonthLack; from: number; to: number }>();
  const all: { lack: MonthLack; from: number; to: number }[] = [];
  for (const lack of lacks) {
    const key = JSON.stringify([lack.kind, lack.categoryName]);
    const before = open.get(key);
    if (before && before.to + 1 === lack.days.from) before.to = lack.days.to;
    else {
      const next = { lack, from: lack.days.from, to: lack.days.to };
      open.set(key, next);
      all.push(next);
    }
  }
  return all.map(({ lack: { kind, categoryName }, from, to }) => ({
    kind,
    categoryName,
    from: fromDayNumber(from),
    to: fromDayNumber(to),
  }));
};
