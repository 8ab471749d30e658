import { useTranslation } from 'react-i18next';
import { round } from '#shared/quantity/round.ts';
import { dayText } from '#web/kit/ui/dates.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { monthOfYear } from './months.ts';
import type { FollowUpRow, FollowUpYear } from './rows.ts';
import styles from './Tip.module.css';
import { useRowName } from './useRowName.ts';
import type { Tipped } from './useTip.ts';

const WIDTH = 250;
const HEIGHT = 150;
const AWAY = 8;

/** Whether hours of the row have a cost or a staffing in the month. */
export const hasTip = ({ costs, staffing, months }: FollowUpRow, month: number): boolean =>
  (costs !== null || staffing !== null) && months[month - 1] != null;

interface TipProps {
  readonly id: string;
  readonly unit: FollowUpYear;
  readonly row: FollowUpRow;
  readonly tipped: Tipped;
}

/** Hours of a month: what they cost and how many services they are, each with how it is computed, and where they come from. */
export const Tip = ({ id, unit, row, tipped: { month, at } }: TipProps) => {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const hours = row.months[month - 1] ?? 0;
  const cost = row.costs?.[month - 1] ?? null;
  const staffing = row.staffing?.[month - 1] ?? null;
  const imported = row.imported?.[month - 1];
  const written = numberText(hours);
  // The total is the sum of activities with rates of their own, and the difference is one of costs.
  const hasOneRate = row.key !== 'worked' && row.key !== 'difference';
  const rate = cost !== null && hours !== 0 && hasOneRate ? numberText((cost * 1000) / hours) : undefined;
  const left = Math.max(AWAY, Math.min(at.left, window.innerWidth - WIDTH - AWAY));
  const isBelow = at.bottom + HEIGHT + AWAY < window.innerHeight;
  return (
    <div
      id={id}
      role="tooltip"
      className={styles.tip}
      style={{
        left,
        width: WIDTH,
        ...(isBelow ? { top: at.bottom + AWAY } : { bottom: window.innerHeight - at.top + AWAY }),
      }}
    >
      <b>
        {nameOf(row, unit)}, {monthOfYear(unit.year, month)}
      </b>
      <dl>
        <div>
          <dt>{t('followup.tip.hours')}</dt>
          <dd>{written}</dd>
        </div>
        {cost !== null && (
          <div>
            <dt>
              {t('followup.tip.cost')} {rate && <small>{t('followup.tip.times', { hours: written, rate })}</small>}
            </dt>
            <dd>{t('followup.tip.thousands', { amount: numberText(round(cost, 1)) })}</dd>
          </div>
        )}
        {staffing !== null && (
          <div>
            <dt>
              {t('followup.tip.staffing')}{' '}
              <small>
                {t('followup.tip.over', { hours: written, month: numberText(unit.rates?.monthlyWorkHours) })}
              </small>
            </dt>
            <dd>{t('followup.tip.services', { services: numberText(staffing, 'receipt') })}</dd>
          </div>
        )}
      </dl>
      {cost !== null && row.key === 'demand' && <p>{t('followup.tip.budget')}</p>}
      {cost !== null && row.costAtHour && <p>{t('followup.tip.costAtHour')}</p>}
      {row.key.includes(':') && (
        <p>
          {imported ? t('followup.tip.imported', { day: dayText(imported, { year: true }) }) : t('followup.tip.typed')}
        </p>
      )}
    </div>
  );
};
