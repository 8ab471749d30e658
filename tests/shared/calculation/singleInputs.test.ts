import { describe, expect, it } from 'vitest';
import type { CategoryPlan } from '#shared/calculation/index.ts';
import { singleAssetPeriods, singleAssets, singleBudgets, singleDemandRows } from '#shared/calculation/singleInputs.ts';
import { dayNumber } from '#shared/time/day.ts';
import { assetPeriod, demandRow, emptyPlan, shiftPeriod } from './build.ts';

const days = { from: dayNumber('2026-01-05'), to: dayNumber('2026-01-11') };
const monday = { start: '2026-01-05', end: '2026-01-05' };
const before = { start: '2025-12-01', end: '2026-01-04' };
const after = { start: '2026-01-12', end: null };
const of = (shiftId: string) => demandRow(shiftId, '1 1 1 1 1 0 0', '', '08:00–16:00', '');
const demand = (id: string, given: typeof monday | typeof after, simulation = false) => ({
  id,
  ...given,
  simulation,
  shiftDemands: [of('day'), of('removed')],
});
const plan: CategoryPlan = {
  ...emptyPlan,
  shifts: [{ id: 'day', name: 'Dag', periods: [shiftPeriod()] }],
  demands: [demand('d', monday), demand('later', after), demand('s', monday, true)],
  assets: [
    { id: 'a', periods: [before, monday, after].map((one) => assetPeriod(one)) },
    { id: 'b', periods: [assetPeriod(before), assetPeriod(after)] },
  ],
  budget: [before, monday, after].map((one) => ({ ...one, budget: 2 })),
};
const monOnly = { from: days.from, to: days.from };

describe('the inputs of a plan one by one', () => {
  it('are the periods of each employee that touch the days, with nothing else in the plan', () => {
    expect(singleAssetPeriods(plan, days)).toEqual([
      {
        input: { assetId: 'a', period: assetPeriod(monday) },
        days: monOnly,
        plan: { ...plan, demands: [], budget: [], assets: [{ id: 'a', periods: [assetPeriod(monday)] }] },
      },
    ]);
  });

  it('are the employees with a period among the days, each with all of its own', () => {
    expect(singleAssets(plan, days)).toEqual([
      {
        input: { assetId: 'a' },
        days: monOnly,
        plan: { ...plan, demands: [], budget: [], assets: [plan.assets[0]] },
      },
    ]);
  });

  it('are the rows of the live or of the simulated demand, a shift that is gone without a name', () => {
    const inputsOf = (isSimulated: boolean) =>
      singleDemandRows(plan, days, isSimulated).map(({ input, days: held }) => [input, held]);
    expect(inputsOf(false)).toEqual([
      [{ shiftName: 'Dag', periodId: 'd' }, monOnly],
      [{ shiftName: '', periodId: 'd' }, monOnly],
    ]);
    expect(inputsOf(true)).toEqual([
      [{ shiftName: 'Dag', periodId: 's' }, monOnly],
      [{ shiftName: '', periodId: 's' }, monOnly],
    ]);
    expect(singleDemandRows(plan, days, true)[0]?.plan.demands).toEqual([
      { ...demand('s', monday), shiftDemands: [of('day')] },
    ]);
  });

  it('are the budget periods that touch the days', () => {
    expect(singleBudgets(plan, days).map(({ days: held, plan: { budget } }) => [held, budget])).toEqual([
      [monOnly, [{ ...monday, budget: 2 }]],
    ]);
  });
});
