import { tidy } from '#shared/quantity/tidy.ts';
import { meanWeekendBeds } from './bedsAverage.ts';
import { budgetOf } from './budget.ts';
import { demandOf } from './demand.ts';
import type { BedPeriodInput, CategoryPlan, PeriodInput, RangeInput } from './input.ts';
import { type ReadPlan, readBudget, readDemand } from './readPlan.ts';
import { count, daysOf } from './span.ts';

/** Hundredths of a minute. */
const HUNDREDTHS_PER_HOUR = 6000;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** What several categories demand over a range, by the week and by the month; null where none has a demand period. */
export interface RangeDemand {
  readonly hoursPerWeek: number | null;
  readonly hoursPerMonth: number | null;
  readonly services: number | null;
}

/** {@link rangeDemand} of plans already read for the range. */
export const readRangeDemand = (
  plans: readonly Pick<ReadPlan, 'fullTimeWeeks' | 'demands' | 'moved'>[],
  range: RangeInput,
): RangeDemand => {
  const demands = plans.map((plan) => demandOf(plan, daysOf(range))).filter(({ demandDays }) => demandDays > 0);
  const services = demands.flatMap((demand) => demand.services ?? []);
  // Hours are hundredths of minutes divided once: whole numbers again, so that the sum is exact.
  const hundredths = demands.reduce((sum, { hours }) => sum + Math.round(hours * HUNDREDTHS_PER_HOUR), 0);
  const perWeek = (times: number, over: number): number | null =>
    demands.length ? tidy((hundredths * 7 * times) / (HUNDREDTHS_PER_HOUR * count(daysOf(range)) * over)) : null;
  return {
    hoursPerWeek: perWeek(1, 1),
    hoursPerMonth: perWeek(WEEKS_A_YEAR, MONTHS_A_YEAR),
    services: services.length ? tidy(services.reduce((sum, value) => sum + value, 0)) : null,
  };
};

/** The demand of the categories of a unit over a range of days, added up (README.md 9). */
export const rangeDemand = (plans: readonly CategoryPlan[], range: RangeInput): RangeDemand =>
  readRangeDemand(
    plans.map((plan) => readDemand(plan, daysOf(range))),
    range,
  );

/** Budget hours a month: the mean over the range's days, one without a period adding 0; null when none has one (README.md 9). */
export const budgetHoursIn = (
  periods: readonly (PeriodInput & { readonly budget: number })[],
  range: RangeInput,
): number | null => budgetOf({ budget: readBudget(periods, daysOf(range)) }, daysOf(range)).budget;

/** The mean of the weekend beds over the days of a range that have a bed period; null when none has (README.md 9). */
export const averageWeekendBeds = (periods: readonly BedPeriodInput[], range: RangeInput): number | null =>
  meanWeekendBeds(periods, [daysOf(range)]);
