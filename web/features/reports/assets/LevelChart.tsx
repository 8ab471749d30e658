import { useTranslation } from 'react-i18next';
import type { CategoryWeekReceipts } from '#shared/model/reportAnswer.ts';
import { ColumnChart } from '#web/kit/charts/library/ColumnChart.tsx';
import { weekName } from '#web/kit/ui/weeks.ts';
import type { ChartSize } from '../model/chart.ts';
import { stackOf } from '../model/levelCounts.ts';
import { LABEL } from '../weeks/widths.ts';

interface LevelChartProps {
  readonly title: string;
  readonly weeks: CategoryWeekReceipts['weeks'];
  readonly size: ChartSize;
  /** Of one week, in px. */
  readonly step: number;
}

const AIR = 18;
/** Part of a week that its column takes. */
const SHARE = 0.72;
/** In px: a part lower than this bears no figure. */
const FIGURED = 12;

const looks = (level: number) =>
  level === 0
    ? { fill: 'var(--line-strong)', ink: 'var(--text)' }
    : { fill: `var(--l-${level})`, ink: `var(--l-${level}-ink)` };

/** Those in service week by week, stacked by level; the table below has the same figures on the same columns. */
export const LevelChart = ({ title, weeks, size: { scale, height }, step }: LevelChartProps) => {
  const { t } = useTranslation();
  const unit = (height - AIR) / (scale.to - scale.from);
  const columns = weeks.map((week) => ({
    key: week.start,
    name: weekName(week.week),
    figure: String(week.workingCount),
    parts: stackOf(week).map(({ level, count, from }) => ({
      key: String(level),
      name: level === 0 ? t('reports.levels.without') : t('reports.levels.level', { level: String(level) }),
      value: count,
      from,
      text: String(count),
      isFigured: count > 2 && count * unit >= FIGURED,
      ...looks(level),
    })),
  }));
  return (
    <ColumnChart
      description={t('reports.levels.chart', { title })}
      width={LABEL + step * weeks.length}
      height={height}
      layout={{
        columns,
        scale,
        axis: LABEL,
        names: 0,
        air: AIR,
        fontSize: 12,
        isStacked: true,
        share: SHARE,
        widest: step,
      }}
    />
  );
};
