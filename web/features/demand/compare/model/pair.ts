import { round } from '#shared/quantity/round.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { writtenDifference } from '#shared/quantity/written.ts';

/** A value of the live period beside the value of the simulated one. */
export interface Pair<Value> {
  readonly live: Value;
  readonly simulated: Value;
}

/** A figure of both periods; null where one of them does not have it. */
export type Figures = Pair<number | null>;

/** Whether the two figures differ. */
export const differs = ({ live, simulated }: Figures): boolean => live !== simulated;

/** Simulated − live; null when one of them is unknown. */
export const changeOf = ({ live, simulated }: Figures): number | null =>
  live === null || simulated === null ? null : tidy(simulated - live);

/** The change as it is written beside both figures, with so many decimals. */
export const writtenChange = (figures: Figures, decimals: number): number | null =>
  writtenDifference(changeOf(figures), figures.simulated, figures.live, decimals);

/** Whether the change shows with so many decimals. */
export const isVisible = (change: number | null, decimals: number): boolean =>
  change !== null && round(change, decimals) !== 0;
