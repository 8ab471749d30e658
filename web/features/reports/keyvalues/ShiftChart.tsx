import { yOf } from '#web/kit/charts/steps.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { chartSize } from '../model/chart.ts';
import { sumOfFigures } from '../model/sumOfFigures.ts';
import { ColumnChart } from '../paper/ColumnChart.tsx';
import { usePaperWidth } from '../paper/paperWidth.ts';
import styles from './ShiftChart.module.css';

type Values = Readonly<Record<string, number | null>>;

/** What columns are divided into: the name of its value, and the tokens of its colour and of figures on it. */
export interface Series {
  readonly key: string;
  readonly fill: string;
  readonly ink: string;
}

/** Dag, Kväll and Natt. */
export const shiftSeries: readonly Series[] = [
  { key: 'dag', fill: 'var(--s-day)', ink: 'var(--s-day-ink)' },
  { key: 'kvall', fill: 'var(--s-evening)', ink: 'var(--s-evening-ink)' },
  { key: 'natt', fill: 'var(--s-night)', ink: 'var(--s-night-ink)' },
];

interface ShiftChartProps {
  /** Shown over the chart, where several charts stand below each other. */
  readonly title?: string | undefined;
  readonly description: string;
  readonly items: readonly { readonly key: string; readonly name: string; readonly values: Values }[];
  /** From below or from the left. */
  readonly series: readonly Series[];
  /** Parts of one column; otherwise columns side by side. */
  readonly isStacked: boolean;
}

const AXIS = 34;
const NAMES = 20;
const AIR = 18;
const SHARE = 0.48;
const WIDEST = 46;
/** In px: a part lower than this bears no figure. */
const FIGURED = 13;
/** Columns up to which they bear figures and full names. */
const CROWDED = 14;

interface Bar extends Series {
  readonly value: number;
  readonly from: number;
  readonly left: number;
  readonly width: number;
}

const barsOf = (values: Values, shown: readonly Series[], isStacked: boolean, room: number): readonly Bar[] => {
  const width = isStacked ? Math.min(WIDEST, room * SHARE) : Math.min(WIDEST * 0.7, (room * 0.72) / shown.length);
  let from = 0;
  return shown.flatMap((series, index) => {
    const value = values[series.key] ?? null;
    if (value === null) return [];
    const left = isStacked ? (room - width) / 2 : (room - width * shown.length) / 2 + width * index;
    const bar = { ...series, value, from: isStacked ? from : 0, left, width };
    from += value;
    return [bar];
  });
};

/** Values as columns, one on or beside the other; the table below has the same figures. */
export const ShiftChart = ({ title, description, items, series, isStacked }: ShiftChartProps) => {
  const width = usePaperWidth();
  const sumOf = (values: Values) => sumOfFigures(series.map(({ key }) => values[key] ?? null));
  const tops = items.flatMap(({ values }) =>
    isStacked ? [sumOf(values)] : series.map(({ key }) => values[key] ?? null),
  );
  const size = chartSize(tops, 6);
  const { scale, height } = size;
  const inner = yOf(scale, height - NAMES - AIR);
  const y = (value: number) => inner(value) + AIR;
  const room = (width - AXIS) / Math.max(1, items.length);
  const isCrowded = items.length > CROWDED;
  const chart = (
    <ColumnChart description={description} size={size} width={width} axis={AXIS} y={y}>
      {items.map(({ key, name, values }, index) => {
        const left = AXIS + index * room;
        const total = sumOf(values);
        return (
          <g key={key}>
            {barsOf(values, series, isStacked, room).map((bar) => {
              const [top, bottom] = [y(bar.from + bar.value), y(bar.from)];
              const isFigured = isStacked ? bottom - top >= FIGURED && bar.width > 20 : !isCrowded && bar.width > 16;
              return (
                <g key={bar.key}>
                  <rect
                    fill={bar.fill}
                    x={left + bar.left}
                    width={bar.width - (isStacked ? 0 : 1)}
                    y={top}
                    height={Math.max(0.5, bottom - top - (isStacked ? 1 : 0))}
                  />
                  {isFigured && (
                    <text
                      className={styles.above}
                      style={isStacked ? { fill: bar.ink } : undefined}
                      x={left + bar.left + bar.width / 2}
                      y={isStacked ? (top + bottom) / 2 + 4 : top - 4}
                    >
                      {numberText(bar.value, 'keyValue')}
                    </text>
                  )}
                </g>
              );
            })}
            {isStacked && (
              <text className={styles.total} x={left + room / 2} y={y(total ?? 0) - 6}>
                {numberText(total, 'keyValue')}
              </text>
            )}
            <text className={isCrowded ? styles.tiny : styles.name} x={left + room / 2} y={height - 4}>
              {shortened(name, room)}
            </text>
          </g>
        );
      })}
    </ColumnChart>
  );
  if (title === undefined) return chart;
  return (
    <div className={styles.titled}>
      <p aria-hidden="true">{title}</p>
      {chart}
    </div>
  );
};

/** Px of a letter. */
const LETTER = 5.9;

/** A name that finds room below its column. */
const shortened = (name: string, room: number): string => {
  const most = Math.max(3, Math.floor(room / LETTER));
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
};
