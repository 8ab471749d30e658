import { mayControl, type PlaceIds } from '#functions/kernel/rights/authorise.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import {
  type CategoryPlan,
  type CostPart as ComputedPart,
  costPartsIn,
  costPartsInEach,
  demandCostOf,
  type PlanCost,
  type RatesOfYear,
  ratesOf,
  sumOfPlanCosts,
  supplyCostOf,
} from '#shared/calculation/index.ts';
import type { CostPart, NamedMissingRate } from '#shared/model/planCost.ts';
import type { CategoryRates } from '#shared/model/rates.ts';
import { yearOfNumber } from '#shared/time/day.ts';
import type { ClosedPeriod } from '#shared/time/period.ts';
import { sundayOf, type Week } from '#shared/time/week.ts';
import { loadRates } from './rates.ts';
import type { UnitPlan } from './unitPlan.ts';

/** The rates of a category of a unit's plan, by year. */
export type RatesOfPlan = (
  plan: Pick<UnitPlan, 'rates' | 'stencils'>,
) => (category: { readonly name: string }) => RatesOfYear;

/** What prices the plans of an organisation's units: its rates, which a unit's own take the place of, field by field. */
export const ratesOfPlans = async (table: Table, org: { readonly id: string }): Promise<RatesOfPlan> => {
  const organization: readonly CategoryRates[] = (await loadRates(table, { orgId: org.id })).data.rates;
  return ({ rates, stencils }) =>
    ({ name }) =>
    (year) =>
      ratesOf({ organization, unit: rates, stencils }, name, year);
};

/** What a category costs over days, with what that is the sum of. */
export interface CategoryCost {
  readonly name: string;
  readonly parts: readonly ComputedPart[];
  readonly demand: PlanCost;
  readonly supply: PlanCost;
}

const costOfParts = ({ name }: CategoryPlan, parts: readonly ComputedPart[]): CategoryCost => ({
  name,
  parts,
  demand: demandCostOf(parts),
  supply: supplyCostOf(parts),
});

/** The cost of a category over days within those of its plan. */
export const categoryCost = (category: CategoryPlan, days: ClosedPeriod, rates: RatesOfYear): CategoryCost =>
  costOfParts(category, costPartsIn(category, days, rates));

/** The cost of a category in each of some weeks, which are in order. */
export const categoryCosts = (
  category: CategoryPlan,
  weeks: readonly Week[],
  rates: RatesOfYear,
): readonly CategoryCost[] => {
  const ranges = weeks.map(({ start }) => ({ start, end: sundayOf(start) }));
  return costPartsInEach(category, ranges, rates).map((parts) => costOfParts(category, parts));
};

/** The amounts of a cost, without what it lacks. */
export const amountsOf = ({ hours, ob, rental, total }: PlanCost) => ({ hours, ob, rental, total });

type Costs = Pick<CategoryCost, 'name' | 'demand' | 'supply'>;

/** The rates that a cost lacks, each with the category, and the unit where one is given. */
export const missingRatesOf = (
  category: string,
  { missing }: Pick<PlanCost, 'missing'>,
  unit?: string,
): NamedMissingRate[] => missing.map((one) => ({ ...one, category, ...(unit !== undefined && { unit }) }));

/** The rates that demand and staff of categories lack. */
export const missingOf = (categories: readonly Costs[], unit?: string): NamedMissingRate[] =>
  categories.flatMap(({ name, demand, supply }) => missingRatesOf(name, sumOfPlanCosts([demand, supply]), unit));

/** Demand and staff of several together. */
export const sumOfCosts = (all: readonly Omit<Costs, 'name'>[]) => ({
  demand: sumOfPlanCosts(all.map(({ demand }) => demand)),
  supply: sumOfPlanCosts(all.map(({ supply }) => supply)),
});

const ratesShown = ({ rates, hourCost }: ComputedPart): CostPart['rates'] => {
  if (!rates) return null;
  if (rates.source === 'rates') {
    const { monthlySalary, payrollTax, evening, night, weekend, rental } = rates.rates;
    return { monthlySalary, payrollTax, evening, night, weekend, rental, hourCost };
  }
  const none = { monthlySalary: null, payrollTax: null, evening: null, night: null, weekend: null };
  return { ...none, rental: rates.rental, hourCost };
};

/** The parts of a cost for a caller: wages only for who may change them; a stencil everyone reads in the unit's budget. */
export const partsFor = (caller: Caller, place: PlaceIds, parts: readonly ComputedPart[]): CostPart[] => {
  const isPriced = mayControl(caller, place);
  return parts.map((part) => ({
    year: yearOfNumber(part.from),
    source: part.rates?.source ?? null,
    rates: isPriced || part.rates?.source === 'stencil' ? ratesShown(part) : null,
    fullTime: part.fullTime,
    demandHours: part.demandHours,
    staffHours: part.staffHours,
    contractorHours: part.contractorHours,
    ob: part.ob,
  }));
};
