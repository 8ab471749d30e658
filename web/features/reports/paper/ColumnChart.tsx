import type { PropsWithChildren } from 'react';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { ChartSize } from '../model/chart.ts';
import styles from './ColumnChart.module.css';

interface ColumnChartProps {
  readonly description: string;
  readonly size: ChartSize;
  /** In px: of the chart, and of the axis at its left. */
  readonly width: number;
  readonly axis: number;
  /** Where a value is drawn, in px from above. */
  readonly y: (value: number) => number;
  /** The axis shows `+` before what is above 0. */
  readonly isSigned?: boolean;
  /** The table follows directly below: its upper line is the line of 0. */
  readonly isOnTable?: boolean;
}

/** The axis and the grid lines of a chart of columns, its children; a table has the same figures. */
export const ColumnChart = ({
  description,
  size: { scale, height },
  width,
  axis,
  y,
  isSigned = false,
  isOnTable = false,
  children,
}: PropsWithChildren<ColumnChartProps>) => (
  <svg
    className={styles.chart}
    role="img"
    aria-label={description}
    width={width}
    height={height}
    viewBox={`0 0 ${width} ${height}`}
  >
    {scale.ticks.map((tick) =>
      tick === 0 && isOnTable ? null : (
        <g key={tick}>
          <line className={tick === 0 ? styles.zero : styles.grid} x1={axis} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className={styles.tick} x={axis - 8} y={y(tick) + 4}>
            {numberText(tick, 'number', { sign: isSigned })}
          </text>
        </g>
      ),
    )}
    {children}
  </svg>
);
