import { useTranslation } from 'react-i18next';
import type { OrganizationRates } from '#shared/model/rates.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import { Cells } from '#web/kit/ui/list/Cells.tsx';
import { classOf, headClassOf } from '#web/kit/ui/list/column.ts';
import table from '#web/kit/ui/list/Table.module.css';
import { ownRates } from './ownRates.ts';
import styles from './Rates.module.css';
import { useOwnColumns } from './useOwnColumns.tsx';

interface OwnRatesProps {
  readonly orgId: string;
  readonly rates: OrganizationRates;
}

/** The units with rates of their own, each value beside the organisation's. */
export const OwnRates = ({ orgId, rates }: OwnRatesProps) => {
  const { t } = useTranslation();
  const columns = useOwnColumns(orgId);
  return (
    <Card title={t('rates.own.title')}>
      <table className={`${table.table} ${styles.units}`} aria-label={t('rates.own.title')}>
        <thead className={headClassOf(columns)}>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" className={classOf(column)}>
                <span className={table.sort}>{column.head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ownRates(rates).map((row) => (
            <tr key={row.id}>
              <Cells columns={columns} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
