import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { currentLanguage } from '#web/platform/locales/i18n.ts';
import { marksOf } from './week.ts';

interface HolidayListProps {
  readonly monday: Day;
  /** A day in words. */
  readonly dayText: (day: string) => string;
  /** The classes of the list, of the marks of a day off and a school break, and of the row of the school break. */
  readonly styles: { readonly [Part in 'list' | 'day' | 'break' | 'breakRow']?: string | undefined };
}

/** The days off and the school break of a week by name; nothing in an ordinary week. */
export const HolidayList = ({ monday, dayText, styles }: HolidayListProps) => {
  const { t } = useTranslation();
  const { days, schoolBreak } = marksOf(monday);
  const language = currentLanguage();
  if (days.length === 0 && schoolBreak === undefined) return null;
  return (
    <ul className={styles.list}>
      {days.map((named) => (
        <li key={named.sv}>
          <i className={styles.day} />
          {named[language]} {dayText(named.day)}
        </li>
      ))}
      {schoolBreak && (
        <li className={styles.breakRow}>
          <i className={styles.break} />
          {t(`ui.breaks.${schoolBreak}`)}
        </li>
      )}
    </ul>
  );
};
