import { useTranslation } from 'react-i18next';
import type { DemandComparison } from '#shared/model/demand.ts';
import styles from './Outcome.module.css';
import { OutcomeBars } from './OutcomeBars.tsx';
import { OutcomeList } from './OutcomeList.tsx';

export interface OutcomeProps {
  readonly comparison: DemandComparison;
  readonly weeksText: string;
  readonly beds: string | undefined;
}

/** What the promotion would do to the live periods. */
export const OutcomeBody = ({ comparison, weeksText, beds }: OutcomeProps) => {
  const { t } = useTranslation();
  return (
    <>
      <OutcomeBars comparison={comparison} />
      <div className={styles.items}>
        <OutcomeList replaced={comparison.replaced} weeksText={weeksText} weeks={comparison.weeks.length} beds={beds} />
      </div>
      <p className={styles.note}>{t('demand.compare.outcome.note')}</p>
    </>
  );
};
