import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type OrganizationRates, rateFields } from '#shared/model/rates.ts';
import { comparable } from '#shared/text/names.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import table from '#web/kit/ui/list/Table.module.css';
import { href } from '#web/platform/navigation/href.ts';
import styles from './Rates.module.css';
import { rateText } from './useRateColumns.tsx';

interface OwnRatesProps {
  readonly orgId: string;
  readonly rates: OrganizationRates;
}

/** The units with rates of their own, each value beside the organisation's. */
export const OwnRates = ({ orgId, rates }: OwnRatesProps) => {
  const { t } = useTranslation();
  const organization = (category: string, year: number) =>
    rates.rates.find((one) => one.year === year && comparable(one.category) === comparable(category));
  const rows = rates.units.flatMap(({ id, areaId, name, rates: own }) =>
    own.flatMap((row) =>
      rateFields.flatMap((field) =>
        row[field] === null
          ? []
          : [
              {
                unitId: id,
                areaId,
                name,
                field,
                row,
                own: row[field],
                here: organization(row.category, row.year)?.[field] ?? null,
              },
            ],
      ),
    ),
  );
  return (
    <Card title={t('rates.own.title')}>
      <table className={`${table.table} ${styles.units}`} aria-label={t('rates.own.title')}>
        <thead>
          <tr>
            <th scope="col">{t('rates.own.unit')}</th>
            <th scope="col">{t('rates.own.what')}</th>
            <th scope="col">{t('rates.own.value')}</th>
            <th scope="col">{t('rates.own.here')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ unitId, areaId, name, field, row, own, here }) => (
            <tr key={`${unitId} ${row.category} ${row.year} ${field}`}>
              <td>
                <Link to={href.manage({ orgId, areaId, unitId }, 'rates')}>{name}</Link>
              </td>
              <td>{`${row.category} ${row.year}, ${t(`rates.field.${field}`)}`}</td>
              <td>{rateText(field, own)}</td>
              <td>{here === null ? '–' : rateText(field, here)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
