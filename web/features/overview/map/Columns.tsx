import type { Week } from '#shared/time/week.ts';
import styles from './CoverageMap.module.css';

/** The columns of a table below `columns`: the name, the weeks, the mean, the number of weeks that are short. */
export const Columns = ({ weeks }: { readonly weeks: readonly Week[] }) => (
  <colgroup>
    <col className={styles.nameColumn} />
    {weeks.map(({ start }) => (
      <col key={start} className={styles.weekColumn} />
    ))}
    <col className={styles.meanColumn} />
    <col className={styles.shortColumn} />
  </colgroup>
);
