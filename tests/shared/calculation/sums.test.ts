import { describe, expect, it } from 'vitest';
import {
  addendOf,
  type CategoryPlan,
  receiptsOf,
  sumByName,
  sumOfCategories,
  sumReceipts,
  supplyWithDemand,
} from '#shared/calculation/index.ts';
import { assetPeriod, demandRow, emptyPlan, shiftPeriod } from './build.ts';
import { plan as pagePlan } from './formulaPage.ts';

const week = { start: '2026-01-05', end: '2026-01-11' };
const weeks = { start: '2026-01-05', end: '2026-01-18' };

const row = demandRow('n', '1 1 1 1 1 1 1', 'Sat Sun', '08:00–16:00', '08:00–16:00');
const demanding: CategoryPlan = {
  ...emptyPlan,
  periods: [{ start: '2026-01-01', end: null, workingHours: 40, workingMinutes: 0 }],
  shifts: [{ id: 'n', name: 'Natt', periods: [shiftPeriod({ isNightShift: true })] }],
  demands: [{ ...week, simulation: false, shiftDemands: [row] }],
};

const asset = (id: string, given: Partial<Parameters<typeof assetPeriod>[0]>) => ({
  id,
  periods: [assetPeriod({ ...week, ...given })],
});

/** Two categories of one week in which each field of a receipt has a value of its own. */
const first = receiptsOf(
  {
    ...demanding,
    assets: [
      asset('own', { workRate: 0.5, workRateExcluded: 0.25, nightRate: 2, level: 1 }),
      asset('substitute', { workRate: 0.3, isFillIn: true, weekendRate: 1.5, level: 2 }),
      asset('contractor', { workRate: 1, isContractor: true, weekendRate: 3, nightRate: 0.5, level: 2 }),
    ],
    budget: [{ start: '2026-01-07', end: '2026-01-11', budget: 2.1 }],
  },
  week,
)[0]!;
const second = receiptsOf(
  {
    ...demanding,
    demands: [{ start: '2026-01-09', end: '2026-01-11', simulation: false, shiftDemands: [row] }],
    assets: [asset('own', { workRate: 0.7, nightRate: 1, level: 6 })],
    budget: [{ start: '2026-01-10', end: '2026-01-11', budget: 7 }],
  },
  week,
)[0]!;

const category = (name: string, plan: CategoryPlan, range = week) => ({
  name,
  receipts: receiptsOf(plan, range),
});

describe('the sum of the receipts of two categories', () => {
  it.each([
    ['week', 'v02', 'v02', 'v02'],
    ['year', 2026, 2026, 2026],
    ['start', '2026-01-05', '2026-01-05', '2026-01-05'],
    ['demand', 1.4, 0.6, 2],
    ['budget', 1.5, 2, 3.5],
    ['workRateSum', 1.8, 0.7, 2.5],
    ['workRateSumWithoutContractors', 0.8, 0.7, 1.5],
    ['contractorWorkRateSum', 1, 0, 1],
    ['substituteWorkRateSum', 0.3, 0, 0.3],
    ['workRateSumWhenContractors', 1.8, null, 1.8],
    ['workRateSumWhenSubstitute', 0.8, null, 0.8],
    ['workRateExcludedSum', 0.25, 0, 0.25],
    ['diff', 0.4, 0.1, 0.5],
    ['diffBudget', 0.3, -1.3, -1],
    ['diffBudgetWorkRate', -0.3, 1.3, 1],
    ['diffBudgetDemand', 0.1, 1.4, 1.5],
    ['levels', [1, 2, 0, 0, 0, 0], [0, 0, 0, 0, 0, 1], [1, 2, 0, 0, 0, 1]],
    ['workingCount', 3, 1, 4],
    ['fillInCount', 1, 0, 1],
    ['contractorCount', 1, 0, 1],
    ['weekendShiftCount', 5.5, 1, 6.5],
    ['diffWeekendShifts', 3.5, -1, 2.5],
    ['nightShiftCount', 2.5, 1, 3.5],
    ['diffNightShifts', -4.5, -2, -6.5],
    ['demandDays', 7, 3, 3],
    ['budgetDays', 5, 2, 2],
  ] as const)('has in the field %s, from %j and %j, the value %j', (field, one, other, sum) => {
    expect(first[field]).toEqual(one);
    expect(second[field]).toEqual(other);
    expect(sumReceipts([addendOf(first), addendOf(second)])[0]?.[field]).toEqual(sum);
  });

  it('has as days the fewest above 0, whichever category comes first', () => {
    const none = receiptsOf(emptyPlan, week)[0]!;
    const days = (...receipts: (typeof first)[]) =>
      sumReceipts(receipts.map((receipt) => addendOf(receipt))).map((sum) => [sum.demandDays, sum.budgetDays]);
    expect(days(none, first, second)).toEqual([[3, 2]]);
    expect(days(second, first, none)).toEqual([[3, 2]]);
    expect(days(none, none)).toEqual([[0, 0]]);
  });

  it('adds no supply of one category to the gap of another', () => {
    const staffed = { ...emptyPlan, assets: [asset('a', { level: 6 })], budget: [{ ...week, budget: 2 }] };
    const sum = sumOfCategories([category('Natt', demanding), category('Dag', staffed)], week)[0];
    expect(sum).toMatchObject({ demand: 1.4, workRateSum: 1, diff: -1.4, budget: 2, diffBudget: -1, demandDays: 7 });
    expect(sum).toMatchObject({ workRateWithoutDemand: 1, workRateWithoutBudget: 0 });
    expect(sum?.diffBudgetDemand).toBeNull();
  });
});

