import { useTranslation } from 'react-i18next';
import type { BedPeriod } from '#shared/model/bed.ts';
import type { Replaced } from '#shared/planning/promotion.ts';
import type { ChosenPeriod } from '#web/domain/planning/pull.ts';
import { useReplacedText } from '#web/domain/planning/useReplacedText.ts';
import { followed, type TypedBeds } from './counts.ts';

const countsOf = ({ beds, weekendBeds }: Pick<BedPeriod, 'beds' | 'weekendBeds'>): string => `${beds} / ${weekendBeds}`;

/** Returns the sentences about what a new bed period changes, with the beds of each period. */
export const useBedChanges = () => {
  const { t } = useTranslation();
  const textsOf = useReplacedText();
  return (
    { start, end, ...typed }: ChosenPeriod & TypedBeds,
    replaced: readonly Replaced<BedPeriod>[],
  ): readonly string[] => {
    if (start === null) return [];
    const { beds, weekendBeds } = followed(typed);
    const what = beds === '' ? t('demand.beds.typed') : `${beds} / ${weekendBeds}`;
    return textsOf({ start, end, what }, replaced, countsOf);
  };
};
