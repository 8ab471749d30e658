import type { PlanCostField } from '#shared/calculation/index.ts';

/** What each figure of a cost is called, by its field in explanations: a key of `explain.name`. */
export const costNames = {
  demandCost: 'demandCost',
  demandOb: 'ob',
  supplyCost: 'supplyCost',
  supplyOb: 'ob',
  rentalCost: 'rentalCost',
  costDiff: 'costDiff',
} as const satisfies Record<PlanCostField, string>;
