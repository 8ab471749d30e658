import { useTranslation } from 'react-i18next';
import type { CategoryRisk } from '#shared/model/expectedAbsence.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import styles from './Net.module.css';
import { riskText } from './riskText.ts';

const STEP = 10;
const BAR = 8;
const HEIGHT = 60;

/** The distribution of supply less demand as small columns, shortage in its own colour; the same figures as a list for who does not see them. */
export const RiskBars = ({ bars }: Pick<CategoryRisk, 'bars'>) => {
  const { t } = useTranslation();
  const most = Math.max(...bars.map(({ probability }) => probability));
  const services = (value: number) => numberText(value, 'receipt', { sign: true });
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className={styles.bars}>
      <figcaption>{t('net.bars')}</figcaption>
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
          <span>{services(first.from)}</span>
          <span>{services(last.to)}</span>
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
