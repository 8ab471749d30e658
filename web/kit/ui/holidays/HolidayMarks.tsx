import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { currentLanguage } from '#web/platform/locales/i18n.ts';
import styles from './HolidayMarks.module.css';
import { marksOf, type WeekMarks } from './week.ts';

const Marks = ({ days, schoolBreak }: WeekMarks) => {
  const { t } = useTranslation();
  const language = currentLanguage();
  const names = [...days.map((named) => named[language]), ...(schoolBreak ? [t(`ui.breaks.${schoolBreak}`)] : [])];
  return (
    <span className={styles.marks} title={names.join(', ')}>
      {days.map(({ sv }) => (
        <i key={sv} className={styles.day} />
      ))}
      {schoolBreak && <i className={styles.break} />}
      <span className="visually-hidden">{names.join(', ')}</span>
    </span>
  );
};

/** Under a week's label: a dot per day off, a bar for a school break; their names on hover and for screen readers. */
export const HolidayMarks = ({ monday }: { readonly monday: Day }) => {
  const marks = marksOf(monday);
  const isOrdinary = marks.days.length === 0 && marks.schoolBreak === undefined;
  return isOrdinary ? <span className={styles.marks} /> : <Marks {...marks} />;
};
