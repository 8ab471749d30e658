import { useTranslation } from 'react-i18next';
import type { SumReceipt } from '#shared/calculation/index.ts';
import { round } from '#shared/quantity/round.ts';
import { ExplainedField } from '#web/domain/explained/Explained.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { supplyOf } from '../model/supply.ts';
import styles from './PanelFigures.module.css';

interface ApartProps {
  readonly label: string;
  readonly field: 'workRateWithoutDemand' | 'workRateWithoutBudget';
  readonly rate: number;
}

/** Whether a figure is more than zero as it is written, with 2 decimals. */
const isWritten = (rate: number): boolean => round(rate, 2) > 0;

/** Supply that is in no difference; nothing where there is none. */
const Apart = ({ label, field, rate }: ApartProps) =>
  isWritten(rate) && (
    <div className={styles.apart}>
      <dt>{label}</dt>
      <dd>
        <ExplainedField field={field} of={label.toLowerCase()}>
          {numberText(rate, 'receipt')}
        </ExplainedField>
      </dd>
    </div>
  );

const fields = {
  own: 'ownWorkRateSum',
  substitutes: 'substituteWorkRateSum',
  contractors: 'contractorWorkRateSum',
} as const;

/** Demand, supply and budget of a week as bars on one scale; the supply split by who works. */
export const Bars = ({ receipt }: { readonly receipt: SumReceipt }) => {
  const { t } = useTranslation();
  const { demand, budget, workRateSum, workRateWithoutDemand, workRateWithoutBudget } = receipt;
  const full = Math.max(demand ?? 0, budget ?? 0, workRateSum, 1) * 1.02;
  const width = (value: number | null) => ({ width: `${((value ?? 0) / full) * 100}%` });
  const parts = supplyOf(receipt).filter(({ rate }) => isWritten(rate));
  return (
    <dl className={styles.bars}>
      <div>
        <dt>{t('overview.bars.demand')}</dt>
        <dd>
          <ExplainedField field="demand" of={t('overview.bars.demand').toLowerCase()}>
            {numberText(demand, 'receipt')}
          </ExplainedField>
        </dd>
        <dd className={styles.track} aria-hidden="true">
          <i className={styles.demand} style={width(demand)} />
        </dd>
      </div>
      <div>
        <dt>{t('overview.bars.supply')}</dt>
        <dd>
          <ExplainedField field="workRateSum" of={t('overview.bars.supply').toLowerCase()}>
            {numberText(workRateSum, 'receipt')}
          </ExplainedField>
        </dd>
        <dd className={styles.track} aria-hidden="true">
          {parts.map(({ who, rate }) => (
            <i key={who} className={styles[who]} style={width(rate)} />
          ))}
        </dd>
      </div>
      {parts.map(({ who, rate }) => (
        <div key={who} className={styles.part}>
          <dt>
            <i className={`swatch ${styles[who]}`} />
            {t(`overview.bars.${who}`)}
          </dt>
          <dd>
            <ExplainedField field={fields[who]} of={t(`overview.bars.${who}`).toLowerCase()}>
              {numberText(rate, 'receipt')}
            </ExplainedField>
          </dd>
        </div>
      ))}
      <Apart label={t('overview.bars.withoutDemand')} field="workRateWithoutDemand" rate={workRateWithoutDemand} />
      <div>
        <dt>{t('overview.bars.budget')}</dt>
        <dd>
          <ExplainedField field="budget" of={t('overview.bars.budget').toLowerCase()}>
            {numberText(budget, 'receipt')}
          </ExplainedField>
        </dd>
        <dd className={styles.track} aria-hidden="true">
          <i className={styles.budget} style={width(budget)} />
        </dd>
      </div>
      <Apart label={t('overview.bars.withoutBudget')} field="workRateWithoutBudget" rate={workRateWithoutBudget} />
    </dl>
  );
};
