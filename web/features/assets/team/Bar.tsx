import { clsx } from 'clsx';
import type { BarWords } from '#web/domain/planning/absence/barWords.ts';
import styles from './Bar.module.css';
import { type Run, runParts } from './model/runs.ts';

/** Height of a rate of 1, in pixels. */
const FULL = 18;
/** From this rate on the figure fits in the bar. */
const ROOMY = 0.7;

/** One run, drawn once from the cell it begins in: its height is the rate, the hatched part is outside the staffing. */
export const Bar = ({ run, words }: { readonly run: Run; readonly words: BarWords }) => {
  const { workRate, workRateExcluded } = run;
  const height = workRate * FULL;
  const place = workRateExcluded > 0 && workRate < ROOMY ? styles.chip : workRate < ROOMY ? styles.over : '';
  return (
    <span className={styles.run} style={{ width: `calc(${run.to - run.from + 1} * var(--cw))` }} aria-hidden>
      <span
        className={clsx(
          styles.bar,
          styles[run.group],
          !run.goesBack && styles.first,
          run.ends && styles.last,
          run.isOpen && styles.open,
        )}
      >
        {workRateExcluded > 0 && (
          <i
            className={styles.outside}
            style={{ bottom: height, height: Math.min(FULL - height, workRateExcluded * FULL) }}
          />
        )}
        {workRate > 0 && <i className={styles.inside} style={{ height }} />}
        {run.cuts.map((cut) => (
          <i key={cut} className={styles.cut} style={{ left: `calc(${cut - run.from} * var(--cw))` }} />
        ))}
      </span>
      <span
        className={`${styles.label} ${place}`}
        style={place === styles.over ? { top: FULL - height - 12 } : undefined}
      >
        {runParts(run, words).map((text) => (
          <b key={text}>{text}</b>
        ))}
      </span>
    </span>
  );
};
