import { useTranslation } from 'react-i18next';
import type { CategoryRisk } from '#shared/model/expectedAbsence.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import styles from './Net.module.css';
import { RiskBars } from './RiskBars.tsx';
import { riskText } from './riskText.ts';

/** The least that is written as more, in services: rates count in whole hundredths. */
const LEAST = 0.01;

/** What of a receipt says how large the risk is, and by whom. */
export type RiskFigures = Pick<PlacedReceipt, 'risk' | 'riskCategory' | 'workRateSumWithoutContractors'>;

interface RiskProps {
  readonly receipt: RiskFigures;
  /** Undefined of a sum, and until it is loaded. */
  readonly of: CategoryRisk | undefined;
  readonly isSum: boolean;
}

/** The risk of a shortage, of a sum the highest of its categories; of a category with its distribution and what is needed. */
export const Risk = ({ receipt, of, isSum }: RiskProps) => {
  const { t } = useTranslation();
  const { risk, riskCategory, workRateSumWithoutContractors } = receipt;
  if (typeof risk !== 'number') return null;
  const needed = of?.needed ?? null;
  const more = needed === null ? 0 : needed - workRateSumWithoutContractors;
  return (
    <section className={styles.risk}>
      <h3>
        {t('net.risk')} <b>{riskText(risk)}</b>
        {isSum && riskCategory && <small>{t('net.riskOf', { name: riskCategory })}</small>}
      </h3>
      {of && of.bars.length > 0 && <RiskBars bars={of.bars} />}
      {needed !== null && (
        <p>
          {more >= LEAST
            ? t('net.needed', { needed: numberText(needed, 'receipt'), more: numberText(more, 'receipt') })
            : t('net.enough')}
        </p>
      )}
    </section>
  );
};
