import { memo, useMemo } from 'react';
import type { StepLine } from './lines.ts';
import styles from './StepGraph.module.css';
import { StretchedSvg } from './StretchedSvg.tsx';
import type { Scale } from './scale.ts';
import { type Gap, pathOf, type Range, yOf } from './steps.ts';

interface StepGraphProps {
  /** The text alternative: one sentence with the main point. */
  readonly description: string;
  /** In the order drawn, the last on top; all as long as `count`. */
  readonly lines: readonly StepLine[];
  readonly count: number;
  readonly scale: Scale;
  /** In px; as wide as its container. */
  readonly height: number;
  /** Filled areas behind the lines. */
  readonly gaps?: readonly Gap[];
  /** Areas behind these, in which the values of a line probably lie. */
  readonly spread?: readonly Range[];
}

/**
 * Values of equal steps (weeks) as lines over the whole width, as SVG. `Ticks`, `EndLabels` and `Crosshair` go beside and over it.
 */
export const StepGraph = memo((props: StepGraphProps) => {
  const { description, lines, count, scale, height, gaps = [], spread = [] } = props;
  const y = useMemo(() => yOf(scale, height), [scale, height]);
  return (
    <StretchedSvg className={styles.graph} description={description} count={count} height={height}>
      {scale.ticks.map((tick) => (
        <line key={tick} className={styles.grid} x1="0" x2={count} y1={y(tick)} y2={y(tick)} />
      ))}
      {spread.map(({ index, low, high }) => (
        <rect key={index} className={styles.spread} x={index} width="1" y={y(high)} height={y(low) - y(high)} />
      ))}
      {gaps.map(({ index, low, high, short, strong: isStrong = false }) => (
        <rect
          key={`${index} ${short}`}
          className={`${short ? styles.short : styles.over} ${isStrong ? styles.whole : ''}`}
          x={index}
          width="1"
          y={y(high)}
          height={y(low) - y(high)}
        />
      ))}
      {lines.map(({ key, values, color, dash, strong = false }) => (
        <path
          key={key}
          className={`${styles.line} ${strong ? styles.strong : ''}`}
          d={pathOf(values, y)}
          stroke={color}
          strokeDasharray={dash}
        />
      ))}
    </StretchedSvg>
  );
});
StepGraph.displayName = 'StepGraph';
