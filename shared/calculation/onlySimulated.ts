import { dayNumber, fromDayNumber } from '#shared/time/day.ts';
import type { CategoryPlan } from './input.ts';
import { type Days, daysOf, without } from './span.ts';

type DemandPeriods = CategoryPlan['demands'];

const partOf = (demand: DemandPeriods[number], { from, to }: Days, simulation: boolean): DemandPeriods[number] => ({
  ...demand,
  simulation,
  start: fromDayNumber(from),
  end: to === Infinity ? null : fromDayNumber(to),
});

/** The simulated demand periods: as live ones on the days that they count on, as they are on the others. */
const divided = (demands: DemandPeriods): DemandPeriods => {
  const taken: Days[] = demands.filter(({ simulation }) => !simulation).map(daysOf);
  return demands
    .filter(({ simulation }) => simulation)
    .sort((a, b) => dayNumber(a.start) - dayNumber(b.start))
    .flatMap((demand) => {
      const left = without(daysOf(demand), taken);
      taken.push(...left);
      return [
        ...left.map((days) => partOf(demand, days, false)),
        ...without(daysOf(demand), left).map((days) => partOf(demand, days, true)),
      ];
    });
};

/**
 * The simulated demand of the days without live demand, as live demand periods. Where simulated periods overlap, the one that
 * starts first counts (README.md 12).
 */
export const onlySimulated = (demands: DemandPeriods): DemandPeriods =>
  divided(demands).filter(({ simulation }) => !simulation);

/** The plan with simulated demand as live demand on the days without live demand; simulated on the others, where it counts nowhere. */
export const withSimulated = <Plan extends Pick<CategoryPlan, 'demands'>>(plan: Plan): Plan => ({
  ...plan,
  demands: [...plan.demands.filter(({ simulation }) => !simulation), ...divided(plan.demands)],
});
