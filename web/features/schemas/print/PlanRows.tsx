import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { cellOf, isOfDemand, writerOf, writtenOf } from '#web/domain/receipts/cells.ts';
import { rowName } from '#web/domain/receipts/rows.ts';
import { monthStartsOf } from '#web/kit/ui/months.ts';
import { PaperFigure } from '#web/kit/ui/print/PaperFigure.tsx';
import tableStyles from '#web/kit/ui/print/Table.module.css';
import type { PlanFigures } from '../figures.ts';
import styles from './Print.module.css';

/** The letters that a week has room for: `−22,53`, in bold `99,99`. */
const LETTERS = 6;
const BOLD_LETTERS = 5;

/** The rows of the receipts on paper; the difference to demand as figures that are read without colour. */
export const PlanRows = ({ receipts, groups }: Pick<PlanFigures, 'receipts' | 'groups'>) => {
  const { t } = useTranslation();
  const starts = monthStartsOf(receipts.map(({ start }) => start));
  return groups.map(({ key: group, rows }) => (
    <tbody key={group}>
      <tr className={tableStyles.group}>
        <th scope="rowgroup" colSpan={receipts.length + 1}>
          {t(`schemas.group.${group}`)}
        </th>
      </tr>
      {rows.map((row) => {
        const { look } = row;
        const isDifference = isOfDemand(row);
        const write = writerOf(
          receipts.map((receipt) => writtenOf(row, receipt)),
          look === 'strong' ? BOLD_LETTERS : LETTERS,
        );
        return (
          <tr key={row.key} className={clsx(look && tableStyles[look], isDifference && styles.diff)}>
            <th scope="row">{rowName(t, row)}</th>
            {receipts.map((receipt, index) => {
              const { text: whole, negative, days } = cellOf(row, receipt);
              const figure = row.value(receipt);
              const written = writtenOf(row, receipt);
              const text = written === null || row.kind === 'count' ? whole : write(written);
              const classes = [
                starts.has(index) && tableStyles.monthStart,
                negative && !isDifference && tableStyles.negative,
                days !== undefined && styles.partly,
              ];
              return (
                <td key={receipt.start} className={clsx(classes)}>
                  {isDifference ? <PaperFigure diff={figure} text={text} /> : text}
                </td>
              );
            })}
          </tr>
        );
      })}
    </tbody>
  ));
};
