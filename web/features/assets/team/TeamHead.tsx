import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Week } from '#shared/time/week.ts';
import { monthText } from '#web/kit/ui/dates.ts';
import { MonthName } from '#web/kit/ui/figures/MonthName.tsx';
import { WeekHeading } from '#web/kit/ui/holidays/WeekHeading.tsx';
import { monthsOf } from '#web/kit/ui/months.ts';
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
          <small className="wide-only">{employed}</small>
        </th>
        <th rowSpan={2} scope="col" className={styles.level}>
          {t('assets.field.level')}
        </th>
        <th rowSpan={2} scope="col" className={styles.rate}>
          {t('assets.field.workRate')}
        </th>
        {monthsOf(weeks.map(({ start }) => start)).map(({ month, weeks: count }) => (
          <th key={month} colSpan={count} scope="colgroup" className={`${styles.month} ${styles.monthStart}`}>
            <MonthName>{count > 1 ? monthText(month) : monthText(month).slice(0, 3)}</MonthName>
          </th>
        ))}
      </tr>
      <tr className={styles.weeks}>
        {weeks.map((week, index) => (
          <WeekHeading
            key={week.start}
            week={week}
            isNow={index === now}
            data-head="column"
            data-index={index}
            className={clsx(
              styles.week,
              monthStarts.has(index) && styles.monthStart,
              index === now && styles.thisWeek,
              index >= left && index <= right && styles.hot,
            )}
          />
        ))}
      </tr>
    </thead>
  );
};

/** Months and weeks, with this week, holidays, school breaks and the marked weeks. */
export const TeamHead = memo(TeamHeads);
