import { describe, expect, it } from 'vitest';
import {
  byCategoryName,
  type CategoryPlan,
  demandIn,
  isShort,
  receiptsOf,
  supplyIn,
} from '#shared/calculation/index.ts';
import { common, count, sharedDays, spansOf, stretches, valueAt } from '#shared/calculation/span.ts';
import { assetPeriod, demandRow, emptyPlan, shiftPeriod } from './build.ts';

describe('the order of categories by name', () => {
  it('is nurses, then assistant nurses, then all others in Swedish order', () => {
    const names = [
      'Övriga',
      'Avd 10',
      'Specialistundersköterska',
      'Undersköterska natt',
      'SJUKSKÖTERSKA 2',
      'Läkare',
      'Avd 9',
      'Specialistsjuksköterska',
      'Sjuksköterska 10',
      ' undersköterska',
      'Undervisande sjuksköterska',
    ];
    expect(names.toSorted(byCategoryName)).toEqual([
      'SJUKSKÖTERSKA 2',
      'Sjuksköterska 10',
      'Specialistsjuksköterska',
      ' undersköterska',
      'Specialistundersköterska',
      'Undersköterska natt',
      'Avd 9',
      'Avd 10',
      'Läkare',
      'Undervisande sjuksköterska',
      'Övriga',
    ]);
  });
});

describe('a shortage', () => {
  it.each([
    [-0.45, true],
    [-0.450001, true],
    [-0.449999, false],
    [-3, true],
    [0, false],
    [0.45, false],
    [null, false],
    [undefined, false],
  ])('of the difference %s is %s', (diff, expected) => {
    expect(isShort(diff)).toBe(expected);
  });
});

describe('spans of days', () => {
  const span = (from: number, to: number, value = 'x') => ({ from, to, value });

  it.each([
    [1, 5, 5, 9, 1],
    [5, 9, 1, 5, 1],
    [1, 4, 5, 9, 0],
    [6, 9, 1, 5, 0],
    [1, 9, 3, 4, 2],
    [3, 4, 1, 9, 2],
    [1, Number.POSITIVE_INFINITY, 3, 4, 2],
  ])('%d–%d and %d–%d have %5$d days in common', (from, to, otherFrom, otherTo, days) => {
    const [a, b] = [
      { from, to },
      { from: otherFrom, to: otherTo },
    ];
    expect(sharedDays(a, b)).toBe(days);
    expect(count(common(a, b))).toBe(days);
  });

  it('count 0 days when they end before they begin', () => {
    expect([count({ from: 3, to: 2 }), count({ from: 9, to: 2 }), count({ from: 3, to: 3 })]).toEqual([0, 0, 1]);
  });

  it('hold their value from their first day to their last', () => {
    const spans = [span(3, 5, 'a'), span(6, 6, 'b')];
    expect([2, 3, 5, 6, 7].map((day) => valueAt(spans, day))).toEqual([undefined, 'a', 'a', 'b', undefined]);
  });

  it('come in the order of their first day', () => {
    const periods = ['2026-03-01', '2026-01-01', '2026-02-01'].map((start) => ({ start, end: start }));
    expect(spansOf(periods, ({ start }) => start).map(({ value }) => value)).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ]);
  });

  it.each([
    ['no span', [], [[10, 20, undefined]]],
    ['a span over all days', [span(1, 30)], [[10, 20, 'x']]],
    ['a span of exactly the days', [span(10, 20)], [[10, 20, 'x']]],
    ['spans outside the days', [span(1, 9), span(21, 30)], [[10, 20, undefined]]],
    [
      'spans that reach in by one day',
      [span(1, 10), span(20, 30)],
      [
        [10, 10, 'x'],
        [11, 19, undefined],
        [20, 20, 'x'],
      ],
    ],
    [
      'adjoining spans',
      [span(5, 14, 'a'), span(15, 25, 'b')],
      [
        [10, 14, 'a'],
        [15, 20, 'b'],
      ],
    ],
    [
      'a gap of one day before and after',
      [span(11, 19)],
      [
        [10, 10, undefined],
        [11, 19, 'x'],
        [20, 20, undefined],
      ],
    ],
  ] as const)('divide the days 10–20 by %s', (_, spans, expected) => {
    const parts = stretches(spans, { from: 10, to: 20 });
    expect(parts.map(({ from, to, value }) => [from, to, value])).toEqual(expected);
  });
});

