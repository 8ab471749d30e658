import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { currentLanguage } from '#web/locales/i18n.ts';
import styles from './HolidayMarks.module.css';
import { useHolidays } from './useHolidays.ts';

/** Under a week's label: a dot per day off, a bar for a school break; their names on hover and for screen readers. */
export const HolidayMarks = ({ monday }: { readonly monday: Day }) => {
  const { t } = useTranslation();
  const { days, schoolBreak } = useHolidays()(monday);
  const language = currentLanguage();
  const names = [...days.map((named) => named[language]), ...(schoolBreak ? [t(`ui.breaks.${schoolBreak}`)] : [])];
  return (
    <span className={styles.marks} title={names.join(', ')}>
      {days.map(({ day }) => (
        <i key={day} className={styles.day} />
      ))}
      {schoolBreak && <i className={styles.break} />}
      {names.length > 0 && <span className="visually-hidden">{names.join(', ')}</span>}
    </span>
  );
};
