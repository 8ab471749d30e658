import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import { writtenDifference } from '#shared/quantity/written.ts';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import styles from './Takes.module.css';
import type { ShownYear } from './useYearFigures.ts';

interface TakesProps {
  readonly figures: ShownYear;
  readonly budgetOnly: boolean;
}

const inMillions = (thousands: number | null): number | null => (thousands === null ? null : thousands / 1000);

/** The sums of the year in millions of kronor, and what typing has changed of the budget since it was saved. */
export const Takes = ({ figures: { stored, typed, unplanned }, budgetOnly }: TakesProps) => {
  const { t } = useTranslation();
  const { budget, supply, budgetSupply } = typed.cost;
  const change = round((budget.year ?? 0) - (stored.cost.budget.year ?? 0), 0);
  const whole = inMillions(budget.year);
  const used = inMillions(supply.year);
  const take = (label: string, value: number | null, difference = false) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <Num value={value} as="receipt" difference={difference} /> <small>{t('budget.unit.millions')}</small>
      </dd>
    </div>
  );
  return (
    <dl className={styles.takes}>
      {take(t('budget.year.budget'), whole)}
      {change !== 0 && (
        <div className={styles.change}>
          <dt className="visually-hidden">{t('budget.year.changed')}</dt>
          <dd>{t('budget.year.sinceSaved', { change: numberText(change, 'number', { sign: true }) })}</dd>
        </div>
      )}
      {!budgetOnly && take(t('budget.year.supply'), used)}
      {!budgetOnly && take(t('budget.year.left'), writtenDifference(inMillions(budgetSupply.year), whole, used), true)}
      {unplanned && unplanned.year !== null && take(t('budget.year.unplanned'), inMillions(unplanned.year))}
    </dl>
  );
};
