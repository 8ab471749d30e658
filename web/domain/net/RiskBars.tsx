import { useTranslation } from 'react-i18next';
import type { CategoryRisk } from '#shared/model/expectedAbsence.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import styles from './Net.module.css';
import { riskText } from './riskText.ts';

const STEP = 10;
const BAR = 8;
const HEIGHT = 60;

/** Steps of the axis in services, and how many of one find room. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST = 6;

/** Whole services from one difference to another; the two themselves where none lies between them. */
const ticksOf = (from: number, to: number): readonly number[] => {
  const step = STEPS.find((one) => (to - from) / one <= MOST) ?? to - from;
  const first = Math.ceil(from / step);
  const ticks = Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, index) => (first + index) * step,
  );
  return ticks.length > 0 ? ticks : [from, to];
};

/** The distribution of supply less demand as small columns, shortage in its own colour; the same figures as a list for who does not see them. */
export const RiskBars = ({ bars }: Pick<CategoryRisk, 'bars'>) => {
  const { t } = useTranslation();
  const most = Math.max(...bars.map(({ probability }) => probability));
  const services = (value: number) => numberText(value, 'receipt', { sign: true });
  const [first, last] = [bars[0], bars.at(-1)];
  const at = (value: number) => (first && last ? `${((value - first.from) / (last.to - first.from)) * 100}%` : 0);
  const holdsDemand = first && last && first.from <= 0 && last.to >= 0;
  return (
    <figure className={styles.bars}>
      <figcaption>{t('net.bars')}</figcaption>
      {holdsDemand && (
        <span
          className={`${styles.demandLine} ${last.to < -first.from ? styles.before : ''}`}
          style={last.to < -first.from ? { right: `calc(100% - ${at(0)})` } : { left: at(0) }}
          aria-hidden="true"
        >
          {t('net.demand')}
        </span>
      )}
      <svg viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ from, probability, isShort }, index) => {
          const height = (probability / most) * HEIGHT;
          return (
            <rect
              key={from}
              className={isShort ? styles.shortBar : styles.bar}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          );
        })}
      </svg>
      {first && last && (
        <p className={styles.axis} aria-hidden="true">
          {ticksOf(first.from, last.to).map((value) => (
            <span key={value} style={{ left: at(value) }}>
              {numberText(value, 'number', { sign: true })}
            </span>
          ))}
        </p>
      )}
      <ul className="visually-hidden" aria-label={t('net.barsList')}>
        {bars.map(({ from, to, probability, isShort }) => (
          <li key={from}>
            {t('net.barsText', { from: services(from), to: services(to), percent: riskText(probability) })}
            {isShort && `, ${t('net.short')}`}
          </li>
        ))}
      </ul>
    </figure>
  );
};
