import type { WeekReceipt } from './weekReceipt.ts';

type Counted = Pick<WeekReceipt, 'levels' | 'workingCount'>;

/** Those in service by level 1 to 6, and those without a level. */
export interface Levels {
  readonly levels: number[];
  readonly withoutLevel: number;
  readonly workingCount: number;
}

/** Those in service who have no level. */
export const withoutLevel = ({ levels, workingCount }: Counted): number =>
  workingCount - levels.reduce((sum, count) => sum + count, 0);

/** The share of those in service that each level has, and those without a level: the competency of a week; null when none is in service (README.md 9). */
export const levelShares = (
  receipt: Counted,
): { readonly levels: (number | null)[]; readonly withoutLevel: number | null } => {
  const share = (count: number) => (receipt.workingCount > 0 ? count / receipt.workingCount : null);
  return { levels: receipt.levels.map(share), withoutLevel: share(withoutLevel(receipt)) };
};

/** The mean of the weeks' counts by level; all 0 without weeks (README.md 9). */
export const levelMeans = (weeks: readonly Counted[]): Levels => {
  const mean = (count: (week: Counted) => number) =>
    weeks.length ? weeks.reduce((sum, week) => sum + count(week), 0) / weeks.length : 0;
  return {
    levels: Array.from({ length: 6 }, (_, level) => mean(({ levels }) => levels[level] ?? 0)),
    withoutLevel: mean(withoutLevel),
    workingCount: mean(({ workingCount }) => workingCount),
  };
};
