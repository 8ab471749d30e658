import { MonthName } from '#web/kit/ui/figures/MonthName.tsx';
import type { MonthSpan } from '#web/kit/ui/months.ts';
import { monthText } from '../texts.ts';
import styles from './Receipts.module.css';

interface MonthsProps {
  readonly months: readonly MonthSpan[];
  /** The selected week, counted from 0. */
  readonly selected: number;
  /** Not all weeks are seen at once: short names, which one week has room for. */
  readonly isShort: boolean;
}

/** The months over the weeks, with the year where it is new and there is room; the band of the selected week goes on through them. */
export const Months = ({ months, selected, isShort }: MonthsProps) =>
  months.map(({ month, first, weeks }) => {
    const isNewYear = first === 0 || month.endsWith('-01');
    const inside = selected - first;
    return (
      <th key={month} scope="colgroup" colSpan={weeks} className={styles.month}>
        {inside >= 0 && inside < weeks && (
          <i className={styles.band} style={{ left: `${(inside / weeks) * 100}%`, width: `${100 / weeks}%` }} />
        )}
        <MonthName>
          {monthText(month, weeks > 1 && !isShort ? 'long' : 'short', isNewYear && weeks > 2 && !isShort)}
        </MonthName>
      </th>
    );
  });
