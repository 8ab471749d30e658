import type { PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import { RATE_DECIMALS, scaled, unscaled } from '#shared/quantity/scaled.ts';
import type { Day } from '#shared/time/day.ts';
import { contains } from '#shared/time/period.ts';
import { type Group, groupOf } from './runs.ts';

/** An employee's work rate in each shown week, in ten-thousandths, and the group it counts in. */
export interface WeekRates {
  readonly rates: readonly number[];
  readonly groups: readonly (Group | undefined)[];
}

const known = new WeakMap<readonly PlannedPeriod[], { readonly weeks: readonly Day[]; readonly rates: WeekRates }>();

/**
 * The work rates of an employee by week: whole weeks, so that the week's Monday decides (shared/calculation/README.md 4).
 * Computed once for the same periods and weeks: a key changes the periods of few employees.
 */
export const weekRatesOf = (periods: readonly PlannedPeriod[], weeks: readonly Day[]): WeekRates => {
  const before = known.get(periods);
  if (before?.weeks === weeks) return before.rates;
  const found = weeks.map((monday) => periods.find((period) => contains(period, monday)));
  const rates = {
    rates: found.map((period) => scaled(period?.workRate ?? 0, RATE_DECIMALS)),
    groups: found.map((period) => period && groupOf(period)),
  };
  known.set(periods, { weeks, rates });
  return rates;
};

/** Supply by week: of all, and of each group. */
export interface Sums {
  readonly all: readonly number[];
  readonly groups: Readonly<Record<Group, readonly number[]>>;
}

/** The supply of the shown weeks, in services. */
export const sumsOf = (people: readonly WeekRates[], weeks: number): Sums => {
  const empty = () => new Array<number>(weeks).fill(0);
  const [all, groups] = [empty(), { own: empty(), substitutes: empty(), contractors: empty() }];
  for (const { rates, groups: of } of people)
    for (let week = 0; week < weeks; week++) {
      const group = of[week];
      if (!group) continue;
      all[week]! += rates[week]!;
      groups[group][week]! += rates[week]!;
    }
  const read = (sum: readonly number[]) => sum.map((value) => unscaled(value, RATE_DECIMALS));
  return {
    all: read(all),
    groups: { own: read(groups.own), substitutes: read(groups.substitutes), contractors: read(groups.contractors) },
  };
};

/** The difference of two sums without the noise of binary fractions; null where one is unknown. */
export const difference = (a: number | undefined, b: number | null | undefined): number | null =>
  a === undefined || b === null || b === undefined ? null : unscaled(scaled(a, 6) - scaled(b, 6), 6);
