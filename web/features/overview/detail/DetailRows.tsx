import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WeekReceipt } from '#shared/calculation/index.ts';
import { round } from '#shared/quantity/round.ts';
import { type ReceiptRow, rowName, rowsWithFigures } from '#web/domain/receipts/rows.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { detailCells, meanOf, roomOf } from './cells.ts';
import styles from './Detail.module.css';

interface DetailRowsProps {
  readonly rows: readonly ReceiptRow[];
  readonly receipts: readonly WeekReceipt[];
  /** The selected week, counted from 0. */
  readonly selected: number;
  /** The first week that is seen beside the names. */
  readonly first: number;
  /** The indexes of the weeks in which a month begins. */
  readonly monthStarts: ReadonlySet<number>;
  readonly narrow: boolean;
}

const Mean = ({ row, receipts }: { readonly row: ReceiptRow; readonly receipts: readonly WeekReceipt[] }) => {
  const mean = meanOf(row, receipts);
  if (row.kind === 'count') return <Num value={mean === null ? null : round(mean, 0)} />;
  return <Num value={mean} as="receipt" difference={row.kind === 'difference'} />;
};

/**
 * The figures below the graph: each is written where it begins to hold, in the selected and in the first seen week, and where a month
 * begins; a hairline goes on from it.
 */
export const DetailRows = memo(({ rows: shown, receipts, selected, first, monthStarts, narrow }: DetailRowsProps) => {
  const { t } = useTranslation();
  const rows = useMemo(() => {
    const known = rowsWithFigures(shown, receipts);
    const room = roomOf(known, receipts, narrow);
    return known.map((row) => ({ row, cells: detailCells(row, receipts, room) }));
  }, [shown, receipts, narrow]);
  return (
    <tbody>
      {rows.map(({ row, cells }) => {
        const { look, series } = row;
        return (
          <tr key={row.key} className={look && styles[look]} data-part={look === 'part' ? row.key : undefined}>
            <th scope="row" className={styles.name}>
              {series && <i className={styles.swatch} style={{ background: `var(--s-${series})` }} />}
              {rowName(t, row)}
            </th>
            {cells.map(({ text, repeats, negative, marked }, index) => {
              const isAgain = index === first || (monthStarts.has(index) && ![first, selected].includes(index - 1));
              const isHidden = repeats && index !== selected && !isAgain;
              return (
                <td
                  key={receipts[index]?.start}
                  className={clsx(
                    monthStarts.has(index) && styles.monthStart,
                    index === selected && styles.selected,
                    isHidden && styles.repeats,
                    negative && styles.negative,
                  )}
                >
                  {isHidden ? <span className="visually-hidden">{text}</span> : marked ? <b>{text}</b> : text}
                </td>
              );
            })}
            <td className={styles.mean}>
              <Mean row={row} receipts={receipts} />
            </td>
            <td />
          </tr>
        );
      })}
    </tbody>
  );
});
DetailRows.displayName = 'DetailRows';
