import { useTranslation } from 'react-i18next';
import { formatKeyValue, formatNumber } from '#shared/quantity/format.ts';
import { round } from '#shared/quantity/round.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { Num, numberText } from '#web/ui/figures/Num.tsx';
import type { MarkedRange } from '#web/ui/sheet/useSheet.ts';
import { markedSum } from './marked.ts';
import { PositionScale } from './PositionScale.tsx';
import { Stat } from './Stat.tsx';
import styles from './SumBar.module.css';
import type { Sums } from './sums.ts';
import type { WeekBalance } from './useWeekBalance.ts';

const less = (a: number | null | undefined, b: number | null): number | null =>
  a == null || b === null ? null : tidy(a - b);

interface SumBarProps {
  readonly selection: MarkedRange;
  readonly sums: Sums;
  /** The services as they are saved. */
  readonly saved: number | null;
  readonly balance: WeekBalance;
}

/** What the table comes to while it is typed, beside what is at hand and what is paid for. */
export const SumBar = ({ selection, sums, saved, balance }: SumBarProps) => {
  const { t } = useTranslation();
  const { rows, columns, faulty } = selection;
  const sum = markedSum(selection);
  const since = less(sums.services, saved);
  const against = (value: number | null | undefined) => {
    const difference = less(value, sums.services);
    if (difference === null) return undefined;
    return (
      <>
        <b>
          <Num value={difference} as="receipt" sign difference />
        </b>
        <span className="wide-only"> {t('demand.againstDemand')}</span>
      </>
    );
  };
  const marked = rows * columns === 1 ? t('demand.oneCell') : t('demand.cells', { rows, columns });

  return (
    <section className={styles.bar} aria-label={t('demand.sums')}>
      <div className={`${styles.selection} wide-only`}>
        <span>{marked}</span>
        <b>{faulty ? t('demand.refused') : sum === null ? ' ' : t('demand.markedSum', { sum: formatNumber(sum) })}</b>
      </div>
      <dl>
        <Stat
          label={t('demand.perWeek')}
          short={t('demand.perWeekShort')}
          unit={t('demand.hoursMinutes', { minutes: sums.minutesPerWeek })}
        >
          {formatNumber(sums.hoursPerWeek)}
        </Stat>
        <Stat label={t('demand.perMonth')} unit={t('demand.hoursUnit')} className="wide-only">
          {formatKeyValue(sums.hoursPerMonth)}
        </Stat>
        <Stat
          label={t('demand.services')}
          note={
            since !== null &&
            round(since, 2) !== 0 && (
              <>
                {numberText(since, 'receipt', { sign: true })}
                <span className="wide-only"> {t('demand.sinceSaved')}</span>
              </>
            )
          }
        >
          <Num value={sums.services} as="receipt" />
        </Stat>
        <Stat label={t('demand.supply', { week: balance.week })} note={against(balance.supply)}>
          <Num value={balance.supply} as="receipt" />
        </Stat>
        <Stat label={t('demand.budget', { week: balance.week })} note={against(balance.budget)}>
          <Num value={balance.budget} as="receipt" />
        </Stat>
      </dl>
      <PositionScale demand={sums.services} supply={balance.supply ?? null} budget={balance.budget ?? null} />
    </section>
  );
};