describe('the figures of a sum add up', () => {
  const staffed = (workRate: number, plan = emptyPlan): CategoryPlan => ({
    ...plan,
    assets: [asset('a', { workRate })],
  });
  it.each([
    ['when all categories have a demand', [staffed(0.9, demanding), staffed(0.4, demanding)], 2.8, 1.3, 0, -1.5],
    ['when one category has no demand', [staffed(0.9, demanding), staffed(0.7)], 1.4, 0.9, 0.7, -0.5],
    ['when two categories have no demand', [staffed(0.3), staffed(1, demanding), staffed(0.1)], 1.4, 1, 0.4, -0.4],
    ['when no category has a demand', [staffed(0.3), staffed(0.1)], null, 0, 0.4, null],
    ['when the category without demand has no staff', [staffed(1, demanding), emptyPlan], 1.4, 1, 0, -0.4],
  ] as const)('%s', (_, plans, demand, supply, apart, diff) => {
    const [sum] = sumOfCategories(
      plans.map((plan, index) => category(String(index), plan)),
      week,
    );
    expect([sum!.demand, supplyWithDemand(sum!), sum!.workRateWithoutDemand, sum!.diff]).toEqual([
      demand,
      supply,
      apart,
      diff,
    ]);
  });
});

describe('the days off of a sum', () => {
  const christmas = { start: '2026-12-21', end: '2026-12-27' };
  const sumWith = (...rules: NonNullable<CategoryPlan['daysOff']>[]) =>
    sumOfCategories(
      rules.map((daysOff, index) => category(String(index), { ...pagePlan, daysOff }, christmas)),
      christmas,
    )[0]!.daysOff?.map(({ day, as }) => `${day} ${as}`);
  const red = { redDay: 'sunday', eve: 'weekday' } as const;
  const eves = { redDay: 'weekday', eve: 'saturday' } as const;
  const both = { redDay: 'saturday', eve: 'saturday' } as const;

  it('are those of any category, by day, each once for the weekday that it is staffed as', () => {
    expect(sumWith(red, red)).toEqual(['2026-12-25 sunday']);
    expect(sumWith(red, eves)).toEqual(['2026-12-24 saturday', '2026-12-25 sunday']);
    expect(sumWith(eves, red)).toEqual(['2026-12-24 saturday', '2026-12-25 sunday']);
    expect(sumWith(red, both)).toEqual(['2026-12-24 saturday', '2026-12-25 saturday', '2026-12-25 sunday']);
  });

  it('are left out where no category has any', () => {
    expect(sumWith({ redDay: 'weekday', eve: 'weekday' })).toBeUndefined();
  });
});

