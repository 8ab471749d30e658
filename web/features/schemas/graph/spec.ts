import type { Receipt } from '#shared/model/receipt.ts';
import type { ChartSpec } from '#web/charts/Drawing.tsx';
import type { Scale } from '#web/charts/scale.ts';
import { dashes, type useChartTheme } from '#web/charts/useChartTheme.ts';
import type { Series } from '../receipts/rows.ts';
import { type Gap, gapsOf, lines, type Point, stepsOf } from './steps.ts';

const widths: Readonly<Record<Series, number>> = {
  budget: 1.75,
  contractors: 1.75,
  substitutes: 1.75,
  own: 1.75,
  demand: 2.25,
};
const none = { axis: false, tooltip: false } as const;

/**
 * What is drawn: the gap between demand and supply, then the lines, demand on top. x runs from 0 to the number of weeks
 * over the whole width; the axes' labels are the table's weeks and the sticky column beside.
 */
export const specOf = (
  receipts: readonly Receipt[],
  { from, to, ticks }: Scale,
  { color, series, diverging, mode }: Pick<ReturnType<typeof useChartTheme>, 'color' | 'series' | 'diverging' | 'mode'>,
): ChartSpec => {
  const line = (name: Series) => ({
    ...none,
    type: 'line',
    data: stepsOf(receipts.map(lines[name])),
    encode: { x: ({ x }: Point) => x, y: ({ y }: Point) => y },
    style: { stroke: series[name], lineWidth: widths[name], lineDash: dashes[name], lineJoin: 'round', connect: false },
  });
  const gaps = {
    ...none,
    type: 'rect',
    data: gapsOf(receipts),
    encode: { x: ({ x }: Gap) => x, x1: ({ x1 }: Gap) => x1, y: ({ y }: Gap) => y, y1: ({ y1 }: Gap) => y1 },
    style: {
      fill: ({ short }: Gap) => (short ? diverging.n2[0] : diverging.p2[0]),
      fillOpacity: mode === 'dark' ? 0.35 : 0.32,
      lineWidth: 0,
    },
  };
  const grid = {
    type: 'line',
    data: [],
    encode: { x: 'x', y: 'y' },
    tooltip: false,
    axis: {
      x: false,
      y: {
        ...{ title: false, tick: false, line: false, label: false, tickMethod: () => ticks },
        ...{ grid: true, gridStroke: color.line, gridStrokeOpacity: 1, gridLineDash: [0, 0], gridLineWidth: 1 },
      },
    },
  };
  return {
    margin: 0,
    inset: 0,
    padding: 0,
    scale: {
      x: { type: 'linear', domain: [0, receipts.length], nice: false },
      y: { type: 'linear', domain: [from, to], nice: false },
    },
    children: [grid, gaps, ...(Object.keys(lines) as Series[]).map(line)],
  } as ChartSpec;
};
