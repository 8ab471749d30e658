import { type HourCosts, hourCosts } from '#shared/calculation/index.ts';
import { round } from '#shared/quantity/round.ts';
import { formatNumber } from '#web/kit/ui/figures/format.ts';
import type { Texts } from '#web/kit/ui/sheet/column.ts';
import { type RateRow, usedRates } from './rateRows.ts';

/** One figure, or the lowest and the highest of several. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What an hour of a row costs, as it is shown: kronor with one decimal, and what follows from them. */
export interface HourFigures extends HourCosts {
  readonly hour: Range | null;
  readonly withOb: Range | null;
  /** Percent. */
  readonly share: number | null;
}

/** The figures of a row with what is typed; undefined until it is known what hours are priced by. */
export const hourFigures = (row: RateRow, texts: Texts): HourFigures | undefined => {
  if (!row.hours) return undefined;
  const costs = hourCosts(usedRates(row, texts), row.hours);
  const { shares } = costs;
  const hour = costs.hour && { low: round(costs.hour.low, 1), high: round(costs.hour.high, 1) };
  const ob = costs.ob === null ? null : round(costs.ob, 1);
  return {
    missing: costs.missing,
    shares,
    hour,
    ob,
    withOb: hour && ob !== null ? { low: round(hour.low + ob, 1), high: round(hour.high + ob, 1) } : null,
    share: shares && (shares.evening + shares.night + shares.weekend) * 100,
  };
};

/** `404`, or `231–239` where units differ; empty where unknown. */
export const rangeText = (range: Range | null, write: (value: number) => string): string => {
  if (!range) return '';
  const [low, high] = [write(range.low), write(range.high)];
  return low === high ? low : `${low}–${high}`;
};

/** A number in whole units. */
export const wholeText = (value: number): string => formatNumber(round(value, 0));
