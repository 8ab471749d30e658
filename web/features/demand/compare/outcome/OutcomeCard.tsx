import { useTranslation } from 'react-i18next';
import type { DemandComparison } from '#shared/model/demand.ts';
import { Card } from '#web/kit/ui/frame/Card.tsx';
import styles from './Outcome.module.css';
import { OutcomeBars } from './OutcomeBars.tsx';
import { OutcomeList } from './OutcomeList.tsx';

interface OutcomeCardProps {
  readonly comparison: DemandComparison;
  readonly weeksText: string;
  readonly beds: string | undefined;
}

/** What the promotion would do to the live periods. */
export const OutcomeCard = ({ comparison, weeksText, beds }: OutcomeCardProps) => {
  const { t } = useTranslation();
  return (
    <Card title={t('demand.compare.outcome.title')} className={styles.card}>
      <OutcomeBars comparison={comparison} />
      <div className={styles.items}>
        <OutcomeList replaced={comparison.replaced} weeksText={weeksText} weeks={comparison.weeks.length} beds={beds} />
      </div>
      <p className={styles.note}>{t('demand.compare.outcome.note')}</p>
    </Card>
  );
};
