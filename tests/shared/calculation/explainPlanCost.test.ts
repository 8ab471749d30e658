import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CategoryPlan,
  type CostPart,
  costPartsIn,
  demandCostOf,
  explainPlanCost,
  planCostFields,
  recomputed,
  type Step,
  sumOfPlanCosts,
  supplyCostOf,
  type YearRates,
} from '#shared/calculation/index.ts';
import type { Day } from '#shared/time/day.ts';
import { scenes } from './arbitrary.ts';
import { plan } from './formulaPage.ts';
import { evenWages } from './wages.ts';

const runs = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 300) / 3);

const priced: YearRates = { source: 'rates', year: 2026, rates: evenWages };
const stencil: YearRates = {
  source: 'stencil',
  year: 2026,
  hour: 400,
  overtime: null,
  rental: 400,
  rentalAtHour: true,
};

const noOb = { evening: 0, night: 0, weekend: 0 };
/** Week 2 of 2026 with hours of each kind at 350 kronor, of which inconvenient hours cost (2 × 20 + 4 × 50 + 6 × 60) × 1.5 = 900. */
const part: CostPart = {
  from: 20458,
  to: 20464,
  rates: priced,
  hourCost: 350,
  fullTime: 2295,
  demandHours: 100,
  staffHours: 80,
  substituteHours: 10,
  contractorHours: 20,
  ob: { evening: 2, night: 4, weekend: 6 },
  hasDemand: true,
};
const days = { from: '2026-01-05' as Day, to: '2026-01-11' as Day };
const category = { categoryId: 'c', categoryName: 'Sjuksköterska' };
const of = (...parts: CostPart[]) => ({ category, parts, areRatesShown: true });

const step = (
  kind: 'demand' | 'staff' | 'ob' | 'contractors',
  hours: number,
  rate: number | null,
  value: number,
  role: Step['role'] = 'add',
): Step => ({
  role,
  value,
  unit: 'thousands',
  ...days,
  input: { kind: 'planCost', ...category, of: kind, hours, rate, atHour: false },
});

describe('the explanation of what a plan costs', () => {
  it.each([
    ['demandCost', 35.9, [step('demand', 100, 350, 35), step('ob', 12, null, 0.9)]],
    ['demandOb', 0.9, [step('ob', 12, null, 0.9)]],
    ['supplyCost', 46.9, [step('staff', 80, 350, 28), step('ob', 12, null, 0.9), step('contractors', 20, 900, 18)]],
    ['supplyOb', 0.9, [step('ob', 12, null, 0.9)]],
    ['rentalCost', 18, [step('contractors', 20, 900, 18)]],
    [
      'costDiff',
      11,
      [
        ...[step('staff', 80, 350, 28), step('ob', 12, null, 0.9), step('contractors', 20, 900, 18)],
        ...[step('demand', 100, 350, 35, 'subtract'), step('ob', 12, null, 0.9, 'subtract')],
      ],
    ],
  ] as const)('has for %s hours at their rates, in thousands of kronor', (field, value, steps) => {
    const explained = explainPlanCost([of(part)], field);
    expect(explained.value).toBeCloseTo(value, 9);
    expect(explained).toEqual({ value: explained.value, steps, leftOut: [] });
  });

  it('has no step of what costs nothing, and no rate where rates are not shown', () => {
    const without = { ...part, contractorHours: 0, ob: noOb };
    const { steps } = explainPlanCost([{ ...of(without), areRatesShown: false }], 'supplyCost');
    expect(steps).toEqual([step('staff', 80, null, 28)]);
  });

  it('says that contractors are at the hour of a stencil that has no rate for them', () => {
    const at = { ...part, rates: stencil, hourCost: 400 };
    const { steps } = explainPlanCost([of(at)], 'supplyCost');
    expect(steps.map(({ input }) => input)).toEqual([
      { kind: 'planCost', ...category, of: 'staff', hours: 80, rate: 400, atHour: false },
      { kind: 'planCost', ...category, of: 'contractors', hours: 20, rate: 400, atHour: true },
    ]);
  });

  it('is null without steps where a rate is missing, of the difference too', () => {
    const unpriced = { ...part, hourCost: null, rates: { ...priced, rates: { ...evenWages, payrollTax: null } } };
    const nothing = { value: null, steps: [], leftOut: [] };
    for (const field of ['demandCost', 'supplyCost', 'costDiff'] as const)
      expect([field, explainPlanCost([of(part), of(unpriced)], field)]).toEqual([field, nothing]);
    const unrented = of({ ...part, rates: { ...priced, rates: { ...evenWages, rental: null } } });
    expect(explainPlanCost([unrented], 'demandCost').value).toBeCloseTo(35.9, 9);
    expect(explainPlanCost([unrented], 'costDiff')).toEqual(nothing);
  });

  it('has for demand no step of a category without demand, whose difference is unknown', () => {
    const idle = of({ ...part, demandHours: 0, hasDemand: false });
    expect(explainPlanCost([of(part), idle], 'demandOb').steps).toEqual([step('ob', 12, null, 0.9)]);
    expect(explainPlanCost([of(part), idle], 'demandCost').steps).toHaveLength(2);
    expect(explainPlanCost([idle], 'demandCost')).toEqual({ value: null, steps: [], leftOut: [] });
    expect(explainPlanCost([idle], 'costDiff')).toEqual({ value: null, steps: [], leftOut: [] });
    expect(explainPlanCost([idle], 'supplyCost').steps).toHaveLength(3);
  });

  it('has steps that add up to the cost of the plans, of any plans and days', () => {
    const costs: Readonly<Record<string, (all: readonly (readonly CostPart[])[]) => number | null>> = {
      demandCost: (all) => sumOfPlanCosts(all.map(demandCostOf)).total,
      demandOb: (all) => sumOfPlanCosts(all.map(demandCostOf)).ob,
      supplyCost: (all) => sumOfPlanCosts(all.map(supplyCostOf)).total,
      supplyOb: (all) => sumOfPlanCosts(all.map(supplyCostOf)).ob,
      rentalCost: (all) => sumOfPlanCosts(all.map(supplyCostOf)).rental,
    };
    fc.assert(
      fc.property(scenes, ({ plan: one, start, end }) => {
        const parts = [plan, one].map((each: CategoryPlan) => costPartsIn(each, { start, end }, () => priced));
        for (const field of planCostFields) {
          const { value, steps } = explainPlanCost(
            parts.map((each) => of(...each)),
            field,
          );
          const cost = costs[field]?.(parts);
          if (value === null) expect(steps).toEqual([]);
          else expect(recomputed(steps)).toBeCloseTo(value, 6);
          if (cost !== undefined) expect(value).toBe(cost === null ? null : cost / 1000);
        }
      }),
      { numRuns: runs },
    );
  });
});
