import { describe, expect, it } from 'vitest';
import {
  explainCost,
  explainFollowUp,
  type FollowUpPlan,
  type FollowUpRow,
  followUpOf,
} from '#shared/calculation/index.ts';
import { json6 } from '#shared/quantity/round.ts';
import { demandRow, emptyPlan } from './build.ts';
import { expectRecomputed, ref } from './explained.ts';
import { plan, rates } from './followUpPlan.ts';
import { shown } from './shown.ts';

type Source = FollowUpRow['source'];
const quarter = { first: 1, last: 3 };
const ends = ['31', '28', '31', '30'] as const;
const dates = (month: number) => ({ from: `2026-0${month}-01`, to: `2026-0${month}-${ends[month - 1]}` });
const activityRow = (id: string): Source => ({
  row: 'activity',
  activity: plan.activities.find((one) => one.id === id)!,
});
const diffRow: Source = { row: 'diff', category: 'Sjuksköterska' };

const activity = (activityId: string, value: number, fields: object = {}) => ({
  role: 'add',
  value,
  unit: 'hours',
  ...dates(1),
  input: { kind: 'activity', activityId },
  ...fields,
});
const demanded = (role: 'add' | 'subtract') => ({
  role,
  value: 744,
  unit: 'hours',
  ...dates(1),
  input: { kind: 'demand', ...ref, shiftName: 'Dag' },
});
const perService = {
  role: 'divide',
  value: 165,
  unit: 'hoursPerService',
  ...dates(1),
  input: { kind: 'monthlyWorkHours' },
};
const staff = (assetId: string, value: number) => ({
  role: 'add',
  value,
  unit: 'services',
  ...dates(1),
  input: { kind: 'staff', ...ref, assetId },
});
const service = { kind: 'demand', ...ref, shiftName: 'Dag' };
const worked = [activity('own', 700), activity('rented', 60)];
const monthValue = (value: number, month: number, unit = 'hours') => ({
  role: 'add',
  value,
  unit,
  ...dates(month),
  input: { kind: 'monthValue' },
});
const dayValue = (value: number, month: number, days: number) => ({
  ...monthValue(json6(value * days), month, 'services'),
  input: { kind: 'monthValue', days },
});
const monthCount = (value: number) => ({
  role: 'divide',
  value,
  unit: 'months',
  from: '2026-01-01',
  to: '2026-03-31',
  input: { kind: 'monthCount' },
});
const missing = (reason: string, month: number) => ({ value: null, reason, ...dates(month), input: undefined });

/** The unit with a category that demands nothing, before its own. */
const withIdle: FollowUpPlan = {
  ...plan,
  categories: [{ ...emptyPlan, id: 'i', name: 'Läkare' }, ...plan.categories],
};
const explained = (row: Source, month?: number, asked = quarter, of = withIdle) =>
  shown(explainFollowUp(of, { year: 2026, month, row }, asked));

