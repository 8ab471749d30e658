import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { currentLanguage } from '#web/locales/i18n.ts';
import { useHolidays } from '#web/ui/holidays/useHolidays.ts';
import { weekdayText } from '../texts.ts';
import styles from './WeekPanel.module.css';

/** The days off and the school break of the week by name; nothing in an ordinary week. */
export const WeekHolidays = ({ monday }: { readonly monday: Day }) => {
  const { t } = useTranslation();
  const { days, schoolBreak } = useHolidays()(monday);
  const language = currentLanguage();
  if (days.length === 0 && schoolBreak === undefined) return null;
  return (
    <ul className={styles.holidays}>
      {days.map((named) => (
        <li key={named.day}>
          <i className={styles.dot} />
          {named[language]} {weekdayText(named.day)}
        </li>
      ))}
      {schoolBreak && (
        <li>
          <i className={styles.bar} />
          {t(`ui.breaks.${schoolBreak}`)}
        </li>
      )}
    </ul>
  );
};
