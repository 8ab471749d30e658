import { tidy } from '#shared/quantity/tidy.ts';
import type { CategoryPlan } from './input.ts';
import {
  costParts,
  demandCostOf,
  type RatesOfYear,
  readCostPlan,
  serviceCostOf,
  staffCostOf,
  supplyCostOf,
  uniqueMissing,
} from './planCost.ts';
import type { Days } from './span.ts';

/** What a category with rates of its own costs in a month, in thousands of kronor (README.md 17). */
export type PricedMonth = Readonly<
  Record<'demand' | 'own' | 'substitutes' | 'contractors' | 'ob' | 'service', number | null>
>;

/** Kronor as thousands of kronor. */
export const inThousands = (kronor: number | null): number | null => (kronor === null ? null : tidy(kronor / 1000));

/** What a category costs in each of the months at rates of its own, with the rates that it lacks. */
export const pricedMonths = (plan: CategoryPlan, months: readonly Days[], rates: RatesOfYear) => {
  const read = readCostPlan(plan, { from: months[0]!.from, to: months.at(-1)!.to });
  const parts = months.map((days) => costParts(read, days, rates));
  return {
    months: parts.map((month): PricedMonth => {
      const { own, substitutes, contractors, ob } = staffCostOf(month);
      return {
        demand: inThousands(demandCostOf(month).total),
        own: inThousands(own),
        substitutes: inThousands(substitutes),
        contractors: inThousands(contractors),
        ob: inThousands(ob),
        service: inThousands(serviceCostOf(month)),
      };
    }),
    missing: uniqueMissing(parts.flatMap((month) => [...demandCostOf(month).missing, ...supplyCostOf(month).missing])),
  };
};
