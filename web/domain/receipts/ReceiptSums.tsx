import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Imbalance, supplyWithDemand, type WeekReceipt } from '#shared/calculation/index.ts';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import styles from './ReceiptTable.module.css';
import { writtenDiff } from './written.ts';

interface ReceiptSumsProps {
  readonly sum: WeekReceipt;
  /** Writes `+` at a surplus. */
  readonly sign: boolean;
  readonly imbalance: Imbalance | null;
  /** The names of the categories without demand. */
  readonly without: readonly string[];
}

interface LineProps {
  readonly name: string;
  readonly look: string | undefined;
  /** The column of the figure: demand, supply or difference. */
  readonly column: 0 | 1 | 2;
  readonly children: ReactNode;
}

const LAST = 2;

const Line = ({ name, look, column, children }: LineProps) => (
  <tr className={look}>
    <th scope="row" colSpan={column + 1}>
      {name}
    </th>
    <td>{children}</td>
    {column < LAST && <td colSpan={LAST - column} />}
  </tr>
);

/**
 * Demand, supply with demand and their difference, which add up, with shortage and surplus that are not netted; the supply
 * without demand apart, in no sum.
 */
export const ReceiptSums = ({ sum, sign, imbalance, without }: ReceiptSumsProps) => {
  const { t } = useTranslation();
  const isMixed = imbalance !== null && imbalance.short < 0 && imbalance.over > 0;
  const isPartly = sum.diff !== null && without.length > 0;
  return (
    <>
      <tbody>
        <Line name={t('schemas.row.demand')} look={styles.sum} column={0}>
          <ExplainedField field="demand" of={t('schemas.row.demand').toLowerCase()}>
            <Num value={sum.demand} as="receipt" />
          </ExplainedField>
        </Line>
        <Line name={t('schemas.bill.supply')} look={styles.supply} column={1}>
          <ExplainedField field="workRateWithDemand" of={t('schemas.bill.supply').toLowerCase()}>
            <Num value={sum.demand === null ? null : supplyWithDemand(sum)} as="receipt" />
          </ExplainedField>
        </Line>
        <Line
          name={t(isPartly ? 'schemas.bill.differencePartly' : 'schemas.bill.difference')}
          look={styles.difference}
          column={2}
        >
          {sum.diff === null ? (
            t('schemas.bill.unknown')
          ) : (
            <ExplainedField field="diff" of={t('schemas.bill.difference').toLowerCase()}>
              <Num value={writtenDiff(sum, 'diff')} as="receipt" sign={sign} difference />
            </ExplainedField>
          )}
        </Line>
        {isMixed && (
          <tr className={styles.supply}>
            <th scope="row" colSpan={2}>
              {t('schemas.bill.mixed')}
            </th>
            <td colSpan={2}>
              <ExplainedField field="diff.short" of={t('schemas.bill.short').toLowerCase()}>
                <Num value={imbalance.short} as="receipt" difference />
              </ExplainedField>
              <span className={styles.between}>/</span>
              <ExplainedField field="diff.over" of={t('schemas.bill.over').toLowerCase()}>
                <Num value={imbalance.over} as="receipt" sign={sign} />
              </ExplainedField>
            </td>
          </tr>
        )}
      </tbody>
      {without.length > 0 && (
        <tbody>
          <Line name={t('schemas.bill.without')} look={styles.apart} column={1}>
            <ExplainedField field="workRateWithoutDemand" of={t('schemas.bill.without').toLowerCase()}>
              <Num value={sum.workRateWithoutDemand} as="receipt" />
            </ExplainedField>
          </Line>
          <tr className={styles.names}>
            <td colSpan={4}>{t('schemas.bill.names', { names: without.join(', ') })}</td>
          </tr>
        </tbody>
      )}
    </>
  );
};
