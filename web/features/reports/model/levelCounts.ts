import type { CategoryWeekReceipts } from '#shared/model/reportAnswer.ts';

/** Levels 1 to 6; 0 is without a level. */
export const levels = [1, 2, 3, 4, 5, 6] as const;

type Week = CategoryWeekReceipts['weeks'][number];

/** How many of those in service have a level; 0 counts those without one. */
export const countOf = (
  { levels: counts, workingCount }: Pick<Week, 'levels' | 'workingCount'>,
  level: number,
): number => (level === 0 ? workingCount - counts.reduce((sum, count) => sum + count, 0) : (counts[level - 1] ?? 0));

/** The level with its count, from the lowest up, those without a level last: as they are stacked. */
export const stackOf = (
  week: Week,
): readonly { readonly level: number; readonly count: number; readonly from: number }[] => {
  let from = 0;
  return [...levels, 0].flatMap((level) => {
    const count = countOf(week, level);
    const part = { level, count, from };
    from += count;
    return count > 0 ? [part] : [];
  });
};

/** A level's share in whole percent of a week; null when none is in service. */
export const shareOf = (
  share: NonNullable<CategoryWeekReceipts['competency']>[number] | undefined,
  level: number,
): number | null => (level === 0 ? (share?.withoutLevel ?? null) : (share?.levels[level - 1] ?? null));
