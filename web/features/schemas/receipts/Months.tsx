import { MonthName } from '#web/kit/ui/figures/MonthName.tsx';
import type { MonthSpan } from '#web/kit/ui/months.ts';
import { monthText } from '../texts.ts';
import styles from './Receipts.module.css';

interface MonthsProps {
  readonly months: readonly MonthSpan[];
  /** The selected week, counted from 0. */
  readonly selected: number;
}

/** The months over the weeks, with the year where it is new; the band of the selected week goes on through them. */
export const Months = ({ months, selected }: MonthsProps) =>
  months.map(({ month, first, weeks }) => {
    const isNewYear = first === 0 || month.endsWith('-01');
    const inside = selected - first;
    return (
      <th key={month} scope="colgroup" colSpan={weeks} className={styles.month}>
        {inside >= 0 && inside < weeks && (
          <i className={styles.band} style={{ left: `${(inside / weeks) * 100}%`, width: `${100 / weeks}%` }} />
        )}
        <MonthName>{monthText(month, weeks > 1 ? 'long' : 'short', isNewYear && weeks > 2)}</MonthName>
      </th>
    );
  });
