import type { Receipt } from '#shared/model/receipt.ts';
import { ownOf, type Series } from '../receipts/rows.ts';

/** A point of a step line: x in weeks from the first week's Monday; a null breaks the line. */
export interface Point {
  readonly x: number;
  readonly y: number | null;
}

/** The area of one week between demand and supply. */
export interface Gap {
  readonly x: number;
  readonly x1: number;
  readonly y: number;
  readonly y1: number;
  readonly short: boolean;
}

/**
 * What each line shows of a week (shared/calculation); a level of supply that the week does not have is null. In
 * the order drawn, the last on top: through the dashes of the budget a demand that equals it is seen.
 */
export const lines: Readonly<Record<Series, (receipt: Receipt) => number | null>> = {
  contractors: (receipt) => receipt.workRateSumWhenContractors,
  substitutes: (receipt) => receipt.workRateSumWhenSubstitute,
  own: ownOf,
  demand: (receipt) => receipt.demand,
  budget: (receipt) => receipt.budget,
};

/** A value per week as a line that runs level from the week's left edge to its right. */
export const stepsOf = (values: readonly (number | null)[]): readonly Point[] =>
  values.flatMap((y, x) => [
    { x, y },
    { x: x + 1, y },
  ]);

/** The weeks where supply and demand differ, as areas between them; none where there is no demand. */
export const gapsOf = (receipts: readonly Receipt[]): readonly Gap[] =>
  receipts.flatMap(({ demand, workRateSum }, x) =>
    demand === null || demand === workRateSum
      ? []
      : [
          {
            x,
            x1: x + 1,
            y: Math.min(demand, workRateSum),
            y1: Math.max(demand, workRateSum),
            short: workRateSum < demand,
          },
        ],
  );

/** Every value that the graph draws. */
export const drawnValues = (receipts: readonly Receipt[]): readonly number[] =>
  Object.values(lines).flatMap((value) => receipts.map(value).filter((drawn) => drawn !== null));
