import { useTranslation } from 'react-i18next';
import type { Week } from '#shared/time/week.ts';
import { type WeekRange, weeksText } from '../model/range.ts';
import type { MapRow } from '../model/rows.ts';
import styles from './PanelFigures.module.css';

const STEP = 10;
const BAR = 7;
const HEIGHT = 48;
const EDGE = 2;
/** Least scale of the columns: smaller differences are drawn flat. */
const LEAST = 0.3;

interface TrendProps {
  readonly row: MapRow;
  readonly week: Week;
  readonly range: WeekRange;
}

/** The row's differences over the shown weeks as small columns; the map's row holds the same figures as text. */
export const Trend = ({ row, week, range }: TrendProps) => {
  const { t } = useTranslation();
  const values = row.cells.map(({ receipt }) => receipt?.diff ?? null);
  const high = Math.max(LEAST, ...values.map((value) => value ?? 0));
  const low = Math.min(-LEAST, ...values.map((value) => value ?? 0));
  const y = (value: number) => EDGE + ((high - value) / (high - low)) * (HEIGHT - 2 * EDGE);
  return (
    <div className={styles.trend}>
      <span>{t('overview.trend', { weeks: weeksText(range) })}</span>
      <svg viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {row.cells.map(({ week: { start } }, index) => {
          const value = values[index] ?? null;
          return (
            value !== null && (
              <rect
                key={start}
                className={`${value < 0 ? styles.under : styles.over} ${start === week.start ? styles.this : ''}`}
                x={index * STEP + (STEP - BAR) / 2}
                y={Math.min(y(value), y(0))}
                width={BAR}
                height={Math.max(1, Math.abs(y(value) - y(0)))}
                rx="1"
              />
            )
          );
        })}
        <line x1="0" x2={values.length * STEP} y1={y(0)} y2={y(0)} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
};
