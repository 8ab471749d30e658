import { useTranslation } from 'react-i18next';
import { decimalSign } from '#web/kit/ui/figures/format.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shades as shadeNames, shadeOf, shownFigure, verdictOf } from '#web/kit/ui/figures/shade.ts';
import shades from '#web/kit/ui/figures/shades.module.css';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import type { StripCell } from '../model/forecast.ts';
import styles from './Strip.module.css';

interface StripProps {
  readonly name: string;
  readonly cells: readonly StripCell[];
}

/** The weeks of a unit as cells in the classes of the map; a dot where a category lacks its figure. */
export const Strip = ({ name, cells }: StripProps) => {
  const { t } = useTranslation();
  const shortWeeks = cells.filter(({ diff }) => verdictOf(shadeOf(shownFigure(diff))) === 'short').length;
  const without = cells.filter(({ diff }) => diff === null).length;
  return (
    <span
      className={styles.strip}
      role="img"
      aria-label={t('reports.forecast.strip', { name, short: String(shortWeeks), without: String(without) })}
    >
      {cells.map(({ week, diff, isPartly }) => (
        <i
          key={week.start}
          className={`${shades[shadeOf(shownFigure(diff))]} ${isPartly ? styles.partly : ''}`}
          title={`${weekLabel(week)} ${week.year}: ${numberText(shownFigure(diff), 'keyValue', { sign: true })}`}
        />
      ))}
    </span>
  );
};

/** In px, of a strip between its end and the middle of the present week where the names of both find room. */
const OWN = 54;

interface StripHeadProps {
  readonly cells: readonly StripCell[];
  /** The Monday of the present week. */
  readonly now: string;
  /** The least width of the strip, in px. */
  readonly width: number;
}

/** The first, the present and the last week over a strip; the present one takes the place of an end that it would touch. */
export const StripHead = ({ cells, now, width }: StripHeadProps) => {
  const { t } = useTranslation();
  const at = cells.findIndex(({ week }) => week.start === now);
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return null;
  const middle = at > 1 && at < cells.length - 2 ? cells[at] : undefined;
  const place = (at + 0.5) / cells.length;
  const hiddenAt = (end: 0 | 1) =>
    middle && Math.abs(place - end) * width < OWN ? { visibility: 'hidden' as const } : undefined;
  return (
    <span className={styles.head}>
      <span style={hiddenAt(0)}>{weekLabel(first.week)}</span>
      {middle && (
        <b style={{ left: `${place * 100}%` }}>{t('reports.forecast.now', { week: weekLabel(middle.week) })}</b>
      )}
      {last !== first && <span style={hiddenAt(1)}>{weekLabel(last.week)}</span>}
    </span>
  );
};

/** The lowest figure of each class but the middle one, where it is the least amount. */
const bounds = ['≤ −2,0', '−1,9', '−0,9', '±0,4', '+0,5', '+1,0', '≥ +2,0'];

/** What the colours of the cells mean. */
export const StripLegend = () => (
  <span className={styles.legend}>
    {shadeNames.map((shade, index) => (
      <span key={shade}>
        <i className={shades[shade]} />
        {bounds[index]?.replace(',', decimalSign())}
      </span>
    ))}
  </span>
);