describe('the steps of a month of the follow-up', () => {
  it.each<[string, Source, number, readonly object[]]>([
    ['an activity', activityRow('chief'), 100, [activity('chief', 100)]],
    ['overtime', activityRow('overtime'), 10, [activity('overtime', 10)]],
    ['an Other activity without a kind', activityRow('sick'), 8, [activity('sick', 8, { unit: 'count' })]],
    ['worked time', { row: 'worked' }, 760, worked],
    ['demand', { row: 'demand' }, 744, [demanded('add')]],
    ['the difference', { row: 'difference' }, 16, [...worked, demanded('subtract')]],
    ['services', { row: 'services' }, 0.09697, [...worked, demanded('subtract'), perService]],
    ['specified', { row: 'specified' }, 0.1, [activity('extra', 16.5), perService]],
    [
      'unspecified',
      { row: 'unspecified' },
      -0.00303,
      [...worked, demanded('subtract'), activity('extra', 16.5, { role: 'subtract' }), perService],
    ],
    [
      'the difference of a category',
      diffRow,
      -1.7,
      [
        ...[staff('a', 1), staff('b', 1), staff('c', 0.5)],
        { role: 'subtract', value: 4.2, unit: 'services', ...dates(1), input: service },
      ],
    ],
    ['contractors', { row: 'contractors' }, 0.5, [staff('c', 0.5)]],
    ['excluded time', { row: 'excluded' }, 0.25, [staff('a', 0.25)]],
    ['the cumulative difference', { row: 'cumulative' }, 16, [monthValue(16, 1)]],
  ])('name the inputs of %s', (_, row, value, steps) => {
    expect(explained(row, 1)).toEqual({ value, steps, leftOut: [] });
  });

  it('of the cumulative difference are the differences up to it, from January whatever is asked for', () => {
    const row = { row: 'cumulative' } as const;
    expect(explained(row, 2)).toEqual({ value: -6, steps: [monthValue(16, 1), monthValue(-22, 2)], leftOut: [] });
    const both = { value: -6, steps: [monthValue(16, 1), monthValue(-22, 2)], leftOut: [] };
    expect(explained(row, 2, { first: 2, last: 3 })).toEqual(both);
    expect(explained(row, undefined, { first: 2, last: 2 })).toEqual(both);
    expect(explained(row, undefined, { first: 3, last: 3 })).toMatchObject({ value: null, steps: [] });
    expect(explained(row, 3)).toEqual({ value: null, steps: [], leftOut: [missing('noDemand', 3)] });
  });

  const without: FollowUpPlan = { ...withIdle, rates: undefined };
  it.each<[string, Source, number, FollowUpPlan, readonly string[]]>([
    ['an activity', activityRow('chief'), 3, withIdle, ['noValue']],
    ['a heading', activityRow('heading'), 1, withIdle, ['noValue']],
    ['worked time', { row: 'worked' }, 4, withIdle, ['noWorklog']],
    ['demand', { row: 'demand' }, 4, withIdle, ['noDemand']],
    ['the difference of a category', diffRow, 4, withIdle, ['noDemand']],
    ['the difference of a category without demand', { row: 'diff', category: 'Läkare' }, 1, withIdle, ['noDemand']],
    ['the difference', { row: 'difference' }, 3, withIdle, ['noDemand']],
    ['the difference', { row: 'difference' }, 4, withIdle, ['noDemand', 'noWorklog']],
    ['the cumulative difference', { row: 'cumulative' }, 1, { ...withIdle, inputs: new Map() }, ['noWorklog']],
    ['services', { row: 'services' }, 1, without, ['noStencil']],
    ['services', { row: 'services' }, 4, without, ['noDemand', 'noWorklog', 'noStencil']],
    ['specified', { row: 'specified' }, 4, without, ['noStencil']],
    ['unspecified', { row: 'unspecified' }, 1, without, ['noStencil']],
    ['unspecified', { row: 'unspecified' }, 4, withIdle, ['noDemand', 'noWorklog']],
  ])('are none where %s has no value in month %#: what lacks is named', (_, row, month, of, reasons) => {
    const leftOut = reasons.map((reason) => missing(reason, month));
    expect(explained(row, month, { first: 1, last: 4 }, of)).toEqual({ value: null, steps: [], leftOut });
  });

  it('of demanded hours go down to the shifts of each demand period', () => {
    const [category] = plan.categories;
    const [demand] = category!.demands;
    const [row] = demand!.shiftDemands;
    const none = demandRow('s', '0 0 0 0 0 0 0', '', '07:00–15:00', '');
    const periods = [
      { ...demand!, id: 'first', end: '2026-01-20', shiftDemands: [row!, { ...row!, shiftId: 'n' }, none] },
      { ...demand!, id: 'second', start: '2026-01-21' },
    ];
    const shifts = [...category!.shifts, { ...category!.shifts[0]!, id: 'n', name: 'Natt' }];
    const of = { ...plan, categories: [{ ...category!, shifts, demands: periods }] };
    const { value, steps } = explainFollowUp(of, { year: 2026, month: 1, row: { row: 'demand' } }, quarter)!;
    expect(value).toBe(744 + 480);
    expect(steps.map((step) => [step.input, step.value, step.from, step.to])).toEqual([
      [{ kind: 'demand', ...ref, shiftName: 'Dag', periodId: 'first' }, 480, '2026-01-01', '2026-01-20'],
      [{ kind: 'demand', ...ref, shiftName: 'Natt', periodId: 'first' }, 480, '2026-01-01', '2026-01-20'],
      [{ kind: 'demand', ...ref, shiftName: 'Dag', periodId: 'second' }, 264, '2026-01-21', '2026-01-31'],
    ]);
  });

  it('leave out an activity without a value, and other categories in the difference of one', () => {
    const february = [activity('own', 650, dates(2))];
    expect(explained({ row: 'worked' }, 2)).toEqual({ value: 650, steps: february, leftOut: [] });
    const doctors = { ...plan.categories[0]!, id: 'd', name: 'Läkare' };
    const both = { ...plan, categories: [...plan.categories, doctors] };
    expect(explained(diffRow, 1, quarter, both)).toEqual(explained(diffRow, 1));
  });

  it('need a stencil only where they are services', () => {
    expect(explained({ row: 'worked' }, 1, quarter, without)).toEqual({ value: 760, steps: worked, leftOut: [] });
  });
});

