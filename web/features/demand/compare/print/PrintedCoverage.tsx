import { useTranslation } from 'react-i18next';
import { PaperGraph } from '#web/kit/charts/PaperGraph.tsx';
import { PaperLegend } from '#web/kit/charts/PaperLegend.tsx';
import { scaleOf } from '#web/kit/charts/scale.ts';
import { gapsOf } from '#web/kit/charts/steps.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import { PaperFigure } from '#web/kit/ui/print/PaperFigure.tsx';
import { PrintKey } from '#web/kit/ui/print/PrintKey.tsx';
import tableStyles from '#web/kit/ui/print/Table.module.css';
import { WeekTable } from '#web/kit/ui/print/WeekTable.tsx';
import { LABEL, WEEK } from '#web/kit/ui/print/weekColumns.ts';
import { useLines } from '../coverage/useLines.ts';
import { type CoverageOfWeeks, type CoverageWeek, drawnValues } from '../model/weeks.ts';
import styles from './Print.module.css';

const HEIGHT = 132;

interface PrintedCoverageProps {
  /** The weeks of this page. */
  readonly weeks: readonly CoverageWeek[];
  /** All pages share one scale. */
  readonly coverage: CoverageOfWeeks;
}

/** Supply against both demands on paper: the graph over its table, of the weeks of one page. */
export const PrintedCoverage = ({ weeks, coverage }: PrintedCoverageProps) => {
  const { t } = useTranslation();
  const lines = useLines(weeks);
  const mondays = weeks.map(({ start }) => start);
  const starts = monthStartsOf(mondays);
  const cells = (of: (week: CoverageWeek) => string | null, diffOf?: (week: CoverageWeek) => number | null) =>
    weeks.map((week, index) => (
      <td key={week.start} className={starts.has(index) ? tableStyles.monthStart : undefined}>
        {diffOf ? <PaperFigure diff={diffOf(week)} text={of(week) ?? ''} /> : of(week)}
      </td>
    ));
  const demandRows = (side: 'live' | 'simulated') => {
    // A week beside the simulated period has no simulated demand.
    const isBlank = ({ isInside }: CoverageWeek) => side === 'simulated' && !isInside;
    const diffOf = (week: CoverageWeek) => (isBlank(week) ? null : week[side].difference);
    const text = (week: CoverageWeek, value: number | null) => (isBlank(week) ? null : numberText(value, 'keyValue'));
    const signed = (week: CoverageWeek) =>
      isBlank(week) ? null : numberText(week[side].difference, 'keyValue', { sign: true });
    return (
      <>
        <tr className={tableStyles.strong}>
          <th scope="row">{t(`demand.compare.coverage.${side}`)}</th>
          {cells((week) => text(week, week[side].demand))}
        </tr>
        <tr className={styles.difference}>
          <th scope="row">{t('demand.compare.coverage.difference')}</th>
          {cells(signed, diffOf)}
        </tr>
      </>
    );
  };
  return (
    <section className={styles.coverage}>
      <h2>{t('demand.compare.coverage.title')}</h2>
      <PaperLegend
        unit={t('demand.compare.coverage.unit')}
        label={t('demand.compare.coverage.title')}
        lines={lines}
        short={t('demand.compare.coverage.short')}
        over={t('demand.compare.coverage.over')}
      />
      <PaperGraph
        description={t('demand.compare.coverage.graph')}
        lines={lines}
        count={weeks.length}
        scale={scaleOf(drawnValues(coverage.weeks))}
        axis={LABEL}
        step={WEEK}
        height={HEIGHT}
        gaps={gapsOf(
          weeks.map(({ simulated }) => simulated.demand),
          weeks.map(({ supply }) => supply),
        )}
        dividers={[...starts]}
      />
      <WeekTable mondays={mondays}>
        <tbody>
          <tr className={tableStyles.strong}>
            <th scope="row">{t('demand.compare.coverage.supply')}</th>
            {cells(({ supply }) => numberText(supply, 'keyValue'))}
          </tr>
          {demandRows('live')}
          {demandRows('simulated')}
        </tbody>
      </WeekTable>
      <PrintKey />
    </section>
  );
};
