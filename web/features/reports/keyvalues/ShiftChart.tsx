import { ColumnChart } from '#web/kit/charts/library/ColumnChart.tsx';
import type { Column, ColumnPart } from '#web/kit/charts/library/columns.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { chartSize } from '../model/chart.ts';
import { sumOfFigures } from '../model/sumOfFigures.ts';
import { usePaperWidth } from '../paper/paperWidth.ts';
import { Scrolled } from '../paper/Section.tsx';
import styles from './ShiftChart.module.css';

type Values = Readonly<Record<string, number | null>>;

/** What columns are divided into: the name of its value, and the tokens of its colour and of figures on it. */
interface Series {
  readonly key: string;
  /** As in the legend. */
  readonly name: string;
  readonly fill: string;
  readonly ink: string;
}

interface Item {
  readonly key: string;
  readonly name: string;
  readonly values: Values;
}

interface ShiftChartProps {
  /** Shown over the chart, where several charts stand below each other. */
  readonly title?: string | undefined;
  readonly description: string;
  readonly items: readonly Item[];
  /** From below or from the left. */
  readonly series: readonly Series[];
  /** Parts of one column; otherwise columns side by side. */
  readonly isStacked: boolean;
}

const AXIS = 34;
const NAMES = 20;
const AIR = 18;
/** Part of the room of an item that its column takes, or its columns side by side; the most of one column in px. */
const SHARE = 0.48;
const SHARE_BESIDE = 0.72;
const WIDEST = 46;
const WIDEST_BESIDE = 32;
/** In px: a part lower than this bears no figure. */
const FIGURED = 13;
/** Columns up to which they bear figures and full names. */
const CROWDED = 14;

/** The values of an item in the order of the series, each on the one before it in a stack. */
const partsOf = (values: Values, series: readonly Series[], isStacked: boolean): readonly ColumnPart[] => {
  let sum = 0;
  return series.flatMap((one) => {
    const value = values[one.key] ?? null;
    if (value === null) return [];
    const from = isStacked ? sum : 0;
    sum += value;
    return [{ ...one, value, from, text: numberText(value, 'keyValue'), ink: isStacked ? one.ink : 'var(--text-2)' }];
  });
};

/** In px, of an item on a narrow screen. */
const LEAST_COLUMN = 28;

/** Values as columns, one on or beside the other; the table below has the same figures. */
export const ShiftChart = ({ title, description, items, series, isStacked }: ShiftChartProps) => {
  const width = usePaperWidth(AXIS + items.length * LEAST_COLUMN);
  const room = (width - AXIS) / Math.max(1, items.length);
  const isCrowded = items.length > CROWDED;
  const sumOf = (values: Values) => sumOfFigures(series.map(({ key }) => values[key] ?? null));
  const tops = items.flatMap(({ values }) =>
    isStacked ? [sumOf(values)] : series.map(({ key }) => values[key] ?? null),
  );
  const { scale, height } = chartSize(tops, 6);
  const unit = (height - NAMES - AIR) / (scale.to - scale.from);
  const isFigured = ({ value }: ColumnPart) =>
    isStacked ? value * unit >= FIGURED && room * SHARE > 20 : !isCrowded && (room * SHARE_BESIDE) / series.length > 16;
  const columns: readonly Column[] = items.map(({ key, name, values }) => ({
    key,
    name: shortened(name, room),
    title: name,
    parts: partsOf(values, series, isStacked).map((part) => ({ ...part, isFigured: isFigured(part) })),
    ...(isStacked && { figure: numberText(sumOf(values), 'keyValue') }),
  }));
  const chart = (
    <ColumnChart
      description={description}
      width={width}
      height={height}
      layout={{
        columns,
        scale,
        axis: AXIS,
        names: NAMES,
        air: AIR,
        fontSize: isCrowded ? 9.5 : 11,
        isStacked,
        ...(isStacked ? { share: SHARE, widest: WIDEST } : { share: SHARE_BESIDE, widest: WIDEST_BESIDE }),
      }}
    />
  );
  if (title === undefined) return <Scrolled>{chart}</Scrolled>;
  return (
    <div className={styles.titled}>
      <p aria-hidden="true">{title}</p>
      <Scrolled>{chart}</Scrolled>
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
