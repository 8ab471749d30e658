import styles from './EndLabels.module.css';
import { LineSample } from './LineSample.tsx';
import { labelTops } from './labelTops.ts';
import type { StepLine } from './lines.ts';
import type { Scale } from './scale.ts';
import { yOf } from './steps.ts';

interface EndLabelsProps {
  readonly lines: readonly StepLine[];
  readonly scale: Scale;
  /** Of the graph beside, in px. */
  readonly height: number;
}

const ROW = 14;
const LEAD = 16;

/** The names of the lines that reach the right end of a step graph, in a column to its right. */
export const EndLabels = ({ lines, scale, height }: EndLabelsProps) => {
  const y = yOf(scale, height);
  const ending = lines.flatMap((line) => {
    const last = line.values.at(-1) ?? null;
    return last === null ? [] : [{ line, at: y(last) }];
  });
  const tops = labelTops(
    ending.map(({ at }) => at),
    ROW,
    height,
  );
  return (
    <div className={styles.ends} style={{ height }} aria-hidden="true">
      <svg className={styles.leads} width={LEAD} height={height} aria-hidden="true">
        {ending.map(({ line, at }, index) => (
          <line key={line.key} x1="0" x2={LEAD} y1={at} y2={tops[index]} />
        ))}
      </svg>
      {ending.map(({ line: { key, name, color, dash } }, index) => (
        <span key={key} style={{ top: tops[index], left: LEAD }}>
          <LineSample color={color} dash={dash} />
          {name}
        </span>
      ))}
    </div>
  );
};
