import type { FollowUpRow, FollowUpYear } from './rows.ts';

type Year = Pick<FollowUpYear, 'firstMonth' | 'lastMonth'>;

/** The number of months asked for. */
export const askedOf = ({ firstMonth, lastMonth }: Year): number => lastMonth - firstMonth + 1;

/** Whether the figure of a year is a mean of its months. */
export const isMean = ({ totalOf }: Pick<FollowUpRow, 'totalOf'>): boolean =>
  totalOf === 'mean' || totalOf === 'dayMean';

/** The number of months that most rows of a year have, where it is not all of them. Undefined: each row says its own number. */
export const commonCount = (
  rows: readonly Pick<FollowUpRow, 'isHeader' | 'totalOf' | 'counted'>[],
  year: Year,
): number | undefined => {
  const counts = rows
    .filter(({ isHeader, totalOf, counted }) => !isHeader && totalOf !== 'last' && counted > 0)
    .map(({ counted }) => counted);
  return [...new Set(counts)].find(
    (count) => count < askedOf(year) && 2 * counts.filter((counted) => counted === count).length > counts.length,
  );
};

/** What is true of all rows of a section, so that it is said once above them. */
export interface SharedNote {
  readonly isMean: boolean;
  readonly isWhole: boolean;
}

/** What is said once above the rows of a section; `common` is what the head of the column says of most rows. */
export const sharedNote = (
  rows: readonly Pick<FollowUpRow, 'totalOf' | 'counted' | 'showResourceInfo'>[],
  common: number | undefined,
  year: Year,
): SharedNote => {
  const areMany = rows.length > 1 && rows.every((row) => !row.showResourceInfo);
  return {
    isMean: areMany && rows.every((row) => isMean(row) && row.counted > 0),
    isWhole: areMany && common !== undefined && rows.every((row) => isMean(row) && row.counted === askedOf(year)),
  };
};

/** Whether the rows with so many months have the first ones of the year. */
export const isOfFirst = (rows: readonly Pick<FollowUpRow, 'counted' | 'months'>[], count: number): boolean =>
  rows
    .filter(({ counted }) => counted === count)
    .every(({ months }) => months.slice(0, count).every((value) => value !== null));
