import { clsx } from 'clsx';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#shared/model/receipt.ts';
import { type Cell, cellOf, isOfDemand } from '#web/domain/receipts/cells.ts';
import { type ReceiptGroup, type ReceiptRow, rowName } from '#web/domain/receipts/rows.ts';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import { PaperFigure } from '#web/kit/ui/print/PaperFigure.tsx';
import tableStyles from '#web/kit/ui/print/Table.module.css';
import { fieldOfRow, isNegative } from '../model/rows.ts';
import { WeekFigure } from './WeekFigure.tsx';
import styles from './Weeks.module.css';

interface FigureProps {
  readonly row: ReceiptRow;
  readonly cell: Cell;
  readonly receipt: Receipt;
}

/** A figure of a week; the difference to demand is read without colour. */
const Figure = ({ row, cell: { text, missing }, receipt }: FigureProps) => (
  <WeekFigure field={missing ? undefined : fieldOfRow[row.key]} monday={receipt.start}>
    {isOfDemand(row) ? <PaperFigure diff={row.value(receipt)} text={text} /> : text}
  </WeekFigure>
);

interface WeekRowsProps {
  readonly receipts: readonly Receipt[];
  readonly groups: readonly ReceiptGroup[];
}

/** The figures of weeks by group; the difference to demand is read without colour. */
export const WeekRows = memo(({ receipts, groups }: WeekRowsProps) => {
  const { t } = useTranslation();
  const starts = monthStartsOf(receipts.map(({ start }) => start));
  return groups.map(({ key: group, rows }) => (
    <tbody key={group}>
      {groups.length > 1 && (
        <tr className={tableStyles.group}>
          <th scope="rowgroup" colSpan={receipts.length + 1}>
            {t(`schemas.group.${group}`)}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr key={row.key} className={row.look && tableStyles[row.look]}>
          <th scope="row">
            {row.series && <i className={styles.swatch} style={{ background: `var(--s-${row.series})` }} />}
            {rowName(t, row)}
          </th>
          {receipts.map((receipt, index) => {
            const cell = cellOf(row, receipt);
            const classes = [
              starts.has(index) && tableStyles.monthStart,
              isNegative(row, row.value(receipt)) && tableStyles.negative,
              cell.days !== undefined && styles.partly,
            ];
            return (
              <td
                key={receipt.start}
                className={clsx(classes) || undefined}
                title={cell.days === undefined ? undefined : t('schemas.days', { days: String(cell.days) })}
              >
                <Figure row={row} cell={cell} receipt={receipt} />
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  ));
});
WeekRows.displayName = 'WeekRows';
