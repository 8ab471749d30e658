import { hatch } from '#web/kit/charts/hatch.ts';
import type { Run } from '../model/runs.ts';
import styles from './Print.module.css';

/** Height of a rate of 1, in px. */
const FULL = 12;

/** A run of weeks on paper: filled as high as its work rate, hatched above it what is outside the staffing. */
export const PaperBar = ({
  width,
  workRate,
  workRateExcluded,
  group,
}: Pick<Run, 'workRate' | 'workRateExcluded' | 'group'> & { readonly width: number }) => {
  const height = workRate * FULL;
  const outside = Math.min(FULL - height, workRateExcluded * FULL);
  return (
    <svg className={styles.bar} width={width} height={FULL} aria-hidden="true">
      {workRate > 0 && <rect className={styles[group]} y={FULL - height} width={width - 1} height={height} />}
      {outside > 0 && (
        <path
          className={styles.outside}
          d={hatch({ x: 0, y: FULL - height - outside, width: width - 1, height: outside })}
        />
      )}
    </svg>
  );
};
