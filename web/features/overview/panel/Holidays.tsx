import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { currentLanguage } from '#web/locales/i18n.ts';
import { useHolidays } from '#web/ui/holidays/useHolidays.ts';
import { shortDay } from '../texts.ts';
import styles from './Panel.module.css';

/** The days off and the school break of a week, by name. */
export const Holidays = ({ monday }: { readonly monday: Day }) => {
  const { t } = useTranslation();
  const { days, schoolBreak } = useHolidays()(monday);
  const language = currentLanguage();
  if (days.length === 0 && schoolBreak === undefined) return null;
  return (
    <ul className={styles.holidays}>
      {days.map((named) => (
        <li key={named.day}>
          <i className={styles.holiday} />
          {named[language]} {shortDay(named.day)}
        </li>
      ))}
      {schoolBreak && (
        <li className={styles.breakNote}>
          <i className={styles.break} />
          {t(`ui.breaks.${schoolBreak}`)}
        </li>
      )}
    </ul>
  );
};
