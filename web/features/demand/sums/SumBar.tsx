import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { Against, BalanceBar, less } from '#web/domain/planning/balance/BalanceBar.tsx';
import { Stat } from '#web/domain/planning/balance/Stat.tsx';
import type { WeekBalance } from '#web/domain/planning/balance/useWeekBalance.ts';
import { WeekStepper } from '#web/domain/planning/balance/WeekStepper.tsx';
import { dayText } from '#web/kit/ui/dates.ts';
import { formatHours, formatNumber } from '#web/kit/ui/figures/format.ts';
import { Num, numberText } from '#web/kit/ui/figures/Num.tsx';
import type { MarkedRange } from '#web/kit/ui/sheet/useSheet.ts';
import { markedSum } from './marked.ts';
import { demandedOf, type Sums, type WeekWithDaysOff } from './sums.ts';

interface SumBarProps {
  readonly selection: MarkedRange;
  readonly sums: Sums;
  /** Whether saved values are counted in place of refused ones. */
  readonly isUncertain: boolean;
  /** Where days off make the demand of the week another than the normal week's. */
  readonly off: WeekWithDaysOff | undefined;
  /** The services as they are saved. */
  readonly saved: number | null;
  readonly balance: WeekBalance;
  /** The period that the week lies in. */
  readonly period: Period;
  readonly onWeek: (monday: Day) => void;
}

/** What the table comes to while it is typed, beside what is at hand and what is paid for in a week of the period. */
export const SumBar = ({ selection, sums, isUncertain, off, saved, balance, period, onWeek }: SumBarProps) => {
  const { t } = useTranslation();
  const { rows, columns, faulty } = selection;
  const sum = markedSum(selection);
  const demanded = demandedOf(sums, off);
  const since = less(sums.services, saved);
  const sinceNote = since !== null && round(since, 2) !== 0 && (
    <>
      {numberText(since, 'receipt', { sign: true })}
      <span className="wide-only"> {t('demand.sinceSaved')}</span>
    </>
  );
  const against = (value: number | null | undefined) => {
    const difference = less(value, demanded);
    return difference === null ? undefined : <Against difference={difference} text={t('ui.balance.againstDemand')} />;
  };
  const marked = rows * columns === 1 ? t('demand.oneCell') : t('demand.cells', { rows, columns });

  return (
    <BalanceBar
      label={t('demand.sums')}
      demand={demanded}
      supply={balance.supply}
      budget={balance.budget}
      lead={
        <>
          <span>{marked}</span>
          <b>{faulty ? t('demand.refused') : sum === null ? ' ' : t('demand.markedSum', { sum: formatNumber(sum) })}</b>
        </>
      }
    >
      <dl>
        <Stat
          label={t('demand.perWeek')}
          short={t('demand.perWeekShort')}
          unit={t('demand.hoursUnit')}
          isUncertain={isUncertain}
        >
          {formatHours(sums.hours)}
        </Stat>
        <Stat label={t('demand.perMonth')} unit={t('demand.hoursUnit')} isUncertain={isUncertain} optional>
          {formatHours(sums.hoursPerMonth)}
        </Stat>
        <Stat
          label={t('demand.services')}
          isUncertain={isUncertain}
          note={isUncertain ? <span className="wide-only">{t('demand.countsSaved')}</span> : sinceNote}
        >
          <Num value={sums.services} as="receipt" />
        </Stat>
      </dl>
      <WeekStepper monday={balance.monday} onWeek={onWeek} within={period} />
      <dl>
        {off && (
          <Stat
            label={t('demand.weekWithDaysOff', { week: balance.week })}
            note={
              <span className="wide-only">
                {off.daysOff.map(({ day, as }) => t(`demand.dayOffAs.${as}`, { day: dayText(day) })).join(', ')}
              </span>
            }
          >
            <Num value={off.services} as="receipt" />
          </Stat>
        )}
        <Stat label={t('demand.supply', { week: balance.week })} note={against(balance.supply)}>
          <Num value={balance.supply} as="receipt" />
        </Stat>
        <Stat label={t('demand.budget', { week: balance.week })} note={against(balance.budget)}>
          <Num value={balance.budget} as="receipt" />
        </Stat>
      </dl>
    </BalanceBar>
  );
};
