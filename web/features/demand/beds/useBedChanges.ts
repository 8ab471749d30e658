import { useTranslation } from 'react-i18next';
import type { BedPeriod } from '#shared/model/bed.ts';
import type { Replaced } from '#shared/planning/promotion.ts';
import type { Period } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import type { ChosenPeriod } from '#web/domain/planning/pull.ts';
import { followed, type TypedBeds } from './counts.ts';

/** A period with its beds, as they are written: `22 / 20`. */
type Piece = Period & { readonly beds: string };

const countsOf = ({ beds, weekendBeds }: Pick<BedPeriod, 'beds' | 'weekendBeds'>): string => `${beds} / ${weekendBeds}`;

/**
 * Returns the sentences about what a new bed period changes, before it is saved: the periods that will be stored where it lies,
 * and those that it replaces whole. None where it meets no other.
 */
export const useBedChanges = () => {
  const { t } = useTranslation();
  const nameOf = (period: Period): string => {
    const { weeks, year } = periodText(period, '');
    return `${weeks} ${year}`;
  };
  const listed = (pieces: readonly Piece[]): string =>
    pieces.map((piece) => `${nameOf(piece)} ${piece.beds}`).join(', ');
  return (
    { start, end, ...typed }: ChosenPeriod & TypedBeds,
    replaced: readonly Replaced<BedPeriod>[],
  ): readonly string[] => {
    if (start === null || replaced.length === 0) return [];
    const { beds, weekendBeds } = followed(typed);
    const mine: Piece = { start, end, beds: beds === '' ? t('demand.beds.typed') : `${beds} / ${weekendBeds}` };
    const left = replaced.flatMap(({ row, becomes }) =>
      becomes.map((days): Piece => ({ ...days, beds: countsOf(row) })),
    );
    const gone = replaced.flatMap(({ row, becomes }) => (becomes.length > 0 ? [] : [{ ...row, beds: countsOf(row) }]));
    return [
      t('demand.beds.becomes', { periods: listed(sorted([...left, mine])) }),
      ...(gone.length > 0 ? [t('demand.beds.replaces', { periods: listed(gone) })] : []),
    ];
  };
};
