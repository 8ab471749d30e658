import { useTranslation } from 'react-i18next';
import type { ForecastAnswer } from '#shared/model/reportAnswer.ts';
import { yOf } from '#web/kit/charts/steps.ts';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure } from '#web/kit/ui/figures/shade.ts';
import { chartSize } from '../model/chart.ts';
import { ColumnChart } from '../paper/ColumnChart.tsx';
import { usePaperWidth } from '../paper/paperWidth.ts';
import styles from './Columns.module.css';

interface ColumnsProps {
  readonly answer: Pick<ForecastAnswer, 'unitDiffs' | 'unitOverviews'>;
  readonly title: string;
}

/** In px: of the axis, of the names below, and of the room for a figure above and below the columns. */
const AXIS = 34;
const NAMES = 20;
const FIGURE = 16;
/** Part of a unit's room that its column takes, and in px its most. */
const SHARE = 0.5;
const WIDEST = 44;
/** Units up to which each column bears its figure. */
const FIGURED = 16;

/** A column a unit, in the classes of the map; the table below has the same figures. */
export const Columns = ({ answer: { unitDiffs, unitOverviews }, title }: ColumnsProps) => {
  const { t } = useTranslation();
  const width = usePaperWidth();
  const size = chartSize(unitDiffs.map(({ diff }) => diff));
  const { scale, height } = size;
  const inner = yOf(scale, height - NAMES - 2 * FIGURE);
  const y = (value: number) => inner(value) + FIGURE;
  const room = (width - AXIS) / Math.max(1, unitDiffs.length);
  const bar = Math.min(WIDEST, room * SHARE);
  const nameOf = (index: number, unitName: string | null) => unitOverviews[index]?.unitShortName || (unitName ?? '');
  const isCrowded = unitDiffs.length > FIGURED;
  return (
    <ColumnChart
      description={t('reports.forecast.chart', { title })}
      size={size}
      width={width}
      axis={AXIS}
      y={y}
      isSigned
    >
      {unitDiffs.map(({ unitId, unitName, diff }, index) => {
        const middle = AXIS + (index + 0.5) * room;
        const shade = shadeOf(shownFigure(diff));
        const isBelow = (diff ?? 0) < 0;
        const [top, bottom] = [y(Math.max(0, diff ?? 0)), y(Math.min(0, diff ?? 0))];
        return (
          <g key={unitId}>
            {diff !== null && (
              <rect
                className={styles[shade]}
                x={middle - bar / 2}
                width={bar}
                y={top}
                height={Math.max(1, bottom - top)}
              />
            )}
            <text className={isCrowded ? styles.small : styles.figure} x={middle} y={isBelow ? bottom + 13 : top - 5}>
              {numberText(diff, isCrowded ? 'keyValue' : 'receipt', { sign: true })}
            </text>
            <text className={isCrowded ? styles.tiny : styles.name} x={middle} y={height - 4}>
              {nameOf(index, unitName)}
            </text>
          </g>
        );
      })}
    </ColumnChart>
  );
};
