import type { ReactNode } from 'react';
import styles from './MonthTable.module.css';

interface YearTotalProps {
  /** Over what the figure is, such as `10 mån` or `medel`; undefined: over all months. */
  readonly of: string | undefined;
  /** Whether months lack a value. */
  readonly isPartial?: boolean;
  /** What `of` means. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The figure of a year beside what it is of, or below it where both have no room on a line. */
export const YearTotal = ({ of, isPartial = false, title, children }: YearTotalProps) => (
  <span className={styles.year}>
    {of !== undefined && (
      <span className={`${styles.of} ${isPartial ? styles.partial : ''}`} title={title}>
        {of}
      </span>
    )}
    <span>{children}</span>
  </span>
);
