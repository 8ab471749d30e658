import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beds as contract } from '#shared/contract/beds.ts';
import type { BedPeriod } from '#shared/model/bed.ts';
import type { Demand } from '#shared/model/demand.ts';
import { formatBeds } from '#shared/quantity/format.ts';
import { accessLevelOf } from '#shared/time/accessLevel.ts';
import { overlaps } from '#shared/time/period.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { periodText } from '#web/planning/dates.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { Card } from '#web/ui/frame/Card.tsx';
import { useIsPhone } from '#web/ui/hooks/useMedia.ts';
import { Loaded } from '#web/ui/state/Loaded.tsx';
import { TableSkeleton } from '#web/ui/state/Skeletons.tsx';
import { BedForm } from './BedForm.tsx';
import styles from './Beds.module.css';

interface BedsProps {
  readonly place: CategoryPlace;
  /** The shown demand period: its bed periods are emphasised, and the mean is over it. */
  readonly demand: Demand;
}

const UnitBeds = ({ place, demand }: BedsProps) => {
  const { t } = useTranslation();
  const { orgId, areaId, unitId } = place.ids;
  const list = useEndpoint(contract.list, { params: { orgId, areaId, unitId } });
  const [form, setForm] = useState<{ readonly period: BedPeriod | undefined }>();
  const isPhone = useIsPhone();
  const { today, mayChangeHistory } = usePlanner();
  const mayEdit = (period: BedPeriod) =>
    place.canWrite && accessLevelOf(period, today, mayChangeHistory).level !== 'readOnly';
  const name = (period: BedPeriod) => {
    const { weeks, year } = periodText(period, t('ui.period.openShort'));
    return period.end === null
      ? `${weekLabel(weekOf(period.start))} ${year} – ${t('ui.period.openShort')}`
      : `${weeks} ${year}`;
  };

  const table = (periods: readonly BedPeriod[]) =>
    periods.length === 0 ? (
      <p className={styles.empty}>{t('demand.beds.empty')}</p>
    ) : (
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('demand.period')}</th>
            <th scope="col" className={styles.number}>
              {t('demand.beds.weekday')}
            </th>
            <th scope="col" className={styles.number}>
              {t('demand.beds.weekend')}
            </th>
            <th scope="col">{t('demand.comment')}</th>
            {place.canWrite && (
              <th scope="col">
                <span className="visually-hidden">{t('demand.beds.edit')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.id} className={overlaps(period, demand) ? styles.current : undefined}>
              <th scope="row">{name(period)}</th>
              <td className={styles.number}>{period.beds}</td>
              <td className={styles.number}>{period.weekendBeds}</td>
              <td>{period.comment}</td>
              {place.canWrite && (
                <td className={styles.edit}>
                  {mayEdit(period) && (
                    <Button
                      type="text"
                      size="small"
                      icon={<EditOutlined />}
                      aria-label={t('demand.beds.changeOf', { period: name(period) })}
                      onClick={() => setForm({ period })}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    );

  return (
    <Card
      title={t('demand.beds.title')}
      note={
        demand.averageBeds !== null && (
          <>
            {t('demand.beds.mean')} <b>{formatBeds(demand.averageBeds)}</b> {t('demand.beds.inPeriod')}
          </>
        )
      }
      actions={
        place.canWrite && (
          <Button type="text" size="small" icon={<PlusOutlined />} onClick={() => setForm({ period: undefined })}>
            {t(isPhone ? 'ui.period.new' : 'demand.beds.new')}
          </Button>
        )
      }
    >
      <Loaded of={list} skeleton={<TableSkeleton rows={3} columns={3} />}>
        {table}
      </Loaded>
      {form && <BedForm place={place} list={list.data ?? []} period={form.period} onClose={() => setForm(undefined)} />}
    </Card>
  );
};

/** The unit's beds, period by period, inside the demand tab; memoised, so that typing in the table does not draw it. */
export const Beds = memo(UnitBeds);
