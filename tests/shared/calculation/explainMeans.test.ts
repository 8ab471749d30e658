import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CategoryPlan,
  explainMean,
  type ForecastType,
  forecastDiffs,
  forecastOf,
  meanFields,
  receiptsOf,
} from '#shared/calculation/index.ts';
import { scenes } from './arbitrary.ts';
import { expectRecomputed, ref, runs } from './explained.ts';
import { plan as pagePlan } from './formulaPage.ts';
import { shown } from './shown.ts';

type Of = 'supply' | 'demand' | 'budget';
const mondays = ['2025-12-29', '2026-01-05', '2026-01-12'] as const;
const sundays = ['2026-01-04', '2026-01-11', '2026-01-18'] as const;
/** The days from the first to the last of some weeks, by number from 1. */
const dates = (first: number, last: number) => ({ from: mondays[first - 1]!, to: sundays[last - 1]! });
const weeksOf = (first: number, last: number) => ({ start: mondays[first - 1]!, end: sundays[last - 1]! });

const input = (of: Of, first: number, last: number) => ({ kind: 'weeks', ...ref, of, weeks: last - first + 1 });
const step = (role: 'add' | 'subtract', of: Of, value: number, first: number, last: number) => ({
  role,
  value,
  unit: 'services',
  ...dates(first, last),
  input: input(of, first, last),
});
const divided = (value: number, first: number, last: number) => ({
  role: 'divide',
  value,
  unit: 'weeks',
  ...dates(first, last),
  input: { kind: 'weekCount' },
});
const missing = (reason: string, of: Of, value: number | null, first: number, last: number) => ({
  value,
  reason,
  ...dates(first, last),
  input: input(of, first, last),
});

const types = Object.keys(forecastDiffs) as ForecastType[];
const demandOfBoth = step('add', 'demand', 17.04499, 1, 2);
const supplyOf = (role: 'add' | 'subtract') =>
  [step(role, 'supply', 2.5833, 1, 1), step(role, 'supply', 3.5833, 2, 2)] as const;
const budgetOf = (role: 'add' | 'subtract') =>
  [step(role, 'budget', 3.571429, 1, 1), step(role, 'budget', 6.25, 2, 2)] as const;

describe('the steps of a forecast', () => {
  it.each(types)('%s recompute to every mean on random plans', (type) => {
    fc.assert(
      fc.property(scenes, scenes, (first, second) => {
        const plans = [first.plan, second.plan];
        const categories = plans.map((plan) => ({ name: plan.name, receipts: receiptsOf(plan, first) }));
        for (const field of meanFields) {
          const explained = explainMean(type, plans, first, field);
          expectRecomputed(explained);
          expect(explained.value).toBe(forecastOf(type, categories)[field]);
        }
      }),
      { numRuns: runs },
    );
  });

  const [supply1, supply2] = supplyOf('add');
  const [budget1, budget2] = budgetOf('add');
  const [lessSupply1, lessSupply2] = supplyOf('subtract');
  const [lessBudget1, lessBudget2] = budgetOf('subtract');
  it.each([
    ['demand/assets', -5.439195, [step('add', 'supply', 6.1666, 1, 2), step('subtract', 'demand', 17.04499, 1, 2)]],
    ['budget/assets', -1.827414, [supply1, lessBudget1, supply2, lessBudget2]],
    ['assets/budget', 1.827414, [budget1, lessSupply1, budget2, lessSupply2]],
    ['demand/budget', -3.611781, [step('add', 'budget', 9.821429, 1, 2), step('subtract', 'demand', 17.04499, 1, 2)]],
  ] as const)('%s join the weeks of the formula page with the same value to subtract', (type, value, steps) => {
    expect(shown(explainMean(type, [pagePlan], weeksOf(1, 2), 'diff'))).toEqual({
      value,
      steps: [...steps, divided(2, 1, 2)],
      leftOut: [],
    });
  });

  it.each([
    ['avgDemand', 8.522495, [demandOfBoth]],
    ['avgBudget', 4.910714, budgetOf('add')],
    ['avgWorkRate', 3.0833, supplyOf('add')],
    ['avgContractorWorkRate', 0.5, [step('add', 'supply', 0, 1, 1), step('add', 'supply', 1, 2, 2)]],
  ] as const)('%s of the formula page join the weeks with the same value', (field, value, steps) => {
    expect(shown(explainMean('demand/assets', [pagePlan], weeksOf(1, 2), field))).toEqual({
      value,
      steps: [...steps, divided(2, 1, 2)],
      leftOut: [],
    });
  });

  it('are none without categories', () => {
    expect(explainMean('demand/assets', [], weeksOf(1, 2), 'diff')).toEqual({ value: null, steps: [], leftOut: [] });
  });
});

describe('the weeks that count in no step of a forecast', () => {
  /** The page's plan with its inputs of some kinds ending after the second week, and without those of others. */
  const ending = (...kinds: ('demands' | 'budget')[]): CategoryPlan => ({
    ...pagePlan,
    demands: pagePlan.demands.map((one) => ({ ...one, end: kinds.includes('demands') ? sundays[1] : one.end })),
    budget: pagePlan.budget.map((one) => ({ ...one, end: kinds.includes('budget') ? sundays[1] : one.end })),
  });
  const third = weeksOf(3, 3);

  it.each([
    ['demand/assets', 'diff', ending('demands'), missing('noDemand', 'supply', 3.5833, 3, 3)],
    ['demand/assets', 'avgDemand', ending('demands'), missing('noDemand', 'demand', null, 3, 3)],
    ['demand/assets', 'avgBudget', ending('budget'), missing('noBudget', 'budget', null, 3, 3)],
    ['budget/assets', 'diff', ending('demands', 'budget'), missing('noBudget', 'supply', 3.5833, 3, 3)],
    ['assets/budget', 'diff', ending('demands', 'budget'), missing('noBudget', 'budget', null, 3, 3)],
    ['demand/budget', 'diff', ending('budget'), missing('noBudget', 'budget', null, 3, 3)],
    ['demand/budget', 'diff', ending('demands'), missing('noDemand', 'budget', null, 3, 3)],
    ['demand/budget', 'diff', ending('demands', 'budget'), missing('noDemand', 'budget', null, 3, 3)],
  ] as const)('%s (%s) are named with what they lack', (type, field, plan, leftOut) => {
    expect(shown(explainMean(type, [plan], third, field))).toEqual({ value: null, steps: [], leftOut: [leftOut] });
  });

  it('are left out of a run that has other weeks', () => {
    const plan = ending('budget');
    expect(shown(explainMean('demand/budget', [plan], weeksOf(1, 3), 'diff'))).toEqual({
      value: -3.611781,
      steps: [step('add', 'budget', 9.821429, 1, 2), step('subtract', 'demand', 17.04499, 1, 2), divided(2, 1, 2)],
      leftOut: [missing('noBudget', 'budget', null, 3, 3)],
    });
  });

  it('count where another category has a value, once', () => {
    const late = { ...pagePlan, budget: [{ start: mondays[1], end: sundays[2], budget: 3 }] };
    const early = { ...pagePlan, budget: [{ start: mondays[0], end: sundays[1], budget: 2 }] };
    expect(explainMean('demand/assets', [late, early], weeksOf(1, 3), 'avgBudget')).toEqual({
      value: 10 / 3,
      steps: [step('add', 'budget', 6, 2, 3), step('add', 'budget', 4, 1, 2), divided(3, 1, 3)],
      leftOut: [missing('noBudget', 'budget', null, 1, 1), missing('noBudget', 'budget', null, 3, 3)],
    });
  });
});
