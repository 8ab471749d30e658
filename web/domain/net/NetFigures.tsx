import { useTranslation } from 'react-i18next';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { round } from '#shared/quantity/round.ts';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { absentOf, netWithoutDemand } from '#web/domain/receipts/net.ts';
import { writtenDiff } from '#web/domain/receipts/written.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import styles from './Net.module.css';

/** The receipt of a category or of a sum. */
export type NetReceipt = PlacedReceipt;

/** The part of own staff and substitutes that is expected to be absent, in percent; undefined where there is nobody. */
const absentPercent = ({ workRateSum, netSupply = workRateSum, workRateSumWithoutContractors }: NetReceipt) =>
  workRateSumWithoutContractors > 0
    ? formatNumber(round((100 * (workRateSum - netSupply)) / workRateSumWithoutContractors, 1))
    : undefined;

/** Gross supply less expected absence is net supply; less demand it is the net difference. */
export const NetFigures = ({ receipt }: { readonly receipt: NetReceipt }) => {
  const { t } = useTranslation();
  const { workRateSum, netSupply = workRateSum, netDiff = null, demand } = receipt;
  const percent = absentPercent(receipt);
  const without = netDiff === null ? 0 : netWithoutDemand(receipt);
  const field = (name: 'workRateSum' | 'netSupply' | 'demand' | 'netDiff', label: string, value: number | null) => (
    <>
      <dt>{label}</dt>
      <dd>
        <ExplainedField field={name} of={label.toLowerCase()}>
          <Num value={value} as="receipt" difference={name === 'netDiff'} />
        </ExplainedField>
      </dd>
    </>
  );
  return (
    <dl className={styles.figures}>
      <div>{field('workRateSum', t('net.gross'), workRateSum)}</div>
      <div className={styles.part}>
        <dt>
          {t('net.absent')} {percent !== undefined && t('net.percent', { percent })}
        </dt>
        <dd>
          <Num value={absentOf(receipt, netSupply)} as="receipt" />
        </dd>
      </div>
      <div className={styles.result}>{field('netSupply', t('net.supply'), netSupply)}</div>
      <div className={styles.part}>{field('demand', t('net.demand'), demand)}</div>
      {round(without, 2) > 0 && (
        <div className={styles.part}>
          <dt>{t('net.withoutDemand')}</dt>
          <dd>
            <Num value={without} as="receipt" />
          </dd>
        </div>
      )}
      <div className={styles.result}>{field('netDiff', t('net.diff'), writtenDiff(receipt, 'netDiff'))}</div>
    </dl>
  );
};
