import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StepGraph } from '#web/charts/StepGraph.tsx';
import { scaleOf } from '#web/charts/scale.ts';
import { gapsOf } from '#web/charts/steps.ts';
import { Ticks } from '#web/charts/Ticks.tsx';
import type { YearFigures } from './figures.ts';
import { linesOf } from './lines.ts';
import { useGraphText } from './useGraphText.ts';
import styles from './YearGraph.module.css';

const HEIGHT = 104;
const MONTHS = 12;

interface YearGraphProps {
  readonly figures: YearFigures;
  readonly budgetOnly: boolean;
}

/** The services of the year as step lines over the months of the table below; hatched where demand is missing. */
export const YearGraph = ({ figures, budgetOnly }: YearGraphProps) => {
  const { t } = useTranslation();
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
    <div className={styles.graph}>
      <div className={styles.axis}>
        <span className={styles.unit} aria-hidden="true">
          {t('budget.unit.services')}
        </span>
        <Ticks scale={scale} height={HEIGHT} />
      </div>
      <div className={styles.plot}>
        <StepGraph
          description={description}
          lines={[...lines].reverse()}
          count={MONTHS}
          scale={scale}
          height={HEIGHT}
          gaps={gaps}
        />
        {missing.map((month) => (
          <i key={month} className={styles.missing} style={{ left: `${(month / MONTHS) * 100}%` }} aria-hidden="true" />
        ))}
      </div>
    </div>
  );
};
