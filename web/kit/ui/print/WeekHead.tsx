import type { ReactNode } from 'react';
import type { Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { monthText } from '../dates.ts';
import { HolidayMarks } from '../holidays/HolidayMarks.tsx';
import { monthStartsOf, monthsOf } from '../months.ts';
import styles from './Table.module.css';

/** Letters of a month's name over one week. */
const SHORT = 3;

interface WeekHeadProps {
  readonly mondays: readonly Day[];
  /** The heads of the columns before the weeks, each over two rows. */
  readonly before: ReactNode;
  readonly after?: ReactNode;
}

/** Months and weeks over the columns of a printed table, with holidays and school breaks; repeated on every page. */
export const WeekHead = ({ mondays, before, after }: WeekHeadProps) => {
  const starts = monthStartsOf(mondays);
  return (
    <thead>
      <tr className={styles.months}>
        {before}
        {monthsOf(mondays).map(({ month, weeks, first }) => (
          <th key={month} scope="colgroup" colSpan={weeks} className={styles.monthStart}>
            {weeks > 1 ? monthText(month) : monthText(month).slice(0, SHORT)}
            {(first === 0 || month.endsWith('-01')) && weeks > 2 && ` ${month.slice(0, 4)}`}
          </th>
        ))}
        {after}
      </tr>
      <tr className={styles.weeks}>
        {mondays.map((monday, index) => (
          <th key={monday} scope="col" className={starts.has(index) ? styles.monthStart : undefined}>
            {weekLabel(weekOf(monday))}
            <HolidayMarks monday={monday} />
          </th>
        ))}
      </tr>
    </thead>
  );
};
