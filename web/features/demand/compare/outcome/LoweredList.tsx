import { useTranslation } from 'react-i18next';
import type { Category } from '#shared/model/category.ts';
import type { DemandComparison } from '#shared/model/demand.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { type LoweredValue, loweredIn } from '../model/lowered.ts';
import styles from './Outcome.module.css';

interface LoweredListProps {
  readonly comparison: DemandComparison;
  readonly category: Category;
}

/** The values that get lower than in each live period that the simulation replaces; nothing where none does. */
export const LoweredList = ({ comparison: { live, simulated }, category }: LoweredListProps) => {
  const { t } = useTranslation();
  const valueText = ({ of, live: from, simulated: to }: LoweredValue) =>
    t('demand.compare.lower.value', {
      what: of === 'services' ? t('demand.services') : t(`demand.day.${of}`),
      from: numberText(from),
      to: numberText(to),
    });
  const periods = live
    .map((period) => ({ period, shifts: loweredIn({ live: period, simulated }, category) }))
    .filter(({ shifts }) => shifts.length > 0);
  if (periods.length === 0) return null;
  return (
    <>
      <p className={styles.lower}>{t('demand.compare.lower.title')}</p>
      <ul className={styles.list}>
        {periods.map(({ period, shifts }) => (
          <li key={period.id}>
            <b>{t('demand.compare.against', { weeks: periodText(period, t('ui.period.openShort')).weeks })}</b>
            {shifts.map(({ row, values }) => (
              <small key={row.id}>
                {row.shift.shiftName}: {values.map(valueText).join(', ')}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
};
