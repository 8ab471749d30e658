import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explainBeds, explainBudgetHours, explainHours, type Step } from '#shared/calculation/index.ts';
import { scenes } from './arbitrary.ts';
import { demandRow, emptyPlan } from './build.ts';
import { expectRecomputed, ofWeek, partOf, ref, runs, week } from './explained.ts';
import { beds as pageBeds, plan as pagePlan } from './formulaPage.ts';
import { shown } from './shown.ts';

describe('the steps of the figures of a unit', () => {
  it('recompute to demanded hours, budget hours and beds on random plans', () => {
    fc.assert(
      fc.property(scenes, scenes, ({ plan, beds, ...range }, other) => {
        expectRecomputed(explainHours([plan, other.plan], range, 'hoursPerWeek'));
        expectRecomputed(explainHours([plan], range, 'hoursPerMonth'));
        expectRecomputed(explainBudgetHours(plan.budget, range));
        expectRecomputed(explainBeds(beds, [partOf(range)]));
      }),
      { numRuns: runs },
    );
  });

  const row = (shiftName: string, value: number, dates = ofWeek): Step => ({
    role: 'add',
    value,
    unit: 'hours',
    ...dates,
    input: { kind: 'demand', ...ref, shiftName, periodId: undefined },
  });

  it.each([
    ['hoursPerWeek', 318, [row('Dag', 153), row('Kväll', 95), row('Natt', 70)]],
    ['hoursPerMonth', 1378, [row('Dag', 663), row('Kväll', 411.666667), row('Natt', 303.333333)]],
  ] as const)('%s name each row of demand of the formula page', (field, value, steps) => {
    expect(shown(explainHours([pagePlan], week, field))).toEqual({ value, steps, leftOut: [] });
  });

  it('name only the rows with hours, on the days that they hold', () => {
    const [live] = pagePlan.demands;
    const closed = demandRow('Kväll', '0', '', '13:30–21:30', '');
    const demands = [{ ...live!, end: '2026-01-08', shiftDemands: [live!.shiftDemands[0]!, closed] }];
    const dates = { ...ofWeek, to: '2026-01-08' as const };
    expect(shown(explainHours([{ ...pagePlan, demands }], week, 'hoursPerWeek'))).toEqual({
      value: 96,
      steps: [row('Dag', 96, dates as typeof ofWeek)],
      leftOut: [],
    });
    expect(explainHours([emptyPlan], week, 'hoursPerWeek')).toEqual({ value: null, steps: [], leftOut: [] });
  });

  it('name each budget period with hours, a day without one counting 0', () => {
    const periods = [
      { start: '2025-01-01', end: '2026-01-05', budget: 700 },
      { start: '2026-01-07', end: '2026-01-08', budget: 1050.5 },
      { start: '2026-01-09', end: null, budget: 0 },
    ];
    const step = (value: number, from: string, to: string, budget: number) => ({
      role: 'add',
      value,
      unit: 'hours',
      from,
      to,
      input: { kind: 'budgetHours', budget },
    });
    expect(shown(explainBudgetHours(periods, week))).toEqual({
      value: 400.142857,
      steps: [step(100, '2026-01-05', '2026-01-05', 700), step(300.142857, '2026-01-07', '2026-01-08', 1050.5)],
      leftOut: [],
    });
    expect(explainBudgetHours([], week)).toEqual({ value: null, steps: [], leftOut: [] });
  });

  it('multiply the beds of each bed period by its days, and divide by them', () => {
    const steps = (value: number, from: string, to: string, beds: number, weekendBeds: number) => [
      { role: 'add', value, unit: 'bedDays', from, to, input: { kind: 'beds', beds, weekendBeds } },
      { role: 'divide', value: 7, unit: 'days', from, to, input: { kind: 'dayCount' } },
    ];
    const parts = [
      partOf({ start: '2026-01-19', end: '2026-01-25' }),
      partOf({ start: '2026-02-02', end: '2026-02-08' }),
    ];
    expect(shown(explainBeds(pageBeds, parts))).toEqual({
      value: 20.857143,
      steps: [...steps(152, '2026-01-19', '2026-01-25', 24, 18), ...steps(140, '2026-02-02', '2026-02-08', 20, 0)],
      leftOut: [],
    });
    expect(explainBeds([], parts)).toEqual({ value: null, steps: [], leftOut: [] });
  });
});
