import { useTranslation } from 'react-i18next';
import type { CategoryRisk } from '#shared/model/expectedAbsence.ts';
import { formatNumber } from '#shared/quantity/format.ts';
import { addDays } from '#shared/time/day.ts';
import type { Week } from '#shared/time/week.ts';
import { dateFormatter } from '#web/kit/ui/dates.ts';
import styles from './Net.module.css';

interface ExpectedProps extends Pick<CategoryRisk, 'expected'> {
  readonly week: Week;
}

/** Days from the Monday to the day whose month counts for the week. */
const THURSDAY = 3;

/** The expected absence of a month by kind, each with its source. */
export const Expected = ({ expected, week }: ExpectedProps) => {
  const { t } = useTranslation();
  const thursday = new Date(`${addDays(week.start, THURSDAY)}T12:00:00Z`);
  const month = dateFormatter({ timeZone: 'UTC', month: 'long' }).format(thursday);
  if (expected.every(({ percent }) => percent === 0)) return <p className={styles.source}>{t('net.noExpected')}</p>;
  return (
    <section className={styles.source}>
      <h3>{t('net.expected', { month })}</h3>
      <ul>
        {expected.map(({ kind, percent, source, months }) => (
          <li key={kind}>
            <span>{t(`net.kind.${kind}`)}</span> <b>{t('net.percent', { percent: formatNumber(percent) })}</b>{' '}
            <small>
              {source === 'history' ? t('net.source.history', { months: String(months) }) : t(`net.source.${source}`)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
};
