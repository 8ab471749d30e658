import type { CoverageWeek } from './weeks.ts';

/** A label on a line of the graph: at the week with that index, above or below the line. */
export interface LineLabel {
  readonly side: 'live' | 'simulated';
  readonly index: number;
  readonly value: number;
  readonly isAbove: boolean;
}

/**
 * The labels of both demands where the simulated period begins, on the sides of their lines that are turned away from each
 * other; none for a demand that is missing there.
 */
export const labelsOf = (weeks: readonly CoverageWeek[]): readonly LineLabel[] => {
  const index = weeks.findIndex(({ isInside }) => isInside);
  const week = weeks[index];
  if (week === undefined) return [];
  const [live, simulated] = [week.live.demand, week.simulated.demand];
  const isHigher = live === null || simulated === null || simulated >= live;
  return [
    ...(simulated === null ? [] : [{ side: 'simulated' as const, index, value: simulated, isAbove: isHigher }]),
    ...(live === null || live === simulated ? [] : [{ side: 'live' as const, index, value: live, isAbove: !isHigher }]),
  ];
};
