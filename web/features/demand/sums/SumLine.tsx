import { useTranslation } from 'react-i18next';
import { less } from '#web/domain/planning/balance/BalanceBar.tsx';
import type { WeekBalance } from '#web/domain/planning/balance/useWeekBalance.ts';
import { Num } from '#web/kit/ui/figures/Num.tsx';
import styles from './SumLine.module.css';
import { demandedOf, type Sums, type WeekWithDaysOff } from './sums.ts';

interface SumLineProps {
  readonly sums: Sums;
  readonly off: WeekWithDaysOff | undefined;
  readonly isUncertain: boolean;
  readonly balance: WeekBalance;
}

/** Services and the difference of the supply to them, as in the sum bar, for a window too low to show the bar beside the table. */
export const SumLine = ({ sums, off, isUncertain, balance }: SumLineProps) => {
  const { t } = useTranslation();
  const { supply, week } = balance;
  const demanded = demandedOf(sums, off);
  const difference = less(supply, demanded);
  const against = off ? 'demand.line.daysOff' : 'demand.line.supply';
  return (
    <span className={isUncertain ? `${styles.line} ${styles.uncertain}` : styles.line} translate="no">
      <b>
        <Num value={demanded} as="receipt" />
      </b>{' '}
      {t(difference === null ? 'demand.line.services' : against, { week })}
      {difference !== null && (
        <>
          {' '}
          <b>
            <Num value={difference} as="receipt" sign difference={!isUncertain} />
          </b>
        </>
      )}
    </span>
  );
};
