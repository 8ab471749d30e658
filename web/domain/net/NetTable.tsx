import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Week } from '#shared/time/week.ts';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { writtenDiff } from '#web/domain/receipts/written.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import table from '#web/kit/ui/figures/PanelTable.module.css';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import styles from './Net.module.css';
import type { NetReceipt } from './NetFigures.tsx';
import type { RiskFigures } from './Risk.tsx';
import { riskText } from './riskText.ts';

/** A category of a unit, before expected absence. */
export interface NetPart {
  readonly key: string;
  readonly name: string;
  readonly receipt: NetReceipt & RiskFigures;
  /** Its plan of the week. */
  readonly href: string | undefined;
  readonly isSelected?: boolean;
}

interface NetTableProps {
  readonly parts: readonly NetPart[];
  readonly week: Week;
}

const columns = ['gross', 'net', 'risk'] as const;

/** The difference of each category of a unit before and after expected absence, and the risk of a shortage. */
export const NetTable = ({ parts, week }: NetTableProps) => {
  const { t } = useTranslation();
  return (
    <table className={`${table.table} ${styles.parts}`}>
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
        {parts.map(({ key, name, receipt, href, isSelected = false }) => (
          <tr key={key} className={isSelected ? table.strong : undefined}>
            <th scope="row">{href === undefined ? name : <Link to={href}>{name}</Link>}</th>
            <td>
              <ExplainedField field="diff" categoryName={name} of={`${name}, ${t('net.columns.gross')}`}>
                <Num value={writtenDiff(receipt, 'diff')} as="receipt" sign difference />
              </ExplainedField>
            </td>
            <td>
              <ExplainedField field="netDiff" categoryName={name} of={`${name}, ${t('net.columns.net')}`}>
                <Num value={writtenDiff(receipt, 'netDiff')} as="receipt" sign difference />
              </ExplainedField>
            </td>
            <td>{riskText(receipt.risk)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
