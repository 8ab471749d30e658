import { round } from '#shared/quantity/round.ts';
import type { Scale } from '#web/kit/charts/scale.ts';

/** Sizes of the charts, in px but for the lines. */
const MOST_LINES = 28;
const LINE = 25;
const FRAME = 78;
const TALLEST = 1000;
/** The axis reaches at least so far. */
const LEAST_MAX = 2;
/** 0.5, 1, 2, 5, 10, 20 … */
const STEPS = [0.5, ...[1, 10, 100, 1000, 10_000, 100_000, 1_000_000].flatMap((size) => [size, 2 * size, 5 * size])];

/** The axis of a chart and its height in px. */
export interface ChartSize {
  readonly scale: Scale;
  readonly height: number;
}

/** The height of a chart in px: 78 and 25 more for each grid line, at most 1000. */
export const heightOf = ({ ticks }: Pick<Scale, 'ticks'>): number =>
  Math.min(TALLEST, FRAME + LINE * (ticks.length - 1));

/**
 * The axis of columns that stand on 0 or hang from it, and the height of their chart. Steps are the finest that need at most `lines`
 * grid lines; there are never more than 28. The axis ends at the furthest value instead of at a line beyond it, so that the columns
 * use the height; a line beyond is kept where there would be none but that of 0.
 */
export const chartSize = (values: readonly (number | null)[], lines = 4): ChartSize => {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(low < 0 ? 0 : LEAST_MAX, ...known);
  const count = (size: number) => Math.ceil(high / size) - Math.floor(low / size);
  const allowed = Math.min(lines, MOST_LINES);
  const step = STEPS.find((size) => count(size) <= allowed) ?? high - low;
  const first = Math.floor(low / step);
  const lined = Array.from({ length: count(step) + 1 }, (_, index) => round((first + index) * step, 2));
  const height = heightOf({ ticks: lined });
  const ticks = lined.filter((tick) => tick >= low && tick <= high);
  if (ticks.length < 2) return { scale: { from: lined[0] ?? 0, to: lined.at(-1) ?? LEAST_MAX, ticks: lined }, height };
  return { scale: { from: low, to: high, ticks }, height };
};
