import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CategoryRisk } from '#shared/model/expectedAbsence.ts';
import { addDays } from '#shared/time/day.ts';
import type { Week } from '#shared/time/week.ts';
import { dateFormatter } from '#web/kit/ui/dates.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { PlaceIds } from '#web/platform/navigation/place.ts';
import styles from './Net.module.css';

interface ExpectedProps extends Pick<CategoryRisk, 'expected'> {
  readonly week: Week;
  /** The place of the category. */
  readonly ids: PlaceIds;
}

/** Days from the Monday to the day whose month counts for the week. */
const THURSDAY = 3;

/** The expected absence of a month by kind, each with its source unless all have the same, and the way to the unit's sheet of it. */
export const Expected = ({ expected, week, ids: { orgId, areaId, unitId } }: ExpectedProps) => {
  const { t } = useTranslation();
  const thursday = new Date(`${addDays(week.start, THURSDAY)}T12:00:00Z`);
  const month = dateFormatter({ timeZone: 'UTC', month: 'long' }).format(thursday);
  const sourceOf = ({ source, months }: CategoryRisk['expected'][number]) =>
    source === 'history' ? t('net.source.history', { months: String(months) }) : t(`net.source.${source}`);
  const sources = new Set(expected.map(sourceOf));
  if (expected.every(({ percent }) => percent === 0)) return <p className={styles.source}>{t('net.noExpected')}</p>;
  return (
    <section className={styles.source}>
      <header>
        <h3>{t('net.expected', { month })}</h3>
        <Link to={href.plan({ orgId, areaId, unitId, tab: 'budget', sheet: 'absence' })}>{t('net.open')}</Link>
      </header>
      <ul className={sources.size === 1 ? styles.together : undefined}>
        {expected.map((one) => (
          <li key={one.kind}>
            <span>{t(`net.kind.${one.kind}`)}</span> <b>{t('net.percent', { percent: formatNumber(one.percent) })}</b>{' '}
            {sources.size > 1 && <small>{sourceOf(one)}</small>}
          </li>
        ))}
      </ul>
      {sources.size === 1 && <small>{[...sources][0]}</small>}
    </section>
  );
};
