import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import { Explained } from '#web/domain/explained/Explained.tsx';
import { formatPercent } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { YearTotal } from '#web/kit/ui/figures/YearTotal.tsx';
import { ScrollRegion } from '#web/kit/ui/frame/ScrollRegion.tsx';
import {
  changeOf,
  type KeyRow,
  type RowYear,
  type ShiftKey,
  shiftKeys,
  shiftWords,
  totalOf,
} from '../model/keyValues.ts';
import table from '../paper/Table.module.css';
import styles from './ShiftChart.module.css';

export interface KeyValueTableProps {
  readonly caption: string;
  /** Whether the caption is shown above it already. */
  readonly isTitled: boolean;
  /** What the names of the rows are. */
  readonly head: string;
  /** The months or the week that the years are of. */
  readonly period: string;
  readonly rows: readonly KeyRow[];
  readonly total: KeyRow | undefined;
  readonly ticked: ReadonlySet<ShiftKey>;
  /** Whether shift categories add up: hours do, beds per employee do not. */
  readonly isSummed: boolean;
  readonly withBeds: boolean;
}

const Cells = ({
  row,
  ticked,
  isSummed,
  withBeds,
}: Omit<KeyValueTableProps, 'rows' | 'total' | 'caption' | 'isTitled' | 'head' | 'period'> & {
  readonly row: KeyRow;
}) => {
  const { t } = useTranslation();
  const last = row.years.at(-1);
  const earlier = row.years.slice(0, -1).reverse();
  const change = changeOf(row.years, ticked);
  const explained = (year: RowYear, field: string, text: string, value: number | null) =>
    value === null ? (
      text
    ) : (
      <Explained
        figure={{ unitId: row.unitId, categoryName: row.categoryName, year: year.year, field }}
        of={`${row.name} ${year.year}`}
      >
        {text}
      </Explained>
    );
  const shown = shiftKeys.filter((key) => ticked.has(key));
  const isWhole = shown.length === shiftKeys.length;
  if (last === undefined) return null;
  /** A figure with over how many of the months it is, where some lack it. */
  const ofMonths = ({ months, of }: RowYear, figure: ReactNode) => (
    <YearTotal
      isPartial
      of={months > 0 && months < of ? t('reports.keyvalue.months', { months: `${months}/${of}` }) : undefined}
    >
      {figure}
    </YearTotal>
  );
  const sum = (year: RowYear) => {
    const value = totalOf(year.shifts, ticked);
    const text = numberText(value, 'keyValue');
    return ofMonths(year, isWhole ? explained(year, 'total', text, value) : text);
  };
  const shifts = (year: RowYear) =>
    shown.map((key, index) => {
      const value = year.shifts[key];
      const figure = explained(year, key, numberText(value, 'keyValue'), value);
      return <td key={`${year.year} ${key}`}>{isSummed || index > 0 ? figure : ofMonths(year, figure)}</td>;
    });
  const negative = (value: number | null, decimals: number) =>
    value !== null && round(value, decimals) < 0 ? styles.negative : undefined;
  return (
    <>
      {withBeds && <td>{explained(last, 'beds', numberText(last.beds, 'beds'), last.beds)}</td>}
      {shifts(last)}
      {isSummed && <td className={table.strong}>{sum(last)}</td>}
      {earlier.flatMap((year) => (isSummed ? <td key={year.year}>{sum(year)}</td> : shifts(year)))}
      {isSummed && change && (
        <>
          <td className={negative(change.amount, 1)}>{numberText(change.amount, 'keyValue')}</td>
          <td className={negative(change.ratio, 2)}>{change.ratio === null ? '–' : formatPercent(change.ratio)}</td>
        </>
      )}
    </>
  );
};

/** Key values by row: the last year by shift category, earlier years, and how the last one differs from the one before. */
export const KeyValueTable = ({ caption, isTitled, head, period, rows, total, ...figures }: KeyValueTableProps) => {
  const { t } = useTranslation();
  const { ticked, isSummed, withBeds } = figures;
  const years = (total ?? rows[0])?.years.map(({ year }) => year) ?? [];
  const last = years.at(-1);
  const earlier = years.slice(0, -1).reverse();
  const shown = shiftKeys.filter((key) => ticked.has(key));
  const shiftHeads = (year: number | undefined) =>
    shown.map((key) => (
      <th key={`${year} ${key}`} scope="col">
        {t(`ui.shift.${shiftWords[key]}`)}
      </th>
    ));
  return (
    <ScrollRegion label={caption} className={table.scroll}>
      <table className={table.table}>
        <caption className={isTitled ? 'visually-hidden' : undefined}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {head}
            </th>
            {withBeds && (
              <th scope="col" rowSpan={2}>
                {t('reports.forecast.column.beds')}
              </th>
            )}
            <th scope="colgroup" colSpan={Math.max(1, shown.length + (isSummed ? 1 : 0))} className={table.group}>
              {period} {last}
            </th>
            {earlier.map((year) => (
              <th
                key={year}
                scope="colgroup"
                colSpan={isSummed ? 1 : Math.max(1, shown.length)}
                className={table.group}
              >
                {year}
              </th>
            ))}
            {isSummed && earlier.length > 0 && (
              <th scope="colgroup" colSpan={2} className={table.group}>
                {t('reports.keyvalue.change')}
              </th>
            )}
          </tr>
          <tr>
            {shiftHeads(last)}
            {isSummed && <th scope="col">{t('demand.sum')}</th>}
            {earlier.map((year) =>
              isSummed ? (
                <th key={year} scope="col">
                  {t('demand.sum')}
                </th>
              ) : (
                shiftHeads(year)
              ),
            )}
            {isSummed && earlier.length > 0 && (
              <>
                <th scope="col">{t('reports.keyvalue.hours')}</th>
                <th scope="col">{t('reports.keyvalue.share')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <Cells row={row} {...figures} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className={table.total}>
              <th scope="row">{total.name}</th>
              <Cells row={total} {...figures} />
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
};
