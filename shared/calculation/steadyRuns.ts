import type { Days } from './span.ts';

/** Weeks that follow upon each other, by index: from `first` up to but not including `end`. */
export interface Run {
  readonly first: number;
  readonly end: number;
}

const WEEK = 7;

/**
 * Runs of the consecutive weeks in which none of the spans begins or ends. A plan changes a few times a year: the figures
 * of the first week of a run hold for all its weeks.
 */
export const steadyRuns = (spans: readonly Days[], weeks: readonly Days[]): readonly Run[] => {
  const runs: Run[] = [];
  for (let first = 0; first < weeks.length; first = runs.at(-1)?.end ?? weeks.length) {
    const monday = weeks[first]!.from;
    let change = Infinity;
    for (const { from, to } of spans) {
      if (from > monday) change = Math.min(change, from);
      else if (to >= monday) change = Math.min(change, to + 1);
    }
    const length = Math.max(1, Math.floor((change - monday) / WEEK));
    runs.push({ first, end: Math.min(weeks.length, first + length) });
  }
  return runs;
};
