import { type Day, fromDayNumber } from '#shared/time/day.ts';
import type { CategoryPlan, PeriodInput } from './input.ts';
import { count, type Days, daysOf, without } from './span.ts';

/** What a plan lacks, from one day to another. */
export interface Lack<Kind extends string> {
  readonly kind: Kind;
  readonly from: Day;
  readonly to: Day;
}

/** What the figures of a category may lack. */
export type CategoryLack = 'demand' | 'workingTime' | 'budget';

const uncovered = (days: Days, periods: readonly PeriodInput[]): readonly Days[] => without(days, periods.map(daysOf));

/** The days of some that the periods cover, joined where they adjoin. */
const covered = (days: Days, periods: readonly PeriodInput[]): readonly Days[] =>
  without(days, uncovered(days, periods));

const lacking = <Kind extends string>(kind: Kind, days: readonly Days[]): readonly Lack<Kind>[] =>
  days
    .filter((one) => count(one) > 0)
    .map(({ from, to }) => ({ kind, from: fromDayNumber(from), to: fromDayNumber(to) }));

/** The days without live demand on which the category is in use: it has a category period, or staff. */
const withoutDemand = ({ demands, periods, assets }: CategoryPlan, days: Days): readonly Days[] => {
  const missing = uncovered(
    days,
    demands.filter(({ simulation }) => !simulation),
  );
  const inUse = missing.length ? [...periods, ...assets.flatMap((asset) => asset.periods)] : [];
  return missing.flatMap((part) => covered(part, inUse));
};

/** The days with live demand that no category period measures: they have hours, but no services. */
const withoutWorkingTime = ({ demands, periods }: CategoryPlan, days: Days): readonly Days[] => {
  const live = demands.filter(({ simulation }) => !simulation);
  return uncovered(days, periods).flatMap((part) => covered(part, live));
};

/** What a category lacks on the days, of the kinds that matter, by kind and day (README.md 9). */
export const lacksOf = (
  plan: CategoryPlan,
  days: Days,
  kinds: readonly CategoryLack[],
): readonly Lack<CategoryLack>[] => {
  const missing: Readonly<Record<CategoryLack, () => readonly Days[]>> = {
    demand: () => withoutDemand(plan, days),
    workingTime: () => withoutWorkingTime(plan, days),
    budget: () => uncovered(days, plan.budget),
  };
  return kinds.flatMap((kind) => lacking(kind, missing[kind]()));
};
