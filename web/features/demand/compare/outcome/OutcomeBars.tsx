import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { DemandComparison } from '#shared/model/demand.ts';
import { periodText } from '#web/domain/planning/dates.ts';
import { type Bar, barsOf } from '../model/outcomes.ts';
import styles from './Outcome.module.css';

/** The periods now and after the promotion, on one time axis. */
export const OutcomeBars = ({ comparison }: { readonly comparison: DemandComparison }) => {
  const { t } = useTranslation();
  const { now, after } = barsOf(comparison);
  const nameOf = ({ period }: Bar) => periodText(period, '').weeks;
  const namesOf = (bars: readonly Bar[]) =>
    bars.length > 0 ? bars.map(nameOf).join(', ') : t('demand.compare.outcome.nothing');
  const track = (label: string, bars: readonly Bar[]) => (
    <div className={styles.row}>
      <span>{label}</span>
      <div className={styles.track}>
        {bars.map((bar) => (
          <span
            key={bar.period.start}
            className={clsx(styles.bar, bar.isSimulated && styles.simulated, bar.goesOn && styles.goesOn)}
            style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
          >
            {nameOf(bar)}
          </span>
        ))}
      </div>
    </div>
  );
  return (
    <div
      className={styles.bars}
      role="img"
      aria-label={t('demand.compare.outcome.periods', { now: namesOf(now), after: namesOf(after) })}
    >
      {track(t('demand.compare.outcome.now'), now)}
      {track(t('demand.compare.outcome.after'), after)}
    </div>
  );
};
