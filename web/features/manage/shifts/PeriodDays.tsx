import { useTranslation } from 'react-i18next';
import type { Period } from '#shared/time/period.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { usePeriodText } from '../period/usePeriodText.ts';
import styles from './ShiftTable.module.css';

/** A period by its days on one line; an open end is abbreviated where the table lacks the room for it. */
export const PeriodDays = ({ period }: { readonly period: Period }) => {
  const { t } = useTranslation();
  const periodText = usePeriodText();
  const { start, end } = period;
  if (end !== null) return <span className={styles.short}>{periodText(period)}</span>;
  return (
    <span className={styles.short}>
      <span className={styles.whole}>{periodText(period)}</span>
      <span className={styles.abbreviated}>
        {dayText(start, { year: true })} – {t('ui.period.openShort')}
      </span>
    </span>
  );
};
