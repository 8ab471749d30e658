import { dayNumber, fromDayNumber } from '#shared/time/day.ts';
import type { CategoryPlan } from './input.ts';
import { type Days, daysOf, without } from './span.ts';

type DemandPeriods = CategoryPlan['demands'];

const asLive = (demand: DemandPeriods[number], { from, to }: Days): DemandPeriods[number] => ({
  ...demand,
  simulation: false,
  start: fromDayNumber(from),
  end: to === Infinity ? null : fromDayNumber(to),
});

/**
 * The simulated demand of the days without live demand, as live demand periods. Where simulated periods overlap, the one that
 * starts first counts (README.md 12).
 */
export const onlySimulated = (demands: DemandPeriods): DemandPeriods => {
  const taken: Days[] = demands.filter(({ simulation }) => !simulation).map(daysOf);
  return demands
    .filter(({ simulation }) => simulation)
    .sort((a, b) => dayNumber(a.start) - dayNumber(b.start))
    .flatMap((demand) => {
      const left = without(daysOf(demand), taken);
      taken.push(...left);
      return left.map((days) => asLive(demand, days));
    });
};

/** The plan with simulated demand as live demand on the days without live demand. */
export const withSimulated = <Plan extends Pick<CategoryPlan, 'demands'>>(plan: Plan): Plan => ({
  ...plan,
  demands: [...plan.demands, ...onlySimulated(plan.demands)],
});
