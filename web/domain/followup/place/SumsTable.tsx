import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type AmountMeasure, measures } from '#shared/calculation/index.ts';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import { openedColumn } from '#web/kit/ui/hooks/useOpenedColumn.ts';
import { Figure } from './Figure.tsx';
import { amountsOf, type RowName } from './figures.ts';
import { PlaceRow } from './PlaceRow.tsx';
import styles from './PlaceTable.module.css';
import { useThrough } from './useThrough.ts';

/** The rows over the months that have ended, and over the year. */
const groups = [
  { over: 'toDate', rows: ['worked', 'demand', 'difference', 'budget', 'unplanned', 'budgetDifference'] },
  { over: 'year', rows: ['forecast', 'budget', 'unplanned', 'forecastDifference'] },
] as const satisfies readonly { readonly over: 'toDate' | 'year'; readonly rows: readonly RowName[] }[];

interface SumsTableProps {
  readonly followUp: PlaceFollowUp;
  /** The one seen first where there is no room for all: on a phone. */
  readonly measure: AmountMeasure;
}

/** Hours, services and kronor of the place so far and to the year's end, each beside last year's. */
export const SumsTable = ({ followUp, measure: chosen }: SumsTableProps) => {
  const { t } = useTranslation();
  const { year, rows, lastYear } = followUp;
  const through = useThrough(followUp);
  const hasUnplanned = measures.some((measure) => rows.unplanned.year[measure]);
  return (
    <table className={`${styles.table} ${styles.sums}`}>
      <caption className="visually-hidden">{t('followup.place.sums', { year: String(year) })}</caption>
      <colgroup>
        <col className={styles.label} />
        <col span={2 * measures.length} />
      </colgroup>
      <thead>
        <tr>
          <td />
          {measures.map((measure) => (
            <th key={measure} scope="colgroup" colSpan={2} className={styles.first}>
              {t(`followup.place.measure.${measure}`)}
            </th>
          ))}
        </tr>
        <tr>
          <td />
          {measures.map((measure) => (
            <Fragment key={measure}>
              <th scope="col" className={styles.first} {...openedColumn(measure === chosen)}>
                {year}
              </th>
              <th scope="col" className={styles.last}>
                {year - 1}
              </th>
            </Fragment>
          ))}
        </tr>
      </thead>
      {groups.map(({ over, rows: names }) => {
        const [now, before] = [amountsOf(rows, over), amountsOf(lastYear, over)];
        return (
          <tbody key={over}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={2 * measures.length + 1}>
                <span className={styles.groupName}>{over === 'toDate' ? through : t('followup.place.wholeYear')}</span>
              </th>
            </tr>
            {names
              .filter((row) => row !== 'unplanned' || hasUnplanned)
              .map((row) => (
                <PlaceRow key={row} row={row}>
                  {measures.map((measure) => (
                    <Fragment key={measure}>
                      <Figure rows={now} row={row} measure={measure} className={styles.first} />
                      <Figure rows={before} row={row} measure={measure} className={styles.last} />
                    </Fragment>
                  ))}
                </PlaceRow>
              ))}
          </tbody>
        );
      })}
    </table>
  );
};
