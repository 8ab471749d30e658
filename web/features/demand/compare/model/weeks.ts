import { isShort } from '#shared/calculation/index.ts';
import type { DemandComparison } from '#shared/model/demand.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import type { Day } from '#shared/time/day.ts';
import type { Pair } from './pair.ts';

/** A demand and how far the supply is above it, in services; null without a demand. */
interface Balance {
  readonly demand: number | null;
  readonly difference: number | null;
}

/** Supply and both demands of one week, or the means of many. */
interface Coverage extends Pair<Balance> {
  /** Services; null in the mean of no weeks, and in a week that is not loaded. */
  readonly supply: number | null;
}

/** One week of the comparison. */
export interface CoverageWeek extends Coverage {
  /** Its Monday. */
  readonly start: Day;
  /** Whether it lies in the simulated period; the others are shown around it, without a simulated demand. */
  readonly isInside: boolean;
}

/** A week beside the simulated period; null until it is loaded. */
export interface WeekAround {
  readonly start: Day;
  readonly supply: number | null;
  readonly demand: number | null;
}

/** The weeks of a comparison with their means. */
export interface CoverageOfWeeks {
  readonly weeks: readonly CoverageWeek[];
  /** How many weeks lie in the simulated period. */
  readonly count: number;
  /** Means of the unrounded weeks; of demand and difference over the weeks that have a demand. */
  readonly means: Coverage;
  /** In how many weeks each demand leaves a shortage. */
  readonly short: Pair<number>;
}

const balanceOf = (supply: number | null, demand: number | null): Balance => ({
  demand,
  difference: demand === null || supply === null ? null : tidy(supply - demand),
});

/** The mean of what is known; null when nothing is. */
const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : tidy(known.reduce((sum, value) => sum + value, 0) / known.length);
};

const outside = ({ start, supply, demand }: WeekAround): CoverageWeek => ({
  start,
  isInside: false,
  supply,
  live: balanceOf(supply, demand),
  simulated: balanceOf(supply, null),
});

/**
 * The weeks of the simulated period with their differences, means and weeks of shortage, between the weeks `before` and
 * `after` it, which no mean and no count holds.
 */
export const coverageOf = (
  answered: DemandComparison['weeks'],
  { before = [], after = [] }: { readonly before?: readonly WeekAround[]; readonly after?: readonly WeekAround[] } = {},
): CoverageOfWeeks => {
  const weeks = answered.map(
    ({ start, workRateSum, demandLive, demandSimulated }): CoverageWeek => ({
      start,
      isInside: true,
      supply: workRateSum,
      live: balanceOf(workRateSum, demandLive),
      simulated: balanceOf(workRateSum, demandSimulated),
    }),
  );
  const meansOf = (side: keyof Pair<Balance>): Balance => ({
    demand: meanOf(weeks.map((week) => week[side].demand)),
    difference: meanOf(weeks.map((week) => week[side].difference)),
  });
  const shortOf = (side: keyof Pair<Balance>) => weeks.filter((week) => isShort(week[side].difference)).length;
  return {
    weeks: [...before.map(outside), ...weeks, ...after.map(outside)],
    count: weeks.length,
    means: {
      supply: meanOf(weeks.map(({ supply }) => supply)),
      live: meansOf('live'),
      simulated: meansOf('simulated'),
    },
    short: { live: shortOf('live'), simulated: shortOf('simulated') },
  };
};

/** Every value that the graph draws. */
export const drawnValues = (weeks: readonly CoverageWeek[]): readonly number[] =>
  weeks.flatMap(({ supply, live, simulated }) =>
    [supply, live.demand, simulated.demand].filter((value) => value !== null),
  );