describe('the cost of a month of the follow-up', () => {
  const inputs = (activityId: string | undefined, hours: number, rate: number, atHour = false) => ({
    kind: 'cost',
    activityId,
    hours,
    rate,
    atHour,
  });
  const cost = (row: Source, of: FollowUpPlan = plan) => {
    const found = explainCost(of, 2026, 1, row);
    if (found) expectRecomputed(found);
    expect(found?.steps.every(({ unit }) => unit === 'thousands')).not.toBe(false);
    return found && { value: found.value, inputs: found.steps.map(({ input }) => input), leftOut: found.leftOut };
  };
  const ofWork = [inputs('own', 700, 400), inputs('rented', 60, 900)];

  it.each<[string, Source, number, readonly object[]]>([
    ['an activity', activityRow('rented'), 54, [inputs('rented', 60, 900)]],
    ['worked time', { row: 'worked' }, 334, ofWork],
    ['demand', { row: 'demand' }, 297.6, [inputs(undefined, 744, 400)]],
    ['the difference', { row: 'difference' }, 36.4, [...ofWork, inputs(undefined, 744, 400)]],
  ])('is hours × rate of each: of %s', (_, row, value, of) => {
    expect(cost(row)).toEqual({ value, inputs: of, leftOut: [] });
  });

  it('is at the hourly rate where the kind has none, and none where some hours have no rate at all', () => {
    const withRates = (fields: object): FollowUpPlan => ({ ...plan, rates: { ...rates, ...fields } });
    expect(cost({ row: 'worked' }, withRates({ rentalHour: null }))).toMatchObject({
      value: 304,
      inputs: [inputs('own', 700, 400), inputs('rented', 60, 400, true)],
    });
    expect(cost({ row: 'worked' }, withRates({ hour: null }))).toBeUndefined();
    expect(cost({ row: 'difference' }, withRates({ hour: null }))).toBeUndefined();
    expect(cost(activityRow('rented'), withRates({ hour: null }))).toMatchObject({ value: 54 });
  });

  it('is of the activities that have hours in the month', () => {
    const { value, steps } = explainCost(plan, 2026, 2, { row: 'worked' })!;
    expect([value, steps.map(({ input }) => input)]).toEqual([260, [inputs('own', 650, 400)]]);
  });

  it('is none of services, of a month without hours, and without a stencil', () => {
    for (const row of [{ row: 'services' }, { row: 'contractors' }, diffRow, activityRow('later')] as const)
      expect(cost(row)).toBeUndefined();
    expect(explainCost(plan, 2026, 4, { row: 'worked' })).toBeUndefined();
    expect(cost({ row: 'worked' }, { ...plan, rates: undefined })).toBeUndefined();
  });
});

describe('the steps of a year of the follow-up', () => {
  it.each<[string, Source, number, readonly object[], string]>([
    ['hours, added up', activityRow('chief'), 190.5, [monthValue(100, 1), monthValue(90.5, 2)], 'noValue'],
    [
      'the mean of an activity',
      activityRow('sick'),
      7.5,
      [monthValue(8, 1, 'count'), monthValue(7, 2, 'count'), monthCount(2)],
      'noValue',
    ],
    [
      'the mean of services',
      diffRow,
      -1.7,
      [dayValue(-1.7, 1, 31), dayValue(-1.7, 2, 28), { ...monthCount(59), unit: 'days', input: { kind: 'dayCount' } }],
      'noDemand',
    ],
    ['the last cumulative', { row: 'cumulative' }, -6, [monthValue(16, 1), monthValue(-22, 2)], 'noDemand'],
  ])('are its months: %s', (_, row, value, steps, reason) => {
    expect(explained(row)).toEqual({ value, steps, leftOut: [missing(reason, 3)] });
  });

  it.each(['contractors', 'excluded', 'services', 'specified', 'unspecified'] as const)(
    'are services where the row %s is of services',
    (row) => {
      const { steps } = explainFollowUp(plan, { year: 2026, row: { row } }, quarter)!;
      expect(steps.map(({ unit }) => unit)).toEqual([...steps.slice(1).map(() => 'services'), 'days']);
    },
  );

  it('are none without a month with a value', () => {
    const leftOut = [missing('noDemand', 3)];
    expect(explained({ row: 'demand' }, undefined, { first: 3, last: 3 })).toEqual({ value: null, steps: [], leftOut });
  });

  it('recompute to every row, month and year', () => {
    const rows = followUpOf(withIdle, 2026, quarter).groups.flatMap((group) => group.rows);
    for (const { source, months, total } of rows)
      for (const month of [1, 2, 3, undefined]) {
        const one = explainFollowUp(withIdle, { year: 2026, month, row: source }, quarter)!;
        expectRecomputed(one);
        expect(one.value).toBe(month ? months[month - 1] : total);
      }
  });
});

it('a row that the year of the follow-up lacks has no explanation', () => {
  for (const row of [activityRow('later'), { row: 'diff', category: 'Tandläkare' } as const])
    expect(explained(row, 1)).toBeUndefined();
});
