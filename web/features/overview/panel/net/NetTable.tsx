import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Week, weekLabel } from '#shared/time/week.ts';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { writtenDiff } from '#web/domain/receipts/written.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import { planOf } from '../../links.ts';
import { isLeaf } from '../../model/outline.ts';
import type { MapRow } from '../../model/rows.ts';
import styles from './Net.module.css';
import { riskText } from './riskText.ts';

interface NetTableProps {
  /** The rows of a unit before expected absence: its categories, last their sum. */
  readonly rows: readonly MapRow[];
  readonly week: Week;
  /** The key of the row that is explained. */
  readonly selected: string;
}

const columns = ['gross', 'net', 'risk'] as const;

/** The difference of each category of a unit before and after expected absence, and the risk of a shortage. */
export const NetTable = ({ rows, week, selected }: NetTableProps) => {
  const { t } = useTranslation();
  const parts = rows.filter(isLeaf).flatMap((row) => {
    const receipt = row.cells.find((cell) => cell.week.start === week.start)?.receipt;
    return receipt ? [{ row, receipt }] : [];
  });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('net.parts', { week: weekLabel(week) })}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`net.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ row: { key, name, place }, receipt }) => (
          <tr key={key} className={key === selected ? styles.selected : undefined}>
            <th scope="row">{place ? <Link to={planOf(place, week)}>{name}</Link> : name}</th>
            <td>
              <ExplainedField field="diff" categoryName={name} of={`${name}, ${t('net.columns.gross')}`}>
                <Num value={writtenDiff(receipt, 'diff')} as="receipt" difference />
              </ExplainedField>
            </td>
            <td>
              <ExplainedField field="netDiff" categoryName={name} of={`${name}, ${t('net.columns.net')}`}>
                <Num value={writtenDiff(receipt, 'netDiff')} as="receipt" difference />
              </ExplainedField>
            </td>
            <td>{riskText(receipt.risk)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
