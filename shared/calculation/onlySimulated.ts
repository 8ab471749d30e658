import { dayNumber, fromDayNumber } from '#shared/time/day.ts';
import type { CategoryPlan } from './input.ts';
import { count, type Days, daysOf } from './span.ts';

type DemandPeriods = CategoryPlan['demands'];

/** The days that are left of some when those of another period are taken away. */
const without = (days: Days, taken: Days): readonly Days[] =>
  [
    { from: days.from, to: Math.min(days.to, taken.from - 1) },
    { from: Math.max(days.from, taken.to + 1), to: days.to },
  ].filter((rest) => count(rest) > 0);

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
      const left = taken.reduce<readonly Days[]>(
        (days, one) => days.flatMap((part) => without(part, one)),
        [daysOf(demand)],
      );
      taken.push(...left);
      return left.map((days) => asLive(demand, days));
    });
};
