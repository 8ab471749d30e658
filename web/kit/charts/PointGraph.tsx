import styles from './PointGraph.module.css';
import { StretchedSvg } from './StretchedSvg.tsx';
import type { Scale } from './scale.ts';
import { type Steps, yOf } from './steps.ts';

interface PointGraphProps {
  /** The text alternative. */
  readonly description: string;
  /** A value a step; a step without one is passed over. */
  readonly values: Steps;
  readonly scale: Scale;
  readonly count: number;
  /** In px; as wide as its container. */
  readonly height: number;
}

/** Values of equal steps as points in the middle of each, joined by a line: for what runs on from step to step. */
export const PointGraph = ({ description, values, scale, count, height }: PointGraphProps) => {
  const y = yOf(scale, height);
  const points = values.flatMap((value, index) => (value === null ? [] : [`${index + 0.5},${y(value)}`]));
  return (
    <StretchedSvg className={styles.graph} description={description} count={count} height={height}>
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? styles.zero : styles.grid}
          x1="0"
          x2={count}
          y1={y(tick)}
          y2={y(tick)}
        />
      ))}
      <polyline className={styles.line} points={points.join(' ')} />
      {/* A line of no length with round ends is a dot that the stretched drawing does not distort. */}
      {points.map((point) => (
        <path key={point} className={styles.point} d={`M${point}h0`} />
      ))}
    </StretchedSvg>
  );
};
