import { useTranslation } from 'react-i18next';
import type { ForecastAnswer } from '#shared/model/reportAnswer.ts';
import { ColumnChart } from '#web/kit/charts/library/ColumnChart.tsx';
import { numberText } from '#web/kit/ui/figures/Num.tsx';
import { shadeOf, shownFigure } from '#web/kit/ui/figures/shade.ts';
import { chartSize } from '../model/chart.ts';
import { writtenDiffOf } from '../model/forecast.ts';
import type { ForecastType } from '../model/types.ts';
import { usePaperWidth } from '../paper/paperWidth.ts';

interface ColumnsProps {
  readonly answer: Pick<ForecastAnswer, 'unitDiffs' | 'unitOverviews'>;
  readonly type: ForecastType;
  readonly title: string;
}

/** In px: of the axis, of the names below, and of the room for a figure above the columns. */
const AXIS = 34;
const NAMES = 36;
const AIR = 16;
/** Units up to which each column bears its figure in full. */
const FIGURED = 16;

/** In px, of a unit on a narrow screen: of its short name, and in a crowd of the figure. */
const LEAST_COLUMN = 50;
const LEAST_CROWDED = 36;

/** The colours of a column: a pale class has the edge of the next one. */
const looksOf = (diff: number) => {
  const shade = shadeOf(shownFigure(diff));
  if (shade === 'none' || shade === 'zero') return { fill: 'var(--line-strong)' };
  return { fill: `var(--d-${shade})`, edge: shade.endsWith('1') ? `var(--d-${shade[0]}2)` : undefined };
};

/** A column a unit, in the classes of the map; the table below has the same figures. */
export const Columns = ({ answer: { unitDiffs, unitOverviews }, type, title }: ColumnsProps) => {
  const { t } = useTranslation();
  const { scale, height } = chartSize(unitDiffs.map(({ diff }) => diff));
  const isCrowded = unitDiffs.length > FIGURED;
  const width = usePaperWidth(AXIS + unitDiffs.length * (isCrowded ? LEAST_CROWDED : LEAST_COLUMN));
  const text = (diff: number | null) => numberText(diff, isCrowded ? 'keyValue' : 'receipt', { sign: true });
  const columns = unitDiffs.map((unit, index) => {
    const { unitId, unitName, diff } = unit;
    const figure = text(writtenDiffOf(unit, type));
    return {
      key: unitId ?? '',
      name: unitOverviews[index]?.unitShortName || (unitName ?? ''),
      title: unitName ?? '',
      figure,
      parts: diff === null ? [] : [{ key: 'diff', name: title, value: diff, text: figure, ...looksOf(diff) }],
    };
  });
  return (
    <ColumnChart
      description={t('reports.forecast.chart', { title })}
      width={width}
      height={height}
      layout={{
        columns,
        scale,
        axis: AXIS,
        names: NAMES,
        air: AIR,
        fontSize: isCrowded ? 9.5 : 11,
        isStacked: true,
        isSigned: true,
        share: 0.5,
        widest: 44,
      }}
    />
  );
};
