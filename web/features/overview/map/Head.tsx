import { clsx } from 'clsx';
import { type ComponentProps, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/time/day.ts';
import { MonthName } from '#web/kit/ui/figures/MonthName.tsx';
import { WeekHeading } from '#web/kit/ui/holidays/WeekHeading.tsx';
import { useMedia } from '#web/kit/ui/hooks/useMedia.ts';
import { openedColumn } from '#web/kit/ui/hooks/useOpenedColumn.ts';
import { monthsOf } from '#web/kit/ui/months.ts';
import type { By } from '../model/outline.ts';
import type { WeekRange } from '../model/range.ts';
import { figuresText, type MapFigures, monthHeading } from '../texts.ts';
import { thisMonday } from '../useView.ts';
import styles from './CoverageMap.module.css';

interface WeekHeadProps extends Pick<ComponentProps<typeof WeekHeading>, 'week' | 'isNow'> {
  readonly beginsMonth: boolean;
  /** Selected, or under the pointer. */
  readonly isChosen: boolean;
  readonly isSelected: boolean;
  /** Seen first beside the names. */
  readonly isOpened: boolean;
}

/** One week's label; memoised, since its holidays are looked up at each render. */
const WeekHead = memo(({ beginsMonth, isChosen, isSelected, isOpened, ...head }: WeekHeadProps) => (
  <WeekHeading
    {...head}
    {...openedColumn(isOpened)}
    className={clsx(
      styles.week,
      beginsMonth && styles.monthStart,
      head.isNow && styles.now,
      isChosen && styles.chosenWeek,
      isSelected && styles.selectedWeek,
    )}
  />
));
WeekHead.displayName = 'WeekHead';

/** Weeks before this one that are in sight where not all find room: most questions are about those that come. */
const BEFORE = 2;
/** Beside the panel, so that the sums at the end are in sight too. */
const BEFORE_NARROW = 1;

/** As in the stylesheet: not all weeks find room. */
const SCROLLED = '(max-width: 1360px)';
const NARROW = '(min-width: 1200px) and (max-width: 1360px)';

interface HeadProps {
  readonly range: WeekRange;
  readonly by: By;
  readonly figures: MapFigures;
  readonly monthStarts: ReadonlySet<number>;
  /** The column that is selected, and the one under the pointer. */
  readonly selected: number | undefined;
  readonly hovered: number | undefined;
}

/** Months and weeks, with this week, holidays and school breaks. */
export const Head = ({ range: { weeks }, by, figures, monthStarts, selected, hovered }: HeadProps) => {
  const { t } = useTranslation();
  const now = thisMonday();
  const opened = addDays(now, -7 * (useMedia(NARROW) ? BEFORE_NARROW : BEFORE));
  const isScrolled = useMedia(SCROLLED);
  return (
    <thead>
      <tr className={styles.months}>
        <th className={styles.name} rowSpan={2} scope="col">
          <span className={styles.corner}>
            {t(`overview.rowHead.${by}`)}
            <small>{figuresText(t, figures, weeks, now)}</small>
          </span>
        </th>
        {monthsOf(weeks.map(({ start }) => start)).map((span) => (
          <th key={span.month} colSpan={span.weeks} scope="colgroup" className={`${styles.month} ${styles.monthStart}`}>
            <MonthName>{monthHeading(span, isScrolled)}</MonthName>
          </th>
        ))}
        <th rowSpan={2} scope="col" className={styles.mean}>
          {t('overview.mean')}
        </th>
        <th rowSpan={2} scope="col" className={styles.short}>
          {t('overview.shortWeeks')}
        </th>
      </tr>
      <tr>
        {weeks.map((week, column) => (
          <WeekHead
            key={week.start}
            week={week}
            isNow={week.start === now}
            beginsMonth={monthStarts.has(column)}
            isChosen={column === selected || column === hovered}
            isSelected={column === selected}
            isOpened={week.start === opened}
          />
        ))}
      </tr>
    </thead>
  );
};
