import * as z from 'zod';
import { sumOfPlanCosts } from '#shared/calculation/index.ts';
import { figure } from './figure.ts';
import { rateFields } from './rates.ts';

const maybe = figure.nullable();

/** A rate that a cost lacks; `atHour`: the hour of a stencil counts instead, so that the cost is known. */
export const MissingRate = z.object({
  year: z.number(),
  field: z.enum([...rateFields, 'resource']),
  atHour: z.literal(true).optional(),
});
export type MissingRate = z.infer<typeof MissingRate>;

/** The same with the category, and in an answer about several units the unit, that it is of. */
export const NamedMissingRate = MissingRate.extend({ category: z.string(), unit: z.string().optional() });
export type NamedMissingRate = z.infer<typeof NamedMissingRate>;

/** What demand or staff costs over days, in kronor (shared/calculation/README.md 17); null where there is none, or a rate is missing. */
export const PlanCost = z.object({ hours: maybe, ob: maybe, rental: maybe, total: maybe });
export type PlanCost = z.infer<typeof PlanCost>;

interface SidesOfCost {
  readonly demand: PlanCost;
  readonly supply: PlanCost;
  readonly missing: readonly NamedMissingRate[];
}

/** Units together: what there is nothing of adds nothing, an unknown cost makes the sum unknown (shared/calculation/README.md 17). */
export const sumOfUnitCosts = (units: readonly SidesOfCost[]): Readonly<Record<'demand' | 'supply', PlanCost>> => {
  const sum = (side: 'demand' | 'supply'): PlanCost => {
    const { hours, ob, rental, total } = sumOfPlanCosts(
      units.map(({ missing, ...unit }) => ({ ...unit[side], missing })),
    );
    return { hours, ob, rental, total };
  };
  return { demand: sum('demand'), supply: sum('supply') };
};

export const ObHours = z.object({ weekend: figure, night: figure, evening: figure });

/** What a cost is the sum of: days of one year with one full-time week, with their hours and rates. */
export const CostPart = z.object({
  year: z.number(),
  /** Where the rates are from; null without any. */
  source: z.enum(['rates', 'stencil']).nullable(),
  /** The rates; null without any, and for who may not see wages. A stencil has an hour and contractors. */
  rates: z
    .object({
      monthlySalary: maybe,
      payrollTax: maybe,
      evening: maybe,
      night: maybe,
      weekend: maybe,
      rental: maybe,
      /** Kronor an hour, payroll tax included. */
      hourCost: maybe,
    })
    .nullable(),
  /** Minutes. */
  fullTime: z.number(),
  demandHours: figure,
  staffHours: figure,
  contractorHours: figure,
  ob: ObHours,
});
export type CostPart = z.infer<typeof CostPart>;

/** Demand and staff of a place, with the rates without which a cost is unknown. */
const costs = { demand: PlanCost, supply: PlanCost, missing: z.array(NamedMissingRate) };

/** What the plan of a unit costs over days, by category, each down to its hours and rates. */
export const UnitCost = z.object({
  ...costs,
  categories: z.array(z.object({ ...costs, id: z.string(), name: z.string(), parts: z.array(CostPart) })),
});
export type UnitCost = z.infer<typeof UnitCost>;

/** What the plans of the units of a place cost over days, by unit. */
export const PlaceCost = z.object({
  ...costs,
  units: z.array(z.object({ ...costs, id: z.string(), name: z.string() })),
});
export type PlaceCost = z.infer<typeof PlaceCost>;
