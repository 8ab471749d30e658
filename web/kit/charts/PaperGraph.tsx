import type { ReactNode } from 'react';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { type Box, dots, hatch } from './hatch.ts';
import type { StepLine } from './lines.ts';
import styles from './PaperGraph.module.css';
import type { Scale } from './scale.ts';
import { type Gap, pathOf, type Range, type Steps, yOf } from './steps.ts';

/** Supply below demand, hatched; above it, dotted: readable without colour. */
export const GapArea = ({ short, ...box }: Box & { readonly short: boolean }) => (
  <>
    <rect {...box} className={short ? styles.short : styles.over} />
    <path d={short ? hatch(box) : dots(box)} className={short ? styles.strokes : styles.dots} />
  </>
);

/** Where a supply probably lies: plain grey, which no other area is. */
export const SpreadArea = (box: Box) => <rect {...box} className={styles.spread} />;

interface PaperPlotProps {
  /** The text alternative. */
  readonly description: string;
  readonly ticks: readonly number[];
  readonly y: (value: number) => number;
  /** Where vertical lines run, in px; the last at the right edge. */
  readonly at: readonly number[];
  /** In px: of the axis to the left, and of the whole graph. */
  readonly axis: number;
  readonly height: number;
  /** The axis stays in sight while the graph scrolls sideways, as the names of a table below it. */
  readonly stays: boolean;
  /** Below the vertical lines. */
  readonly areas?: ReactNode;
  readonly children: ReactNode;
}

/** The axis of a graph on paper, and beside it the lines behind the graph. */
const PaperPlot = ({ description, ticks, y, at, axis, height, stays, areas, children }: PaperPlotProps) => (
  <div className={styles.graph} role="img" aria-label={description}>
    <svg className={stays ? styles.stays : undefined} width={axis} height={height} aria-hidden="true">
      {ticks.map((tick) => (
        <text key={tick} className={styles.tick} x={axis - 8} y={y(tick) + 4}>
          {numberText(tick)}
        </text>
      ))}
    </svg>
    <svg width={at.at(-1)} height={height} aria-hidden="true">
      {ticks.map((tick) => (
        <line key={tick} className={styles.grid} x1="0" x2={at.at(-1)} y1={y(tick)} y2={y(tick)} />
      ))}
      {areas}
      {at.map((x) => (
        <line key={x} className={styles.grid} x1={x} x2={x} y1="0" y2={height} />
      ))}
      {children}
    </svg>
  </div>
);

interface PaperGraphProps {
  /** The text alternative. */
  readonly description: string;
  /** In the order drawn, the last on top; all as long as `count`. */
  readonly lines: readonly StepLine[];
  readonly count: number;
  readonly scale: Scale;
  /** In px: of the axis to the left, of one step, and of the whole graph. */
  readonly axis: number;
  readonly step: number;
  readonly height: number;
  /** Filled areas behind the lines. */
  readonly gaps: readonly Gap[];
  /** Areas behind these, in which the values of a line probably lie. */
  readonly spread?: readonly Range[];
  /** The steps, counted from 0, that begin a month. */
  readonly dividers: readonly number[];
  /** The axis stays in sight while the graph scrolls sideways. */
  readonly stays?: boolean;
}

/** Above and below the lines, in px. */
const AIR = 6;

/** A step graph for paper, over the columns of a table: vectors only, series by weight and dash, areas by hatching. */
export const PaperGraph = ({
  description,
  lines,
  count,
  scale,
  axis,
  step,
  height,
  gaps,
  spread = [],
  dividers,
  stays = false,
}: PaperGraphProps) => {
  const inner = yOf(scale, height - 2 * AIR);
  const y = (value: number) => inner(value) + AIR;
  return (
    <PaperPlot
      description={description}
      ticks={scale.ticks}
      y={y}
      at={[...dividers, count].map((index) => index * step)}
      axis={axis}
      height={height}
      stays={stays}
      areas={
        <>
          {spread.map(({ index, low, high }) => (
            <SpreadArea key={index} x={index * step} width={step} y={y(high)} height={y(low) - y(high)} />
          ))}
          {gaps.map(({ index, low, high, short }) => (
            <GapArea key={index} x={index * step} width={step} y={y(high)} height={y(low) - y(high)} short={short} />
          ))}
        </>
      }
    >
      {lines.map(({ key, values, color, dash, strong = false }) => (
        <path
          key={key}
          className={`${styles.line} ${strong ? styles.strong : ''}`}
          d={pathOf(values, y, step)}
          stroke={color}
          strokeDasharray={dash}
        />
      ))}
    </PaperPlot>
  );
};

interface PaperPointsProps
  extends Pick<PaperGraphProps, 'description' | 'count' | 'scale' | 'axis' | 'step' | 'height' | 'stays'> {
  readonly values: Steps;
}

/** Values as points in the middle of their steps, joined by a line, for paper: what runs on from step to step. */
export const PaperPoints = ({
  description,
  values,
  count,
  scale,
  axis,
  step,
  height,
  stays = false,
}: PaperPointsProps) => {
  const inner = yOf(scale, height - 2 * AIR);
  const y = (value: number) => inner(value) + AIR;
  const points = values.flatMap((value, index) => (value === null ? [] : [{ x: (index + 0.5) * step, y: y(value) }]));
  return (
    <PaperPlot
      description={description}
      ticks={scale.ticks}
      y={y}
      at={Array.from({ length: count + 1 }, (_, index) => index * step)}
      axis={axis}
      height={height}
      stays={stays}
    >
      <polyline
        className={styles.line}
        stroke="var(--text-2)"
        points={points.map((point) => `${point.x},${point.y}`).join(' ')}
      />
      {points.map((point) => (
        <circle key={point.x} cx={point.x} cy={point.y} r="2.5" fill="var(--text-2)" />
      ))}
    </PaperPlot>
  );
};