const week = { start: '2026-01-05', end: '2026-01-11' };
const planWith = (changed: Partial<CategoryPlan>): CategoryPlan => ({
  ...emptyPlan,
  periods: [{ start: '2026-01-01', end: null, workingHours: 40, workingMinutes: 0 }],
  demands: [
    {
      ...week,
      simulation: false,
      shiftDemands: [demandRow('s', '1 1 1 1 1 1 1', 'Sat', '08:00–16:00', '08:00–16:00')],
    },
  ],
  ...changed,
});

describe('what is read of a plan', () => {
  it('counts a demand row of an unknown shift as a standard shift of the day', () => {
    const demand = demandIn(planWith({ shifts: [] }), week);
    expect(demand.hoursOf).toEqual({ dag: 56, kvall: 0, natt: 0 });
    expect(demand).toMatchObject({ services: 1.4, nightShifts: 0, weekendShifts: 1 });
  });

  it('counts a category period of 0:00 as none', () => {
    const periods = [{ start: '2026-01-01', end: null, workingHours: 0, workingMinutes: 0 }];
    expect(demandIn(planWith({ periods }), week)).toMatchObject({ services: null, measuredDays: 0, hours: 56 });
  });

  it('takes each shift period on its own days', () => {
    const shifts = [
      {
        id: 's',
        name: 'Dag',
        periods: [
          shiftPeriod({ start: '2026-01-08', end: null, isNightShift: true }),
          shiftPeriod({ start: '2025-01-01', end: '2026-01-07' }),
        ],
      },
    ];
    expect(demandIn(planWith({ shifts }), week)).toMatchObject({
      hoursOf: { dag: 24, kvall: 0, natt: 32 },
      nightShifts: 4,
    });
  });

  it('counts a substitute who is a contractor too as a contractor', () => {
    const periods = [assetPeriod({ ...week, isFillIn: true, isContractor: true })];
    expect(supplyIn({ assets: [{ id: 'a', periods }] }, week)).toMatchObject({
      fillInCount: 0,
      contractorCount: 1,
      contractorWorkRateSum: 1,
      substituteWorkRateSum: 0,
      workRateSumWhenSubstitute: null,
    });
  });

  it('counts an asset at the level of its last day with a work rate, and none outside 1 to 6', () => {
    const levels = (...given: readonly [string, string, number, number][]) =>
      supplyIn(
        {
          assets: [
            {
              id: 'a',
              periods: given.map(([start, end, workRate, level]) => assetPeriod({ start, end, workRate, level })),
            },
          ],
        },
        week,
      ).levels;
    expect(levels(['2026-01-05', '2026-01-06', 1, 2], ['2026-01-07', '2026-01-11', 0.5, 6])).toEqual([
      0, 0, 0, 0, 0, 1,
    ]);
    expect(levels(['2026-01-05', '2026-01-06', 1, 1], ['2026-01-07', '2026-01-11', 0, 4])).toEqual([1, 0, 0, 0, 0, 0]);
    expect(levels(['2026-01-05', '2026-01-06', 1, 1], ['2026-01-07', '2026-01-11', 1, 0])).toEqual([0, 0, 0, 0, 0, 0]);
    expect(levels(['2026-01-05', '2026-01-11', 1, 7])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('gives no receipts for a range that ends before it begins', () => {
    expect(receiptsOf(emptyPlan, { start: '2026-01-12', end: '2026-01-11' })).toEqual([]);
  });
});

it('a person without a level is in none, and no contractor', () => {
  const periods = [assetPeriod({ start: '2026-01-05', end: null, level: 0 })];
  const supply = supplyIn({ assets: [{ id: 'a', periods }] }, { start: '2026-01-05', end: '2026-01-11' });
  expect(supply).toMatchObject({ workingCount: 1, contractorCount: 0, levels: [0, 0, 0, 0, 0, 0] });
});
