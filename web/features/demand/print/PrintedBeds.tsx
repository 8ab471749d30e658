import { useTranslation } from 'react-i18next';
import type { Demand } from '#shared/model/demand.ts';
import { overlaps } from '#shared/time/period.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { formatBeds } from '#web/kit/ui/figures/format.ts';
import tableStyles from '#web/kit/ui/print/Table.module.css';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { useWholeDemand } from '../useWholeDemand.ts';
import styles from './Print.module.css';

interface PrintedBedsProps {
  readonly place: CategoryPlace;
  readonly demand: Demand;
}

/** The beds of the unit during a demand period: the periods that touch it, and their mean over it. */
export const PrintedBeds = ({ place, demand }: PrintedBedsProps) => {
  const { t } = useTranslation();
  const { data } = useWholeDemand(place);
  const shown = (data?.beds ?? []).filter((period) => overlaps(period, demand));
  if (shown.length === 0) return null;
  return (
    <table className={`${tableStyles.table} ${styles.beds}`}>
      <caption>
        {t('demand.beds.title')}
        {demand.averageBeds !== null && (
          <span>
            {t('demand.beds.mean')} <b>{formatBeds(demand.averageBeds)}</b> {t('demand.beds.inPeriod')}
          </span>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('demand.period')}</th>
          <th scope="col">{t('demand.beds.weekday')}</th>
          <th scope="col">{t('demand.beds.weekend')}</th>
          <th scope="col">{t('demand.comment')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((period) => {
          const { weeks, year } = periodText(period, t('ui.period.openShort'));
          return (
            <tr key={period.id}>
              <th scope="row">
                {weeks} {year}
              </th>
              <td>{period.beds}</td>
              <td>{period.weekendBeds}</td>
              <td>{period.comment}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
