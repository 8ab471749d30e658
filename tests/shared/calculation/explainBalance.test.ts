import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BalanceField,
  balanceFields,
  type CategoryPlan,
  explainBalance,
  receiptOver,
  type Step,
} from '#shared/calculation/index.ts';
import { withoutLevel } from '#shared/calculation/levels.ts';
import { day } from '#shared/model/fields.ts';
import { scenes } from './arbitrary.ts';
import { assetPeriod, demandRow, emptyPlan } from './build.ts';
import { expectRecomputed, having, ofWeek, rangeOf, ref, runs, week } from './explained.ts';
import { plan as pagePlan } from './formulaPage.ts';
import { shown } from './shown.ts';

const added = { role: 'add' as const, unit: 'services' as const, ...ofWeek };
const staff = (assetId: string, value: number): Step => ({
  ...added,
  value,
  input: { kind: 'staff', ...ref, assetId },
});
const row = (shiftName: string, value: number): Step => ({
  ...added,
  value,
  input: { kind: 'demand', ...ref, shiftName, periodId: undefined },
});
const budget: Step = { ...added, value: 6.25, input: { kind: 'budget', ...ref, budget: 6.25 } };
const subtracted = (steps: readonly Step[]) => having(steps, { role: 'subtract' });
const shifts = (steps: readonly Step[]) => having(steps, { unit: 'shifts' });
const people = (...names: string[]) =>
  having(
    names.map((name) => staff(name, 1)),
    { unit: 'people' },
  );

const own = [staff('A', 1), staff('B', 0.75), staff('C', 0.8333)];
const all = [...own, staff('D', 1)];
const demand = [row('Dag', 4), row('Kväll', 2.48366), row('Natt', 2.038835)];
const excluded = [staff('B', 0.25), staff('E', 1)];
const weekendStaff = shifts([staff('A', 1), staff('B', 1.5), staff('C', 1), staff('D', 1)]);
const nightStaff = shifts([staff('B', 1.25), staff('D', 2)]);

/** What is left out, for a reason, of the same days and inputs as steps. */
const leftOut = (reason: string, steps: readonly Step[]) =>
  steps.map(({ value, from, to, input }) => ({ reason, value, from, to, input }));

const examples: readonly (readonly [BalanceField, readonly Step[], readonly Step[]])[] = [
  ['workRateSum', all, excluded],
  ['workRateSumWithoutContractors', own, []],
  ['workRateSumWhenSubstitute', own, []],
  ['workRateSumWhenContractors', all, excluded],
  ['contractorWorkRateSum', [staff('D', 1)], []],
  ['substituteWorkRateSum', [staff('C', 0.8333)], []],
  ['workRateExcludedSum', excluded, []],
  ['weekendShiftCount', weekendStaff, []],
  ['nightShiftCount', nightStaff, []],
  ['demand', demand, []],
  ['budget', [budget], []],
  ['diff', [...all, ...subtracted(demand)], excluded],
  ['netSupply', all, excluded],
  ['netDiff', [...all, ...subtracted(demand)], excluded],
  ['diffBudget', [...all, ...subtracted([budget])], excluded],
  ['diffBudgetWorkRate', [...subtracted(all), budget], excluded],
  ['diffBudgetDemand', [...subtracted(demand), budget], []],
  ['diffWeekendShifts', [...weekendStaff, ...subtracted(shifts([row('Dag', 4), row('Kväll', 5), row('Natt', 3)]))], []],
  ['diffNightShifts', [...nightStaff, ...subtracted(shifts([row('Natt', 7)]))], []],
  ['workingCount', people('A', 'B', 'C', 'D'), []],
  ['fillInCount', people('C'), []],
  ['contractorCount', people('D'), []],
  ['levels.0', [], []],
  ['levels.1', people('C'), []],
  ['levels.2', people('B'), []],
  ['levels.3', people('A'), []],
  ['levels.4', people('D'), []],
  ['levels.5', [], []],
  ['levels.6', [], []],
];

