import { useTranslation } from 'react-i18next';
import type { Replaced } from '#shared/planning/promotion.ts';
import type { Period } from '#shared/time/period.ts';
import { spanText } from './dates.ts';

/**
 * Returns the sentences about what a new period does to those in its way, before it is saved: each is shortened, split in two, or replaced
 * whole. `noteOf` is written after the weeks of a period. Without a period in its way there is nothing to say.
 */
export const useReplacedText = () => {
  const { t } = useTranslation();
  const weeks = (period: Period): string => spanText(period, t('ui.period.openShort'));
  return <Row extends Period>(
    replaced: readonly Replaced<Row>[],
    noteOf: (row: Row) => string = () => '',
  ): readonly string[] =>
    replaced.map(({ row, becomes: [first, second] }) => {
      const period = `${weeks(row)} ${noteOf(row)}`.trim();
      if (!first) return t('ui.period.replaced', { period });
      if (!second) return t('ui.period.shortened', { period, first: weeks(first) });
      return t('ui.period.split', { period, first: weeks(first), second: weeks(second) });
    });
};
