import { type CategoryRef, datesOf, type Explained, type Step } from './explanation.ts';
import { obWindows } from './obHours.ts';
import {
  type CostPart,
  contractorCost,
  demandCostOf,
  isContractorAtHour,
  obCost,
  type PlanCost,
  rentalRate,
  sumOfPlanCosts,
  supplyCostOf,
} from './planCost.ts';

/** The explained costs of a plan: of demand and supply, the inconvenient hours and contractors in them, and the difference. */
export const planCostFields = ['demandCost', 'demandOb', 'supplyCost', 'supplyOb', 'rentalCost', 'costDiff'] as const;
export type PlanCostField = (typeof planCostFields)[number];

/** What a category costs over some days. */
export interface PricedCategory {
  readonly category: CategoryRef;
  readonly parts: readonly CostPart[];
  /** Whether the rates may be shown. */
  readonly areRatesShown: boolean;
}

const THOUSAND = 1000;

/** What the steps of a cost are of, in kronor; nothing costs nothing. */
type Kind = Extract<Step['input'], { readonly kind: 'planCost' }>['of'];
const costs: Readonly<Record<Kind, (part: CostPart) => { hours: number; rate: number | null; cost: number | null }>> = {
  demand: ({ demandHours: hours, hourCost: rate }) => ({ hours, rate, cost: hours * (rate ?? 0) }),
  staff: ({ staffHours: hours, hourCost: rate }) => ({ hours, rate, cost: hours * (rate ?? 0) }),
  ob: (part) => ({
    hours: obWindows.reduce((sum, window) => sum + part.ob[window], 0),
    rate: null,
    cost: obCost(part),
  }),
  contractors: (part) => ({ hours: part.contractorHours, rate: rentalRate(part), cost: contractorCost(part) }),
};

const stepsOf = (
  { category, parts, areRatesShown }: PricedCategory,
  role: Step['role'],
  kinds: readonly Kind[],
): readonly Step[] =>
  kinds.flatMap((of) =>
    parts.flatMap((part): readonly Step[] => {
      const { hours, rate, cost } = costs[of](part);
      if (!cost) return [];
      const atHour = of === 'contractors' && isContractorAtHour(part);
      const input = { kind: 'planCost', ...category, of, hours, rate: areRatesShown ? rate : null, atHour } as const;
      return [{ role, value: cost / THOUSAND, unit: 'thousands', ...datesOf(part), input }];
    }),
  );

/** By figure: the cost that it is a part of, the shown amount of that cost, and the kinds of hours in its steps. */
const figures: Readonly<
  Record<
    Exclude<PlanCostField, 'costDiff'>,
    {
      readonly costOf: (parts: readonly CostPart[]) => PlanCost;
      readonly of: keyof Omit<PlanCost, 'missing'>;
      readonly kinds: readonly Kind[];
    }
  >
> = {
  demandCost: { costOf: demandCostOf, of: 'total', kinds: ['demand', 'ob'] },
  demandOb: { costOf: demandCostOf, of: 'ob', kinds: ['ob'] },
  supplyCost: { costOf: supplyCostOf, of: 'total', kinds: ['staff', 'ob', 'contractors'] },
  supplyOb: { costOf: supplyCostOf, of: 'ob', kinds: ['ob'] },
  rentalCost: { costOf: supplyCostOf, of: 'rental', kinds: ['contractors'] },
};

const explainSide = (
  categories: readonly PricedCategory[],
  field: Exclude<PlanCostField, 'costDiff'>,
  role: Step['role'] = 'add',
): Explained => {
  const { costOf, of, kinds } = figures[field];
  const kronor = sumOfPlanCosts(categories.map(({ parts }) => costOf(parts)))[of];
  // A category without demand has no cost of it, though its staff may cost inconvenient hours of other days.
  const counted = categories.filter(({ parts }) => costOf(parts)[of] !== null);
  return {
    value: kronor === null ? null : kronor / THOUSAND,
    steps: kronor === null ? [] : counted.flatMap((category) => stepsOf(category, role, kinds)),
    leftOut: [],
  };
};

/**
 * What the plans of categories cost, in thousands of kronor, as hours at rates: a step for each part of the cost and the days of one year with one
 * full-time week (README.md 17). Null, without steps, where a rate is missing.
 */
export const explainPlanCost = (categories: readonly PricedCategory[], field: PlanCostField): Explained => {
  if (field !== 'costDiff') return explainSide(categories, field);
  const [supply, demand] = [explainSide(categories, 'supplyCost'), explainSide(categories, 'demandCost', 'subtract')];
  if (supply.value === null || demand.value === null) return { value: null, steps: [], leftOut: [] };
  return { value: supply.value - demand.value, steps: [...supply.steps, ...demand.steps], leftOut: [] };
};
