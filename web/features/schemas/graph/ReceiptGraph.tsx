import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import type { StepLine } from '#web/charts/lines.ts';
import { StepGraph } from '#web/charts/StepGraph.tsx';
import { scaleOf } from '#web/charts/scale.ts';
import { Ticks } from '#web/charts/Ticks.tsx';
import { numberText } from '#web/ui/figures/Num.tsx';
import type { Columns } from '../columns.ts';
import { shortageOf } from '../receipts/shortage.ts';
import { drawnValues, inDrawnOrder } from './lines.ts';
import styles from './ReceiptGraph.module.css';

interface ReceiptGraphProps {
  readonly receipts: readonly Receipt[];
  readonly lines: readonly StepLine[];
  readonly columns: Columns;
  /** Of the whole graph, in px. */
  readonly height: number;
}

/** Above and below the lines, in px. */
const AIR = 34;

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
export const ReceiptGraph = memo(({ receipts, lines, columns, height }: ReceiptGraphProps) => {
  const { t } = useTranslation();
  const scale = useMemo(() => scaleOf(drawnValues(lines)), [lines]);
  const gap = useMemo(
    () => ({ demand: receipts.map(({ demand }) => demand), supply: receipts.map(({ workRateSum }) => workRateSum) }),
    [receipts],
  );
  const drawn = useMemo(() => inDrawnOrder(lines), [lines]);
  const description = useDescription(receipts);
  return (
    <div className={styles.graph} style={{ height }}>
      <div className={styles.axis} style={{ width: columns.label }}>
        <span className={styles.unit} aria-hidden="true">
          {t('schemas.unit')}
        </span>
        <Ticks scale={scale} height={height - AIR} />
      </div>
      <div className={styles.plot} style={{ width: columns.week * receipts.length }}>
        <StepGraph
          description={description}
          lines={drawn}
          count={receipts.length}
          scale={scale}
          height={height - AIR}
          gap={gap}
        />
      </div>
    </div>
  );
});
ReceiptGraph.displayName = 'ReceiptGraph';
