import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepLine } from '#web/kit/charts/lines.ts';
import type { CoverageWeek } from '../model/weeks.ts';

/** The lines of the graph: supply, in the simulated period the live demand as dots, and the demand as it would be. */
export const useLines = (weeks: readonly CoverageWeek[]): readonly StepLine[] => {
  const { t } = useTranslation();
  return useMemo(
    () => [
      {
        key: 'supply',
        name: t('demand.compare.coverage.supply'),
        values: weeks.map(({ supply }) => supply),
        color: 'var(--s-own)',
      },
      {
        key: 'live',
        name: t('demand.compare.coverage.live'),
        values: weeks.map(({ live, isInside }) => (isInside ? live.demand : null)),
        color: 'var(--s-demand)',
        dash: '1 3',
      },
      {
        key: 'simulated',
        name: t('demand.compare.coverage.demand'),
        values: weeks.map(({ simulated, live, isInside }) => (isInside ? simulated.demand : live.demand)),
        color: 'var(--s-demand)',
        strong: true,
      },
    ],
    [weeks, t],
  );
};
