import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { imbalanceOf, type WeekReceipt } from '#shared/calculation/index.ts';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { ReceiptSums } from './ReceiptSums.tsx';
import styles from './ReceiptTable.module.css';
import { writtenDiff } from './written.ts';

/** From here on a figure has hardly room in its column. */
const CLOSE = 100;

interface ReceiptTablePart {
  readonly key: string;
  readonly name: string;
  readonly href: string | undefined;
  readonly receipt: WeekReceipt;
}

interface ReceiptTableProps {
  /** `v25`. */
  readonly week: string;
  /** The categories of the unit in the week. */
  readonly parts: readonly ReceiptTablePart[];
  /** Their sum; undefined until it is loaded. */
  readonly sum: WeekReceipt | undefined;
  /** The key of the part that is explained. */
  readonly selected?: string;
  /** Writes `+` at surpluses, as the map does beside it; receipts write − only. */
  readonly sign?: boolean;
}

/** Demand, supply and difference of a unit's categories in a week, and their sum. */
export const ReceiptTable = ({ week, parts, sum, selected, sign = false }: ReceiptTableProps) => {
  const { t } = useTranslation();
  const demanded = parts.filter(({ receipt }) => receipt.demand !== null);
  const without = parts.filter(({ receipt }) => receipt.demand === null);
  const columns = [
    { field: 'demand', title: t('schemas.row.demand') },
    { field: 'workRateSum', title: t('schemas.row.supply') },
    { field: 'diff', title: t('schemas.bill.difference') },
  ] as const;
  const receipts = [...parts.map(({ receipt }) => receipt), ...(sum ? [sum] : [])];
  const isClose = receipts.some((one) => columns.some(({ field }) => Math.abs(one[field] ?? 0) >= CLOSE));
  return (
    <table className={`${styles.bill} ${isClose ? styles.close : ''}`}>
      <caption>{t('schemas.bill.title', { week })}</caption>
      <colgroup>
        <col />
        <col className={styles.demand} />
        <col className={styles.supplied} />
        <col className={styles.balance} />
      </colgroup>
      <thead>
        <tr className={styles.head}>
          <th scope="col">{t('schemas.bill.category')}</th>
          {columns.map(({ field, title }) => (
            <th key={field} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {demanded.map(({ key, name, href, receipt }) => (
          <tr key={key} className={`${styles.part} ${key === selected ? styles.selected : ''}`}>
            <th scope="row">{href === undefined ? name : <Link to={href}>{name}</Link>}</th>
            {columns.map(({ field, title }) => (
              <td key={field}>
                <ExplainedField field={field} categoryName={name} of={`${name}, ${title.toLowerCase()}`}>
                  <Num
                    value={field === 'diff' ? writtenDiff(receipt, field) : receipt[field]}
                    as="receipt"
                    sign={sign && field === 'diff'}
                    difference={field === 'diff'}
                  />
                </ExplainedField>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {sum && (
        <ReceiptSums
          sum={sum}
          sign={sign}
          imbalance={imbalanceOf(parts.map(({ receipt }) => writtenDiff(receipt, 'diff')))}
          without={without.map(({ name }) => name)}
        />
      )}
    </table>
  );
};
