import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HiddenShortage } from '#web/domain/receipts/HiddenShortage.tsx';
import { drawnValues, inDrawnOrder } from '#web/domain/receipts/lines.ts';
import { STRIP } from '#web/kit/charts/HiddenStrip.tsx';
import type { StepLine } from '#web/kit/charts/lines.ts';
import { StepGraph } from '#web/kit/charts/StepGraph.tsx';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { Ticks } from '#web/kit/charts/Ticks.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { weekName } from '#web/kit/ui/weeks.ts';
import type { Columns } from '../columns.ts';
import { type PlanFigures, planSpread } from '../figures.ts';
import { shortageOf } from '../receipts/shortage.ts';
import styles from './ReceiptGraph.module.css';

interface ReceiptGraphProps {
  readonly figures: PlanFigures;
  readonly lines: readonly StepLine[];
  readonly columns: Columns;
  /** Of the whole graph, in px. */
  readonly height: number;
}

/** Above and below the lines, in px. */
const AIR = 34;

const useDescription = ({ differences }: PlanFigures): string => {
  const { t } = useTranslation();
  const { weeks: short, unknown, worst } = shortageOf(differences);
  const weeks = t('schemas.count', { count: differences.length });
  if (worst === undefined) {
    if (unknown === differences.length) return t('schemas.graph.unknown', { weeks });
    return t(unknown === 0 ? 'schemas.graph.even' : 'schemas.graph.evenPartly', { weeks });
  }
  return t('schemas.graph.short', {
    weeks,
    short: t('schemas.count', { count: short }),
    worst: weekName(worst.week),
    diff: numberText(worst.diff, 'receipt'),
  });
};

/** The weeks as step lines over the table's columns; the axis stays at the left edge. */
export const ReceiptGraph = memo(({ figures, lines, columns, height }: ReceiptGraphProps) => {
  const { receipts, gaps, hidden = [] } = figures;
  const mostHidden = Math.max(0, ...hidden);
  const drawnHeight = height - AIR - (mostHidden > 0 ? STRIP + 4 : 0);
  const { t } = useTranslation();
  const spread = useMemo(() => planSpread(figures.receipts, figures), [figures]);
  const scale = useMemo(() => scaleOf(drawnValues(lines, [...gaps, ...spread])), [lines, gaps, spread]);
  const drawn = useMemo(() => inDrawnOrder(lines), [lines]);
  const description = useDescription(figures);
  return (
    <div className={styles.graph} style={{ height }}>
      <div className={styles.axis} style={{ width: columns.label }}>
        <span className={styles.unit} aria-hidden="true">
          {t('schemas.unit')}
        </span>
        <Ticks scale={scale} height={drawnHeight} />
        {mostHidden > 0 && <span className={styles.hidden}>{t('overview.legend.hides')}</span>}
      </div>
      <div className={styles.plot} style={{ width: columns.week * receipts.length }}>
        <StepGraph
          description={description}
          lines={drawn}
          count={receipts.length}
          scale={scale}
          height={drawnHeight}
          gaps={gaps}
          spread={spread}
        />
        {mostHidden > 0 && (
          <div className={styles.strip}>
            <HiddenShortage values={hidden} most={mostHidden} />
          </div>
        )}
      </div>
    </div>
  );
});
ReceiptGraph.displayName = 'ReceiptGraph';
