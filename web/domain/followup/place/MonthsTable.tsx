import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { AmountMeasure } from '#shared/calculation/index.ts';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { months, openedMonth, shortMonth } from '#web/domain/followup/months.ts';
import { openedColumn } from '#web/kit/ui/hooks/useOpenedColumn.ts';
import { Figure } from './Figure.tsx';
import { amountsIn, amountsOf, type RowName } from './figures.ts';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './PlaceTable.module.css';

const shown: readonly RowName[] = [
  'worked',
  'demand',
  'difference',
  'budget',
  'unplanned',
  'budgetDifference',
  'forecast',
];

interface MonthsTableProps {
  readonly followUp: PlaceFollowUp;
  readonly measure: AmountMeasure;
}

/** Rows that a year has whole only when it has ended. */
const worked: ReadonlySet<RowName> = new Set<RowName>(['worked', 'difference', 'budgetDifference']);

/** The year by month in one measure, with the worked time of the year before, and in how many units it is known and closed. */
export const MonthsTable = ({ followUp, measure }: MonthsTableProps) => {
  const { t } = useTranslation();
  const { year, rows, lastYear, units, closed } = followUp;
  const hasUnplanned = Boolean(rows.unplanned.year[measure]);
  const counts = (key: string, values: readonly number[]) => (
    <tr key={key} className={styles.part}>
      <th scope="row">{t(key === 'closed' ? 'followup.place.closed' : 'followup.place.known', { units })}</th>
      {months.map((month) => (
        <td key={month}>{values[month - 1] === 0 ? '–' : values[month - 1]}</td>
      ))}
      <td colSpan={2} className={styles.first} />
    </tr>
  );
  return (
    <table className={`${styles.table} ${styles.months}`}>
      <caption className="visually-hidden">
        {t('followup.place.byMonth', { year: String(year), measure: t(`followup.place.measureOf.${measure}`) })}
      </caption>
      <colgroup>
        <col className={styles.label} />
        <col span={months.length} />
        <col span={2} className={styles.total} />
      </colgroup>
      <thead>
        <tr>
          <td />
          {months.map((month) => (
            <th
              key={month}
              scope="col"
              className={month === followUp.through + 1 ? styles.ahead : undefined}
              {...openedColumn(month === openedMonth(followUp.through))}
            >
              {shortMonth(month)}
            </th>
          ))}
          <th scope="col" className={styles.first}>
            {t('followup.place.toDate')}
          </th>
          <th scope="col">{t('followup.place.wholeYear')}</th>
        </tr>
      </thead>
      <tbody>
        {shown
          .filter((row) => row !== 'unplanned' || hasUnplanned)
          .map((row) => (
            <PlaceRow key={row} row={row}>
              {months.map((month) => (
                <Figure
                  key={month}
                  rows={amountsIn(rows, month - 1)}
                  row={row}
                  measure={measure}
                  className={clsx(
                    month === followUp.through + 1 && styles.ahead,
                    // As the worked time above it.
                    row === 'forecast' && month <= followUp.through && styles.last,
                  )}
                />
              ))}
              <Figure rows={amountsOf(rows, 'toDate')} row={row} measure={measure} className={styles.first} />
              {worked.has(row) && followUp.through < months.length ? (
                <td />
              ) : (
                <Figure rows={amountsOf(rows, 'year')} row={row} measure={measure} />
              )}
            </PlaceRow>
          ))}
        <tr>
          <th scope="row">{t('followup.place.workedIn', { year: String(year - 1) })}</th>
          {months.map((month) => (
            <Figure
              key={month}
              rows={amountsIn(lastYear, month - 1)}
              row="worked"
              measure={measure}
              className={month === followUp.through + 1 ? styles.ahead : undefined}
            />
          ))}
          <Figure rows={amountsOf(lastYear, 'toDate')} row="worked" measure={measure} className={styles.first} />
          <Figure rows={amountsOf(lastYear, 'year')} row="worked" measure={measure} />
        </tr>
        {counts(
          'known',
          rows.worked.months.map((month) => month.units),
        )}
        {closed.some((count) => count > 0) && counts('closed', closed)}
      </tbody>
    </table>
  );
};
