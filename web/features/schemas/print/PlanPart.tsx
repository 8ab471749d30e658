import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import { HiddenShortage } from '#web/domain/receipts/HiddenShortage.tsx';
import { drawnValues, inDrawnOrder } from '#web/domain/receipts/lines.ts';
import { STRIP } from '#web/kit/charts/HiddenStrip.tsx';
import { PaperGraph } from '#web/kit/charts/PaperGraph.tsx';
import { PaperLegend } from '#web/kit/charts/PaperLegend.tsx';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import { PrintKey } from '#web/kit/ui/print/PrintKey.tsx';
import { WeekTable } from '#web/kit/ui/print/WeekTable.tsx';
import { LABEL, WEEK } from '#web/kit/ui/print/weekColumns.ts';
import { type PlanFigures, planLines, planSpread } from '../figures.ts';
import { PlanRows } from './PlanRows.tsx';
import styles from './Print.module.css';

/** Of the graph over the rows of one category, in px, and at least. */
const [HEIGHT, LEAST] = [172, 80];
/** The rows and groups of one category, and the height of each. */
const ROWS = { count: 15, height: 18 };
const GROUPS = { count: 3, height: 21 };

/** The height of the graph, so that it fits a page with its rows: those of a unit are more. */
const heightOver = ({ groups }: PlanFigures, strip: number): number => {
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const above = (rows - ROWS.count) * ROWS.height + (groups.length - GROUPS.count) * GROUPS.height + strip;
  return Math.max(LEAST, HEIGHT - above);
};

interface PlanPartProps {
  /** The weeks of this page. */
  readonly receipts: readonly Receipt[];
  /** Those of all pages, which share one scale. */
  readonly figures: PlanFigures;
}

/** The weeks of one page: legend, graph and receipts on the same columns. */
export const PlanPart = ({ receipts, figures }: PlanPartProps) => {
  const { t } = useTranslation();
  const lines = planLines(t, receipts, figures);
  const spread = planSpread(figures.receipts, figures);
  const mondays = receipts.map(({ start }) => start);
  const first = receipts[0] ? figures.receipts.indexOf(receipts[0]) : 0;
  const hidden = figures.hidden ?? [];
  const mostHidden = Math.max(0, ...hidden);
  return (
    <>
      <PaperLegend
        unit={t('schemas.unit')}
        label={t('schemas.lines')}
        lines={lines}
        short={t('schemas.shortage')}
        over={t('schemas.surplus')}
        spread={spread.length > 0 ? t('schemas.spread') : undefined}
      />
      <PaperGraph
        description={t('schemas.table')}
        lines={inDrawnOrder(lines)}
        count={receipts.length}
        scale={scaleOf(drawnValues(planLines(t, figures.receipts, figures), [...figures.gaps, ...spread]))}
        axis={LABEL}
        step={WEEK}
        height={heightOver(figures, mostHidden > 0 ? STRIP : 0)}
        gaps={figures.gaps
          .filter(({ index }) => index >= first && index < first + receipts.length)
          .map((gap) => ({ ...gap, index: gap.index - first }))}
        spread={planSpread(receipts, figures)}
        dividers={[...monthStartsOf(mondays)]}
      />
      {mostHidden > 0 && (
        <div className={styles.hidden} style={{ gridTemplateColumns: `${LABEL}px ${WEEK * receipts.length}px` }}>
          <span>{t('overview.legend.hides')}</span>
          <HiddenShortage values={hidden.slice(first, first + receipts.length)} most={mostHidden} />
        </div>
      )}
      <WeekTable mondays={mondays}>
        <PlanRows receipts={receipts} groups={figures.groups} />
      </WeekTable>
      <PrintKey>
        <li>– {t('schemas.print.missing')}</li>
        <li>
          <span className={styles.partly}>0,00</span> {t('schemas.partly')}
        </li>
      </PrintKey>
    </>
  );
};