describe('the sum of receipts over weeks', () => {
  it('has one receipt per week in the order of the weeks, whatever the order of the addends', () => {
    const receipts = receiptsOf(demanding, weeks);
    const sums = sumReceipts([...receipts].reverse().map((receipt) => addendOf(receipt)));
    expect(sums.map(({ week: label, demand }) => [label, demand])).toEqual([
      ['v02', 1.4],
      ['v03', null],
    ]);
  });

  it('of no addends is empty', () => {
    expect(sumReceipts([])).toEqual([]);
  });

  it('of no categories has an empty receipt for each week of the range', () => {
    const empty = receiptsOf(emptyPlan, weeks).map((receipt) => ({
      ...receipt,
      shortCategories: [],
      missingDemand: [],
      weekendShiftShortage: null,
      nightShiftShortage: null,
    }));
    expect(sumOfCategories([], weeks)).toEqual(empty);
    expect(sumOfCategories([category('Natt', emptyPlan, weeks)], weeks)).toEqual(empty);
  });
});

describe('the categories that a sum hides', () => {
  const balanced = { ...demanding, assets: [asset('a', { workRate: 1.4 })] };
  const hidden = (...categories: Parameters<typeof sumOfCategories>[0]) =>
    sumOfCategories(categories, week).map(({ shortCategories, missingDemand }) => [shortCategories, missingDemand]);

  it('are the short ones, once per name in its first spelling, in the order of the categories', () => {
    expect(
      hidden(
        category('Övriga', demanding),
        category('Natt', demanding),
        category('Dag', balanced),
        category(' natt', demanding),
      ),
    ).toEqual([[['Övriga', 'Natt'], []]]);
  });

  it('are those without a demand while another category has one', () => {
    const names = [category('Natt', emptyPlan), category('Dag', balanced), category('NATT', emptyPlan)];
    expect(hidden(...names)).toEqual([[[], ['Natt']]]);
    expect(hidden(category('Natt', emptyPlan))).toEqual([[[], []]]);
  });

  it('have the names that are known: a receipt without a name adds none', () => {
    const [unnamed] = sumReceipts([addendOf(receiptsOf(demanding, week)[0]!)]);
    expect(unnamed).toMatchObject({ shortCategories: [], missingDemand: [] });
  });

  it('are kept when sums are added up', () => {
    const [sum] = sumOfCategories([category('Natt', demanding), category('Kväll', emptyPlan)], week);
    const [other] = sumOfCategories([category('Dag', balanced)], week);
    const [both] = sumReceipts([addendOf(other!), addendOf(sum!)]);
    expect(both).toMatchObject({ shortCategories: ['Natt'], missingDemand: ['Kväll'] });
  });
});

describe('the shift shortage of a sum', () => {
  it('adds up negative differences alone, and is kept when sums are added up', () => {
    const staffed = { ...demanding, assets: ['a', 'b'].map((id) => asset(id, { weekendRate: 3, nightRate: 7 })) };
    const [sum] = sumOfCategories([category('Natt', demanding), category('Dag', staffed)], week);
    const diffs = [demanding, staffed].map((plan) => receiptsOf(plan, week)[0]!);
    const short = (field: 'diffWeekendShifts' | 'diffNightShifts') =>
      diffs.reduce((total, { [field]: diff }) => total + Math.min(0, diff ?? 0), 0);
    expect(sum?.nightShiftShortage).toBe(short('diffNightShifts'));
    expect(sum?.weekendShiftShortage).toBe(short('diffWeekendShifts'));
    expect(sum?.nightShiftShortage).toBeLessThan(Math.min(0, sum?.diffNightShifts ?? 0));
    const [both] = sumReceipts([addendOf(sum!), addendOf(sum!)]);
    expect(both?.nightShiftShortage).toBe(2 * short('diffNightShifts'));
    expect(sum?.weekendShiftShortage).toBeLessThan(Math.min(0, sum?.diffWeekendShifts ?? 0));
    expect(both?.weekendShiftShortage).toBe(2 * short('diffWeekendShifts'));
  });
});

describe('the sums by name', () => {
  it('join categories of equal name under the first spelling, in the order of the names', () => {
    const named = sumByName([
      category('Övriga', demanding),
      category('Undersköterska', demanding),
      category('UNDERSKÖTERSKA ', demanding),
      category('Dag', demanding),
    ]);
    expect(named.map(({ name, receipts }) => [name, receipts.map(({ demand }) => demand)])).toEqual([
      ['Övriga', [1.4]],
      ['Undersköterska', [2.8]],
      ['Dag', [1.4]],
    ]);
    expect(sumByName([])).toEqual([]);
  });
});
