import { numberText } from '#web/kit/ui/figures/Num.tsx';
import type { Scale } from './scale.ts';
import { yOf } from './steps.ts';
import styles from './Ticks.module.css';

interface TicksProps {
  readonly scale: Scale;
  /** Of the graph beside, in px. */
  readonly height: number;
}

/** The values of a step graph's horizontal lines, set right in a column to the left of the graph. */
export const Ticks = ({ scale, height }: TicksProps) => {
  const y = yOf(scale, height);
  return (
    <div className={styles.ticks} style={{ height }} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} style={{ top: y(tick) }}>
          {numberText(tick)}
        </span>
      ))}
    </div>
  );
};
