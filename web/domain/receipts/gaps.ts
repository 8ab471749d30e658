import { type Imbalance, imbalanceOf, type WeekReceipt } from '#shared/calculation/index.ts';
import type { Gap, Steps } from '#web/kit/charts/steps.ts';

/**
 * The areas of the graph by week: the shortage hangs below the demand, the surplus stands on it, so that neither fills the
 * other. None where the demand or the imbalance is unknown.
 */
export const gapsOfWeeks = (demand: Steps, imbalances: readonly (Imbalance | null)[]): readonly Gap[] =>
  imbalances.flatMap((imbalance, index) => {
    const level = demand[index] ?? null;
    if (imbalance === null || level === null) return [];
    const areas = [
      { index, low: level + imbalance.short, high: level, short: true },
      { index, low: level, high: level + imbalance.over, short: false },
    ];
    return areas.filter(({ low, high }) => low < high);
  });

/** The areas of the weeks of one category or sum, by its own differences. */
export const gapsOfReceipts = (receipts: readonly Pick<WeekReceipt, 'demand' | 'diff'>[]): readonly Gap[] =>
  gapsOfWeeks(
    receipts.map(({ demand }) => demand),
    receipts.map(({ diff }) => imbalanceOf([diff])),
  );
