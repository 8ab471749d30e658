import type { StepLine } from './lines.ts';
import styles from './MonthGraph.module.css';
import { StepGraph } from './StepGraph.tsx';
import type { Scale } from './scale.ts';
import type { Gap } from './steps.ts';
import { Ticks } from './Ticks.tsx';

const HEIGHT = 104;
const MONTHS = 12;

interface MonthGraphProps {
  /** The text alternative. */
  readonly description: string;
  /** What the values are measured in. */
  readonly unit: string;
  /** In the order drawn, the last on top. */
  readonly lines: readonly StepLine[];
  readonly scale: Scale;
  readonly gaps: readonly Gap[];
  /** Hatched months, counted from 0: something is missing. */
  readonly missing: readonly number[];
  /** Of the plot, in px. */
  readonly height?: number;
}

/** The months of a year as step lines over the columns of a `MonthTable` (`--label` and `--total` are the widths beside them). */
export const MonthGraph = ({ description, unit, lines, scale, gaps, missing, height = HEIGHT }: MonthGraphProps) => (
  <div className={styles.graph}>
    <div className={styles.axis}>
      <span className={styles.unit} aria-hidden="true">
        {unit}
      </span>
      <Ticks scale={scale} height={height} />
    </div>
    <div className={styles.plot}>
      <StepGraph description={description} lines={lines} count={MONTHS} scale={scale} height={height} gaps={gaps} />
      {missing.map((month) => (
        <i key={month} className={styles.missing} style={{ left: `${(month / MONTHS) * 100}%` }} aria-hidden="true" />
      ))}
    </div>
  </div>
);
