import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/time/day.ts';
import { Legend } from '#web/kit/ui/figures/Legend.tsx';
import type { PeriodForm } from '../period/form.ts';
import { barsOf, type Kind, placeOf, reachOf, ticksOf } from './bars.ts';
import styles from './Timeline.module.css';

interface TimelineProps {
  readonly forms: readonly PeriodForm[];
  readonly today: Day;
}

const percent = (share: number): string => `${share * 100}%`;

/** The employee's periods over the years: as high as the work rate, paler on top what is outside. The table tells the same. */
export const Timeline = ({ forms, today }: TimelineProps) => {
  const { t } = useTranslation();
  const placed = forms.flatMap(({ start, end }) => (start ? [{ start, end }] : []));
  const reach = reachOf(placed, today);
  if (!reach) return null;
  const bars = barsOf(forms, reach);
  const kinds = [...new Set(bars.map(({ kind }) => kind))];
  const excluded = bars.some((bar) => bar.excluded > 0);
  const legend = (kind: Kind) => (
    <li key={kind}>
      <i className={styles[kind]} />
      {t(`assets.timeline.${kind}`)}
    </li>
  );
  return (
    <figure className={styles.timeline} aria-label={t('assets.timeline.label', { count: bars.length })}>
      <div className={styles.plane} aria-hidden="true">
        {ticksOf(reach).map(({ year, left }) => (
          <span key={year} className={styles.tick} style={{ left: percent(left) }}>
            {year}
          </span>
        ))}
        <div className={styles.bars}>
          {bars.map((bar) => (
            <span key={bar.left} className={styles.bar} style={{ left: percent(bar.left), width: percent(bar.width) }}>
              <i className={styles.excluded} style={{ height: percent(bar.excluded) }} />
              <i className={styles[bar.kind]} style={{ height: percent(bar.rate) }} />
            </span>
          ))}
        </div>
        <span className={styles.now} style={{ left: percent(placeOf(today, reach)) }} />
      </div>
      <Legend className={styles.legend} aria-hidden="true">
        {kinds.map(legend)}
        {excluded && (
          <li>
            <i className={styles.excluded} />
            {t('assets.timeline.excluded')}
          </li>
        )}
        <li>
          <i className={styles.today} />
          {t('assets.timeline.today')}
        </li>
      </Legend>
    </figure>
  );
};
