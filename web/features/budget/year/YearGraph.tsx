import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MonthGraph } from '#web/kit/charts/MonthGraph.tsx';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { gapsOf } from '#web/kit/charts/steps.ts';
import { useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import type { YearFigures } from './figures.ts';
import { linesOf } from './lines.ts';
import { useGraphText } from './useGraphText.ts';

/** In px, where the window is no taller than a laptop's: the money of the year below is in sight. */
const LOW = 80;

interface YearGraphProps {
  readonly figures: YearFigures;
  readonly budgetOnly: boolean;
}

/** The services of the year as step lines over the months of the table below; hatched where demand is missing. */
export const YearGraph = ({ figures, budgetOnly }: YearGraphProps) => {
  const { t } = useTranslation();
  const isLow = useMedia('(min-width: 901px) and (max-height: 960px)');
  const lines = useMemo(() => linesOf(t, figures, budgetOnly), [t, figures, budgetOnly]);
  const scale = useMemo(
    () => scaleOf(lines.flatMap(({ values }) => values.filter((value) => value !== null))),
    [lines],
  );
  const { demand, supply } = figures.services;
  const gaps = useMemo(() => (budgetOnly ? [] : gapsOf(demand.months, supply.months)), [budgetOnly, demand, supply]);
  const description = useGraphText(figures, budgetOnly);
  const missing = demand.count === 0 ? [] : demand.months.flatMap((value, month) => (value === null ? [month] : []));
  return (
    <MonthGraph
      description={description}
      unit={t('budget.unit.services')}
      lines={[...lines].reverse()}
      scale={scale}
      gaps={gaps}
      missing={missing}
      {...(isLow && { height: LOW })}
    />
  );
};
