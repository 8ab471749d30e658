import { numberText } from '#web/ui/figures/Num.tsx';
import { type Box, dots, hatch } from './hatch.ts';
import type { StepLine } from './lines.ts';
import styles from './PaperGraph.module.css';
import type { Scale } from './scale.ts';
import { type Gap, pathOf, yOf } from './steps.ts';

/** Supply below demand, hatched; above it, dotted: readable without colour. */
export const GapArea = ({ short, ...box }: Box & { readonly short: boolean }) => (
  <>
    <rect {...box} className={short ? styles.short : styles.over} />
    <path d={short ? hatch(box) : dots(box)} className={short ? styles.strokes : styles.dots} />
  </>
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
  /** The steps, counted from 0, that begin a month. */
  readonly dividers: readonly number[];
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
  dividers,
}: PaperGraphProps) => {
  const inner = yOf(scale, height - 2 * AIR);
  const y = (value: number) => inner(value) + AIR;
  const width = step * count;
  return (
    <svg className={styles.graph} role="img" aria-label={description} width={axis + width} height={height}>
      <g transform={`translate(${axis},0)`}>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1="0" x2={width} y1={y(tick)} y2={y(tick)} />
            <text className={styles.tick} x="-8" y={y(tick) + 4}>
              {numberText(tick)}
            </text>
          </g>
        ))}
        {[...dividers, count].map((index) => (
          <line key={index} className={styles.grid} x1={index * step} x2={index * step} y1="0" y2={height} />
        ))}
        {gaps.map(({ index, low, high, short }) => (
          <GapArea key={index} x={index * step} width={step} y={y(high)} height={y(low) - y(high)} short={short} />
        ))}
        {lines.map(({ key, values, color, dash, strong = false }) => (
          <path
            key={key}
            className={`${styles.line} ${strong ? styles.strong : ''}`}
            d={pathOf(values, y, step)}
            stroke={color}
            strokeDasharray={dash}
          />
        ))}
      </g>
    </svg>
  );
};
