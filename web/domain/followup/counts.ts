import type { FollowUpRow, FollowUpYear } from './rows.ts';

/** Over how many months most rows of a year are, where these are not all of them: said once. Undefined: each row says its own. */
export const commonCount = (
  rows: readonly Pick<FollowUpRow, 'isHeader' | 'totalOf' | 'counted'>[],
  { firstMonth, lastMonth }: Pick<FollowUpYear, 'firstMonth' | 'lastMonth'>,
): number | undefined => {
  const counts = rows
    .filter(({ isHeader, totalOf, counted }) => !isHeader && totalOf !== 'last' && counted > 0)
    .map(({ counted }) => counted);
  return [...new Set(counts)].find(
    (count) =>
      count < lastMonth - firstMonth + 1 && 2 * counts.filter((counted) => counted === count).length > counts.length,
  );
};
