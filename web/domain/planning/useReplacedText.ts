import { useTranslation } from 'react-i18next';
import type { Replaced } from '#shared/planning/promotion.ts';
import type { Period } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import { periodText } from './dates.ts';

/** A period and what is written after its weeks: its beds, or that it is new. */
type Piece = Period & { readonly what: string };

/**
 * Returns the sentences about what a new period changes, before it is saved: the periods that will be stored where it lies, and
 * those that it replaces whole. Without a period in its way there is nothing to say.
 */
export const useReplacedText = () => {
  const { t } = useTranslation();
  const listed = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => {
        const { weeks, year } = periodText(piece, '');
        return `${weeks} ${year} ${piece.what}`.trim();
      })
      .join(', ');
  return <Row extends Period>(
    mine: Piece,
    replaced: readonly Replaced<Row>[],
    whatOf: (row: Row) => string,
  ): readonly string[] => {
    if (replaced.length === 0) return [];
    const left = replaced.flatMap(({ row, becomes }) => becomes.map((days) => ({ ...days, what: whatOf(row) })));
    const gone = replaced.flatMap(({ row, becomes }) => (becomes.length > 0 ? [] : [{ ...row, what: whatOf(row) }]));
    return [
      t('ui.period.becomes', { periods: listed(sorted([...left, mine])) }),
      ...(gone.length > 0 ? [t('ui.period.replaces', { periods: listed(gone) })] : []),
    ];
  };
};
