import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, type Day } from '#shared/time/day.ts';
import { type Week, weekLabel } from '#shared/time/week.ts';
import { monthText, weekDates } from '#web/ui/dates.ts';
import { HolidayMarks } from '#web/ui/holidays/HolidayMarks.tsx';
import { monthsOf } from './model/weeks.ts';
import styles from './Team.module.css';

interface TeamHeadProps {
  readonly weeks: readonly Week[];
  readonly monthStarts: ReadonlySet<number>;
  readonly now: number;
  /** The marked columns. */
  readonly left: number;
  readonly right: number;
  /** How many are employed in the reference week. */
  readonly employed: string;
}

const TeamHeads = ({ weeks, monthStarts, now, left, right, employed }: TeamHeadProps) => {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col" className={styles.name}>
          {t('assets.list.title')}
          <small>{employed}</small>
        </th>
        <th rowSpan={2} scope="col" className={styles.level}>
          {t('assets.field.level')}
        </th>
        <th rowSpan={2} scope="col" className={styles.rate}>
          {t('assets.field.workRate')}
        </th>
        {monthsOf(weeks).map(({ month, weeks: count }) => (
          <th key={month} colSpan={count} scope="colgroup" className={`${styles.month} ${styles.monthStart}`}>
            {monthText(month)}
          </th>
        ))}
      </tr>
      <tr className={styles.weeks}>
        {weeks.map((week, index) => (
          <th
            key={week.start}
            scope="col"
            data-head="column"
            data-index={index}
            title={`${weekLabel(week)}: ${weekDates(week.start)}`}
            aria-current={index === now ? 'date' : undefined}
            className={[
              styles.week,
              monthStarts.has(index) && styles.monthStart,
              index === now && styles.thisWeek,
              index >= left && index <= right && styles.hot,
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <span>
              {weekLabel(week)}
              <HolidayMarks monday={week.start} />
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** Months and weeks, with this week, holidays, school breaks and the marked weeks. */
export const TeamHead = memo(TeamHeads);

/** The columns in which a month begins: a week belongs to the month of its Thursday. */
export const monthStartsOf = (mondays: readonly Day[]): ReadonlySet<number> => {
  const monthOf = (monday: Day | undefined) => monday && addDays(monday, 3).slice(0, 7);
  return new Set(mondays.flatMap((monday, index) => (monthOf(monday) === monthOf(mondays[index - 1]) ? [] : [index])));
};
