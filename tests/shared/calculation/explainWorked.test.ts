import { describe, expect, it } from 'vitest';
import {
  explainWorked,
  type WorkedField,
  workedFields,
  workedKeyValues,
  workedSums,
} from '#shared/calculation/index.ts';
import { expectRecomputed } from './explained.ts';
import { shown } from './shown.ts';
import { workedPlan as plan } from './workedPlan.ts';

const unit = { unitId: 'a', plan, months: [1, 2, 3] };
const january = { from: '2026-01-01', to: '2026-01-31' };
const february = { from: '2026-02-01', to: '2026-02-28' };
const march = { from: '2026-03-01', to: '2026-03-31' };

type Hours = Readonly<Record<string, number>>;
type Added = readonly [added: Hours, subtracted?: Hours];

/** The steps of a month: hours added and subtracted, over its bed-days. */
const month = (at: object, days: number, ...[added, subtracted = {}]: Added) => {
  const steps = (role: string, hours: Hours) =>
    Object.entries(hours).map(([of, value]) => ({
      role,
      value,
      unit: 'hours',
      unitId: 'a',
      ...at,
      input: { kind: 'monthHours', of },
    }));
  const bedDays = { role: 'divide', value: days, unit: 'bedDays', unitId: 'a', ...at, input: { kind: 'bedDays' } };
  return [...steps('add', added), ...steps('subtract', subtracted), bedDays];
};
const missing = (reason: string, at: object) => ({ value: null, reason, unitId: 'a', ...at, input: undefined });

describe('the steps of key values 1 and 2', () => {
  it.each<[WorkedField, Added, Added]>([
    ['demandPerBedAndDay', [{ demand: 744 }], [{ demand: 672 }]],
    ['worklogPerBedAndDay', [{ worklog: 762 }], [{ worklog: 628 }]],
    ['diffDemandWorklogPerBedAndDay', [{ worklog: 762 }, { demand: 744 }], [{ worklog: 628 }, { demand: 672 }]],
    ['diffResources', [{ worklog: 762 }, { demand: 744 }], [{ worklog: 628 }, { demand: 672 }]],
    ['detailedResources', [{ detailed: 31 }], [{ detailed: 0 }]],
    [
      'unspecifiedResources',
      [{ worklog: 762 }, { demand: 744, detailed: 31 }],
      [{ worklog: 628 }, { demand: 672, detailed: 0 }],
    ],
    ['overTimePerBedAndDay', [{ overtime: 18.6 }], [{ overtime: 14 }]],
    ['resourcePerBedAndDay', [{ resource: 31 }], [{ resource: 0 }]],
    ['rentalPerBedAndDay', [{ rental: 62 }], [{ rental: 28 }]],
  ])('%s are hours and bed-days, month by month', (field, first, second) => {
    const explained = explainWorked(1, 2026, [unit], field);
    expectRecomputed(explained);
    const { sums } = workedSums(plan, 1, { year: 2026, months: [1, 2, 3] });
    expect(explained.value).toBe(workedKeyValues([sums!])[field]);
    expect(shown([explained.steps, explained.leftOut])).toEqual([
      [...month(january, 310, ...first), ...month(february, 280, ...second)],
      [missing('noDemand', march)],
    ]);
  });

  it('of key value 2 need no demand', () => {
    const { value, steps, leftOut } = explainWorked(2, 2026, [{ ...unit, months: [3, 4, 5] }], 'resourcePerBedAndDay');
    expect(shown([value, steps])).toEqual([0.033207, month(march, 301.142857, { resource: 10 })]);
    expect(leftOut).toEqual([
      missing('lacking', { from: '2026-04-01', to: '2026-04-30' }),
      missing('lacking', { from: '2026-05-01', to: '2026-05-31' }),
      missing('noWorklog', { from: '2026-05-01', to: '2026-05-31' }),
    ]);
  });

  it('of units together name the unit of each step', () => {
    const other = { ...unit, unitId: 'b', months: [1] };
    const { value, steps, leftOut } = explainWorked(1, 2026, [unit, other], 'demandPerBedAndDay');
    expect([value, leftOut]).toEqual([2.4, [missing('noDemand', march)]]);
    expect(shown(steps)).toEqual([
      ...[...month(january, 310, { demand: 744 }), ...month(february, 280, { demand: 672 })],
      ...month(january, 310, { demand: 744 }).map((step) => ({ ...step, unitId: 'b' })),
    ]);
  });

  it('of beds are the bed periods of the counted months of one unit, and the means of several', () => {
    const step = (value: number, at: object) => [
      { role: 'add', value, unit: 'bedDays', ...at, input: { kind: 'beds', beds: 10, weekendBeds: 10 } },
      { role: 'divide', value: value / 10, unit: 'days', ...at, input: { kind: 'dayCount' } },
    ];
    const leftOut = [missing('noDemand', march)];
    expect(shown(explainWorked(1, 2026, [unit], 'beds'))).toEqual({
      value: 10,
      steps: [...step(310, january), ...step(280, february)],
      leftOut,
    });
    const mean = (unitId: string, at: object) => ({
      role: 'add',
      value: 10,
      unit: 'beds',
      ...at,
      unitId,
      input: { kind: 'meanBeds' },
    });
    const units = [unit, { ...unit, unitId: 'b', months: [2] }, { ...unit, unitId: 'c', months: [] }];
    expect(explainWorked(1, 2026, units, 'beds')).toEqual({
      value: 20,
      steps: [mean('a', { from: january.from, to: february.to }), mean('b', february)],
      leftOut,
    });
  });

  it('are none where the beds are closed, and name the month', () => {
    const beds = [{ start: '2026-01-01', end: null, beds: 0, weekendBeds: 0 }];
    const closed = { ...unit, plan: { ...plan, beds }, months: [1] };
    expect(explainWorked(1, 2026, [closed], 'demandPerBedAndDay')).toEqual({
      value: null,
      steps: [],
      leftOut: [expect.objectContaining({ reason: 'lacking', from: '2026-01-01', to: '2026-01-31', unitId: 'a' })],
    });
  });

  it('are none without a month that counts', () => {
    expect(workedFields).toHaveLength(10);
    for (const field of workedFields)
      expect(explainWorked(1, 2026, [{ ...unit, months: [3] }], field)).toEqual({
        value: null,
        steps: [],
        leftOut: [missing('noDemand', march)],
      });
  });
});
