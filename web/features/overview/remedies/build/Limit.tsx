import { useTranslation } from 'react-i18next';
import type { Fault } from '#shared/model/faults.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { useFaultText } from '#web/kit/ui/hooks/useTexts.ts';
import buildStyles from './Build.module.css';
import styles from './Measures.module.css';

interface LimitProps {
  /** What is wrong with what is typed of the amount. */
  readonly fault: Fault | undefined;
  readonly faultId: string;
  readonly amount: number;
  /** The most of it that a week takes: less than the amount where less is missing. */
  readonly used: number;
  readonly limit: number;
}

/** Up to what an amount goes, and how much of that is used; in its place why it is refused, or that nothing of it is needed. */
export const Limit = ({ fault, faultId, amount, used, limit }: LimitProps) => {
  const { t } = useTranslation();
  const textOf = useFaultText();
  const most = numberText(limit, 'receipt');
  if (fault)
    return (
      <span id={faultId} role="alert" className={buildStyles.bad}>
        {fault.code === 'tooBig' ? t('faults.tooBig', { max: most }) : textOf(fault)}
      </span>
    );
  if (amount > 0 && used === 0) return t('remedies.build.unneeded');
  return (
    <>
      <span aria-hidden className={styles.track}>
        <i style={{ inlineSize: `${limit > 0 ? (used / limit) * 100 : 0}%` }} />
      </span>
      {t('remedies.build.limit', { limit: most })}
    </>
  );
};
