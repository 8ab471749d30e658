import { tidy } from '#shared/quantity/tidy.ts';
import { isShort } from './shortage.ts';

/** Consecutive weeks of one category that are short, by index: from `first` up to but not including `end`. */
export interface ShortageRun {
  readonly first: number;
  readonly end: number;
  /** The week that lacks most; of equal ones the first. */
  readonly worst: number;
  /** Services that its short weeks lack, added up. */
  readonly weight: number;
}

type Diff = number | null | undefined;

/** A run has at most one week in a row that is not short. */
const FARTHEST = 2;

const runOf = (diffs: readonly Diff[], short: readonly number[]): ShortageRun => {
  const lacks = (week: number): number => -(diffs[week] ?? 0);
  return {
    first: short[0]!,
    end: short.at(-1)! + 1,
    worst: short.reduce((worst, week) => (lacks(week) > lacks(worst) ? week : worst)),
    weight: tidy(short.reduce((sum, week) => sum + lacks(week), 0)),
  };
};

/** The runs of shortage in the differences of consecutive weeks, oldest first; a single week that is not short does not end one (README.md 18). */
export const shortageRuns = (diffs: readonly Diff[]): readonly ShortageRun[] => {
  const runs: number[][] = [];
  for (const [week, diff] of diffs.entries()) {
    if (!isShort(diff)) continue;
    const last = runs.at(-1);
    if (last && week - last.at(-1)! <= FARTHEST) last.push(week);
    else runs.push([week]);
  }
  return runs.map((short) => runOf(diffs, short));
};