describe('the steps of a balance', () => {
  it.each(examples)('%s of the formula page name each input with its days and share', (field, steps, without) => {
    const explained = explainBalance([pagePlan], week, field);
    expectRecomputed(explained);
    expect(shown(explained.steps)).toEqual(steps);
    expect(shown(explained.leftOut)).toEqual(leftOut('excluded', without));
  });

  it('exist for every field that can be explained', () => {
    expect(balanceFields).toEqual(examples.map(([field]) => field));
  });

  it.each(balanceFields)('recompute to the field %s on random plans, of one category and of a sum', (field) => {
    fc.assert(
      fc.property(scenes, scenes, (first, second) => {
        const range = rangeOf(first);
        const one = explainBalance([first.plan], range, field);
        expectRecomputed(one);
        const receipt = receiptOver(first.plan, range);
        const [name, level] = field.split('.');
        const net = { netSupply: receipt.netSupply ?? receipt.workRateSum, netDiff: receipt.netDiff ?? receipt.diff };
        const figure = level
          ? [withoutLevel(receipt), ...receipt.levels][Number(level)]!
          : { ...receipt, ...net }[name as 'diff'];
        expect(one.value).toBe(figure);
        expectRecomputed(explainBalance([first.plan, second.plan], range, field));
      }),
      { numRuns: runs },
    );
  });

  it('subtract the expected absence of each month from own staff, and recompute', () => {
    const plan = { ...pagePlan, absence: [0.05, 0.1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
    const absent = {
      ...added,
      role: 'subtract',
      value: 0.129165,
      input: { kind: 'expectedAbsence', ...ref },
    };
    const supply = explainBalance([plan], week, 'netSupply');
    expectRecomputed(supply);
    expect(shown(supply)).toMatchObject({ value: 3.454135, steps: [...all, absent] });
    const difference = explainBalance([plan, pagePlan], week, 'netDiff');
    expectRecomputed(difference);
    const { netDiff, diff } = receiptOver(plan, week);
    expect(difference.value).toBeCloseTo(Number(netDiff) + Number(diff), 5);
  });

  it('have the days of the range on which an input holds', () => {
    const newYear = rangeOf({ start: '2025-12-29', end: '2026-01-04' });
    const [step] = explainBalance([pagePlan], newYear, 'budget').steps;
    expect(shown(step)).toEqual({ ...budget, value: 3.571429, from: '2026-01-01', to: '2026-01-04' });
    const fortnight = rangeOf({ start: '2026-01-12', end: '2026-01-25' });
    expect(explainBalance([pagePlan], fortnight, 'contractorWorkRateSum').steps).toEqual([
      { ...staff('D', 0.5), from: '2026-01-12', to: '2026-01-18' },
    ]);
  });

  it('count employees once, however many periods the range has', () => {
    const person = {
      id: 'p',
      periods: ['05', '08'].map((day) => assetPeriod({ start: `2026-01-${day}`, end: `2026-01-${day}` })),
    };
    const { value, steps } = explainBalance([{ ...emptyPlan, assets: [person] }], week, 'workingCount');
    expect([value, steps]).toEqual([1, having(people('p'), { to: rangeOf({ start: '', end: '2026-01-08' }).end })]);
  });
});

describe('what counts in no step of a balance', () => {
  const without = (...fields: ('demands' | 'budget')[]): CategoryPlan => ({
    ...pagePlan,
    ...Object.fromEntries(fields.map((field) => [field, []])),
  });
  const [live] = pagePlan.demands;
  const supply = 3.5833;

  it.each<[string, CategoryPlan, BalanceField, number | null, 'noDemand' | 'noBudget']>([
    ['demand', without('demands'), 'demand', null, 'noDemand'],
    ['demand', without('demands'), 'diff', supply, 'noDemand'],
    ['demand', without('demands'), 'diffBudgetDemand', null, 'noDemand'],
    ['demand', without('demands'), 'diffWeekendShifts', 4.5, 'noDemand'],
    ['demand', without('demands'), 'diffNightShifts', 3.25, 'noDemand'],
    ['budget', without('budget'), 'budget', null, 'noBudget'],
    ['budget', without('budget'), 'diffBudget', supply, 'noBudget'],
    ['budget', without('budget'), 'diffBudgetWorkRate', supply, 'noBudget'],
    ['budget', without('budget'), 'diffBudgetDemand', null, 'noBudget'],
    ['demand and budget', without('demands', 'budget'), 'diffBudget', supply, 'noBudget'],
    ['demand and budget', without('demands', 'budget'), 'diffBudgetDemand', null, 'noDemand'],
  ])('is, without %s, the whole category', (_, plan, field, value, reason) => {
    const input = { kind: 'weeks' as const, ...ref, of: 'supply' as const, weeks: 1 };
    expect(shown(explainBalance([plan], week, field))).toEqual({
      value: null,
      steps: [],
      leftOut: [{ value, reason, ...ofWeek, input }],
    });
  });

  it.each(['workRateSumWhenSubstitute', 'workRateSumWhenContractors'] as const)(
    'is nothing where %s has no value, which needs neither demand nor budget',
    (field) => {
      expect(explainBalance([emptyPlan], week, field)).toEqual({ value: null, steps: [], leftOut: [] });
    },
  );

  it('is a category without demand in a sum, which the others make up', () => {
    const other = { ...without('demands'), id: 'd', name: 'Läkare' };
    const one = explainBalance([pagePlan], week, 'diff');
    const input = { kind: 'weeks', categoryId: 'd', categoryName: 'Läkare', of: 'supply', weeks: 1 };
    expect(shown(explainBalance([pagePlan, other], week, 'diff'))).toEqual(
      shown({ ...one, leftOut: [...one.leftOut, { value: supply, reason: 'noDemand', ...ofWeek, input }] }),
    );
  });

  it('is simulated demand above 0', () => {
    const rows = [...live!.shiftDemands, demandRow('Dag', '0', '', '07:00–15:30', '')];
    const simulated = { ...live!, simulation: true, shiftDemands: rows };
    const both = { ...pagePlan, demands: [live!, simulated] };
    expect(shown(explainBalance([both], week, 'demand').leftOut)).toEqual(leftOut('simulated', demand));
    expect(shown(explainBalance([both], week, 'diffNightShifts').leftOut)).toEqual(
      leftOut('simulated', [row('Natt', 7)]),
    );
    expect(shown(explainBalance([both], week, 'diff').leftOut)).toEqual([
      ...leftOut('excluded', excluded),
      ...leftOut('simulated', demand),
    ]);
    expect(explainBalance([both], week, 'workRateSumWithoutContractors').leftOut).toEqual([]);
  });

  it('is the demand of days without a full-time week to measure services by, which has shifts', () => {
    const demands = [
      { ...live!, end: '2026-01-06', shiftDemands: live!.shiftDemands.slice(0, 1) },
      { ...live!, start: '2026-01-07' },
      { ...live!, simulation: true, end: '2026-01-06' },
    ];
    const plan = { ...pagePlan, demands, periods: [{ ...pagePlan.periods[0]!, start: '2026-01-07' }] };
    const input = { kind: 'demand', ...ref, shiftName: 'Dag', periodId: undefined };
    const unmeasured = { reason: 'noWorkingTime', value: null, ...ofWeek, to: '2026-01-06', input };
    expect(explainBalance([plan], week, 'demand').leftOut).toEqual([unmeasured]);
    expect(explainBalance([plan], week, 'diffWeekendShifts').leftOut).toEqual([]);
  });
});

describe('the demand of a week with a day off', () => {
  it('is the demand of the normal week and what the day off changes', () => {
    const days = { start: day.parse('2026-01-05'), end: day.parse('2026-01-11') };
    const plain = explainBalance([pagePlan], days, 'demand');
    const staffed: CategoryPlan = { ...pagePlan, daysOff: { redDay: 'sunday', eve: 'weekday' } };
    const off = explainBalance([staffed], days, 'demand');
    expect(off.steps.slice(0, -1)).toEqual(plain.steps);
    expect(shown(off.steps.at(-1))).toEqual({
      role: 'add',
      value: -0.313725,
      unit: 'services',
      from: '2026-01-06',
      to: '2026-01-06',
      input: {
        kind: 'daysOff',
        categoryId: pagePlan.id,
        categoryName: pagePlan.name,
        days: [{ day: '2026-01-06', name: 'Trettondedag jul', as: 'sunday' }],
      },
    });
    expect(shown(off.value)).toBe(8.20877);
    // Less demand is more of a difference.
    const difference = explainBalance([staffed], days, 'diff');
    expect(difference.steps.at(-1)).toEqual({ ...off.steps.at(-1)!, role: 'subtract' });
    expectRecomputed(difference);
  });
});
