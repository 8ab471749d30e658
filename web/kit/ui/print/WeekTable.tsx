import type { ReactNode } from 'react';
import type { Day } from '#shared/time/day.ts';
import styles from './Table.module.css';
import { WeekHead } from './WeekHead.tsx';
import { LABEL, WEEK } from './weekColumns.ts';

interface WeekTableProps {
  readonly mondays: readonly Day[];
  /** `tbody`s. */
  readonly children: ReactNode;
}

/** A printed table with the names of its rows and a column for each week, as wide as the graph above it. */
export const WeekTable = ({ mondays, children }: WeekTableProps) => (
  <table className={styles.table} style={{ width: LABEL + WEEK * mondays.length }}>
    <colgroup>
      <col style={{ width: LABEL }} />
      {mondays.map((monday) => (
        <col key={monday} style={{ width: WEEK }} />
      ))}
    </colgroup>
    <WeekHead mondays={mondays} before={<td rowSpan={2} />} />
    {children}
  </table>
);
