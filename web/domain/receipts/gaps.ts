import { type Imbalance, imbalanceOf, type WeekReceipt } from '#shared/calculation/index.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import type { Gap, Steps } from '#web/kit/charts/steps.ts';

/**
 * The areas of the graph by week, in services: from the demand to what is left of shortage and surplus of the categories together, as
 * the lines lie. What that sum hides is in `hiddenShortages`. None where the demand or the imbalance is unknown.
 */
export const gapsOfWeeks = (demand: Steps, imbalances: readonly (Imbalance | null)[]): readonly Gap[] =>
  imbalances.flatMap((imbalance, index) => {
    const level = demand[index] ?? null;
    if (imbalance === null || level === null) return [];
    const net = tidy(imbalance.short + imbalance.over);
    if (net === 0) return [];
    return [{ index, low: level + Math.min(0, net), high: level + Math.max(0, net), short: net < 0 }];
  });

/**
 * By week, in services: the shortage of some categories that a surplus of others hides in the areas of the graph, so that both together
 * are the whole shortage (README.md 5 of the calculation). 0 where the imbalance is unknown.
 */
export const hiddenShortages = (imbalances: readonly (Imbalance | null)[]): readonly number[] =>
  imbalances.map((imbalance) => (imbalance === null ? 0 : Math.min(Math.abs(imbalance.short), imbalance.over)));

/** The areas of the weeks of one category or sum, by its own differences. */
export const gapsOfReceipts = (receipts: readonly Pick<WeekReceipt, 'demand' | 'diff'>[]): readonly Gap[] =>
  gapsOfWeeks(
    receipts.map(({ demand }) => demand),
    receipts.map(({ diff }) => imbalanceOf([diff])),
  );
