import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import { Chart } from '#web/charts/Chart.tsx';
import { scaleOf } from '#web/charts/scale.ts';
import { useChartTheme } from '#web/charts/useChartTheme.ts';
import { numberText } from '#web/ui/figures/Num.tsx';
import type { Columns } from '../columns.ts';
import { shortageOf } from '../receipts/shortage.ts';
import styles from './ReceiptGraph.module.css';
import { specOf } from './spec.ts';
import { drawnValues } from './steps.ts';

interface ReceiptGraphProps {
  readonly receipts: readonly Receipt[];
  readonly columns: Columns;
  /** Of the whole graph, in px. */
  readonly height: number;
}

const useDescription = (receipts: readonly Receipt[]): string => {
  const { t } = useTranslation();
  const { weeks: short, worst } = shortageOf(receipts);
  const weeks = String(receipts.length);
  if (worst === undefined) return t('schemas.graph.even', { weeks });
  return t('schemas.graph.short', {
    weeks,
    short: t('schemas.count', { count: short }),
    worst: worst.week,
    diff: numberText(worst.diff, 'receipt'),
  });
};

/** The weeks as step lines over the table's columns; the axis stays at the left edge. */
export const ReceiptGraph = memo(({ receipts, columns, height }: ReceiptGraphProps) => {
  const { t } = useTranslation();
  const { mode, color, series, diverging } = useChartTheme();
  const scale = useMemo(() => scaleOf(drawnValues(receipts)), [receipts]);
  const spec = useMemo(
    () => specOf(receipts, scale, { mode, color, series, diverging }),
    [receipts, scale, mode, color, series, diverging],
  );
  const description = useDescription(receipts);
  const { from, to, ticks } = scale;
  return (
    <div className={styles.graph} style={{ height }}>
      <div className={styles.axis} style={{ width: columns.label }} aria-hidden="true">
        <span className={styles.unit}>{t('schemas.unit')}</span>
        <div className={styles.ticks}>
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${((tick - from) / (to - from)) * 100}%` }}>
              {numberText(tick)}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.plot}>
        <Chart description={description} height={height - 34} width={columns.week * receipts.length} spec={spec} />
      </div>
    </div>
  );
});
