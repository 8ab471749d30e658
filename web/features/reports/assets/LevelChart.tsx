import { useTranslation } from 'react-i18next';
import type { CategoryWeekReceipts } from '#shared/model/reportAnswer.ts';
import { yOf } from '#web/kit/charts/steps.ts';
import type { ChartSize } from '../model/chart.ts';
import { stackOf } from '../model/levelCounts.ts';
import { ColumnChart } from '../paper/ColumnChart.tsx';
import { LABEL } from '../weeks/widths.ts';
import styles from './Levels.module.css';

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

/** Those in service week by week, stacked by level; the table below has the same figures on the same columns. */
export const LevelChart = ({ title, weeks, size, step }: LevelChartProps) => {
  const { t } = useTranslation();
  const inner = yOf(size.scale, size.height - AIR);
  const y = (value: number) => inner(value) + AIR;
  const width = LABEL + step * weeks.length;
  const bar = step * SHARE;
  return (
    <ColumnChart
      description={t('reports.levels.chart', { title })}
      size={size}
      width={width}
      axis={LABEL}
      y={y}
      isOnTable
    >
      {weeks.map((week, index) => {
        const left = LABEL + index * step + (step - bar) / 2;
        const middle = left + bar / 2;
        return (
          <g key={week.start}>
            {stackOf(week).map(({ level, count, from }) => {
              const [top, bottom] = [y(from + count), y(from)];
              return (
                <g key={level}>
                  <rect
                    className={styles[`level${level}`]}
                    x={left}
                    width={bar}
                    y={top + 0.5}
                    height={Math.max(0.5, bottom - top - 1)}
                  />
                  {count > 2 && bottom - top >= FIGURED && (
                    <text className={styles[`ink${level}`]} x={middle} y={(top + bottom) / 2 + 4}>
                      {count}
                    </text>
                  )}
                </g>
              );
            })}
            <text className={styles.total} x={middle} y={y(week.workingCount) - 5}>
              {week.workingCount}
            </text>
          </g>
        );
      })}
    </ColumnChart>
  );
};
