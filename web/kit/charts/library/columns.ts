import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { Scale } from '../scale.ts';
import type { ChartSpec } from './Drawing.tsx';
import { paint } from './paint.ts';

/** A part of a column: one on another in a stack, or side by side. */
export interface ColumnPart {
  readonly key: string;
  /** What the value is of, as in the legend. */
  readonly name: string;
  readonly value: number;
  /** The value as text. */
  readonly text: string;
  /** Where it begins, in the unit of the axis; 0 unless it lies on another. */
  readonly from?: number;
  /** Colour tokens of the area, of its edge, and of the figure on it. */
  readonly fill: string;
  readonly edge?: string | undefined;
  readonly ink?: string;
  /** Whether the part bears its figure. */
  readonly isFigured?: boolean;
}

export interface Column {
  readonly key: string;
  /** Below the column, and in full in its tooltip. */
  readonly name: string;
  readonly title?: string;
  /** Over the column, or below one that hangs from 0. */
  readonly figure?: string;
  readonly parts: readonly ColumnPart[];
}

/** Columns as plain data: two of the same text are drawn alike. */
export interface ColumnsLayout {
  readonly columns: readonly Column[];
  readonly scale: Scale;
  /** Of the axis at the left, the names below (0 above a table that has them), and the room for figures above, in px. */
  readonly axis: number;
  readonly names: number;
  readonly air: number;
  /** In px, what figures over the columns and names have. */
  readonly fontSize: number;
  /** Parts of one column on each other; otherwise side by side. */
  readonly isStacked: boolean;
  /** Part of the room of a column that it takes, and in px the most of each of its parts. */
  readonly share: number;
  readonly widest: number;
  /** The axis writes `+` before what is above 0. */
  readonly isSigned?: boolean;
}

interface Mark extends ColumnPart {
  readonly column: Column;
  readonly from: number;
  readonly to: number;
}

const marksOf = (columns: readonly Column[]): readonly Mark[] =>
  columns.flatMap((column) =>
    column.parts.map((part) => ({ ...part, column, from: part.from ?? 0, to: (part.from ?? 0) + part.value })),
  );

const top = ({ parts }: Column): number =>
  parts.reduce(
    (furthest, { from = 0, value }) =>
      value < 0 ? Math.min(furthest, from + value) : Math.max(furthest, from + value),
    0,
  );

/** The part of the scale's height that a figure below a column takes at most. */
const figureShare = 0.15;

/** In px, the room between the scale and the names for figures of columns that hang nearly to its end. */
const roomBelow = ({ columns, scale, fontSize }: ColumnsLayout): number => {
  const end = scale.from + figureShare * (scale.to - scale.from);
  const hangs = columns.some((column) => column.figure !== undefined && top(column) < Math.min(0, end));
  return hangs ? fontSize + 4 : 0;
};

const zero = {
  type: 'lineY' as const,
  data: [0],
  style: { stroke: paint('var(--line-strong)'), strokeOpacity: 1, lineWidth: 1 },
  tooltip: false as const,
};

/** Columns that stand on 0 or hang from it, with their figures, as a specification of the library. */
export const columnsSpec = (layout: ColumnsLayout): ChartSpec => {
  const { columns, scale, axis, names, air, fontSize, isStacked, share, widest, isSigned = false } = layout;
  const below = roomBelow(layout);
  // The upper line of a table directly below is the line of 0.
  const isOnTable = names === 0;
  const marks = marksOf(columns);
  const series = [...new Set(marks.map(({ key }) => key))];
  const nameOf = new Map(columns.map(({ key, name }) => [key, name]));
  const scales = {
    x: {
      type: 'band' as const,
      domain: columns.map(({ key }) => key),
      paddingInner: 1 - share,
      paddingOuter: (1 - share) / 2,
    },
    y: { type: 'linear' as const, domain: [scale.from, scale.to], nice: false },
    series: { type: 'band' as const, domain: series, paddingInner: 0, paddingOuter: 0 },
  };
  const place = {
    x: ({ column }: Mark) => column.key,
    ...(!isStacked && { series: ({ key }: Mark) => key }),
  };
  return {
    paddingTop: air,
    paddingRight: 0,
    paddingBottom: names + below,
    paddingLeft: axis,
    children: [
      {
        type: 'interval',
        data: [...marks],
        encode: { ...place, y: ({ from }: Mark) => from, y1: ({ to }: Mark) => to },
        scale: scales,
        axis: {
          x: {
            title: false,
            line: false,
            tick: false,
            transform: [],
            label: names > 0,
            labelFormatter: (key: string) => nameOf.get(key) ?? '',
            labelFill: paint('var(--text-2)'),
            labelOpacity: 1,
            labelFontSize: fontSize,
            labelSpacing: 6 + below,
          },
          y: {
            title: false,
            line: false,
            tick: false,
            transform: [],
            tickMethod: () => scale.ticks.filter((tick) => tick !== 0 || !isOnTable),
            labelFormatter: (tick: number) => numberText(tick, 'number', { sign: isSigned }),
            labelFill: paint('var(--text-3)'),
            labelOpacity: 1,
            labelFontSize: 11,
            labelSpacing: 8,
            grid: true,
            gridStroke: paint('var(--line)'),
            gridOpacity: 1,
            gridStrokeOpacity: 1,
            gridLineDash: [0, 0],
          },
        },
        style: {
          fill: ({ fill }: Mark) => paint(fill),
          stroke: ({ edge }: Mark) => (edge === undefined ? 'none' : paint(edge)),
          fillOpacity: 1,
          maxWidth: widest,
          minHeight: 1,
          inset: isStacked ? 0.5 : 0,
          insetRight: 0.5,
        },
        labels: [
          {
            text: ({ isFigured, text: figure }: Mark) => (isFigured ? figure : ''),
            position: isStacked ? 'inside' : 'top',
            textAlign: 'center',
            textBaseline: isStacked ? 'middle' : 'bottom',
            dy: isStacked ? 0 : -2,
            fontSize: 11,
            fillOpacity: 1,
            pointerEvents: 'none',
            fill: ({ ink }: Mark) => paint(ink ?? 'var(--text-2)'),
          },
        ],
        tooltip: {
          title: ({ column }: Mark) => column.title ?? column.name,
          items: [({ name, text: value, fill }: Mark) => ({ name, value, color: fill })],
        },
      },
      ...(isOnTable ? [] : [zero]),
      {
        type: 'text',
        data: columns.filter(({ figure }) => figure !== undefined),
        encode: { x: ({ key }: Column) => key, y: top, text: ({ figure }: Column) => figure },
        scale: { x: scales.x, y: scales.y },
        style: {
          textAlign: 'center',
          textBaseline: 'alphabetic',
          fillOpacity: 1,
          pointerEvents: 'none',
          fontSize,
          fontWeight: 600,
          fill: paint('var(--text)'),
          dy: (column: Column) => (top(column) < 0 ? 13 : -5),
        },
        tooltip: false,
      },
    ],
  };
};
