import { round } from '#shared/quantity/round.ts';
import type { Scale } from './scale.ts';

/** One value a step, from the left; null where there is none. */
export type Steps = readonly (number | null)[];

/** What one step ranges over, in the values' unit. */
export interface Range {
  /** The step, counted from 0. */
  readonly index: number;
  readonly low: number;
  readonly high: number;
}

/** An area of one step between supply and demand. */
export interface Gap extends Range {
  /** A shortage, otherwise a surplus. */
  readonly short: boolean;
  /** It is what the graph is about: drawn in the full colour. */
  readonly strong?: boolean;
}

/** How far below the upper edge of a graph of `height` px a value lies, in px. */
export const yOf =
  ({ from, to }: Scale, height: number) =>
  (value: number): number =>
    round(((to - value) / (to - from)) * height, 2);

/** The SVG path of a line that runs level from edge to edge of each step, `width` wide; null breaks the line. */
export const pathOf = (values: Steps, y: (value: number) => number, width = 1): string =>
  values
    .map((value, index) => {
      if (value === null) return '';
      const isContinued = (values[index - 1] ?? null) !== null;
      return `${isContinued ? `V${y(value)}` : `M${index * width},${y(value)}`}H${(index + 1) * width}`;
    })
    .join('');

/** The steps where supply and demand differ; none where either is missing. */
export const gapsOf = (demand: Steps, supply: Steps): readonly Gap[] =>
  demand.flatMap((wanted, index) => {
    const given = supply[index] ?? null;
    if (wanted === null || given === null || wanted === given) return [];
    return [{ index, low: Math.min(wanted, given), high: Math.max(wanted, given), short: given < wanted }];
  });

/** The step under a point `x` px from the left edge of `count` steps, `width` px together; undefined outside. */
export const stepAt = (x: number, width: number, count: number): number | undefined => {
  const index = Math.floor((x / width) * count);
  return index >= 0 && index < count ? index : undefined;
};
