import { describe, expect, it } from 'vitest';
import { amountsLess, noAmounts, whole } from '#shared/calculation/amounts.ts';
import {
  type CategoryRates,
  type CostPart,
  costPartsIn,
  demandCostOf,
  type PlanCost,
  sumOfPlanCosts,
  supplyCostOf,
  uniqueMissing,
  type YearRates,
} from '#shared/calculation/index.ts';
import { dayNumber, fromDayNumber } from '#shared/time/day.ts';
import { plan } from './formulaPage.ts';
import { evenWages } from './wages.ts';

const monday = dayNumber('2026-01-05');
const noOb = { weekend: 0, night: 0, evening: 0 };
const own = (given: Partial<CategoryRates> = {}): YearRates => ({
  source: 'rates',
  year: 2026,
  rates: { ...evenWages, ...given },
});
const stencil = (rental: number | null, rentalAtHour: boolean): YearRates => ({
  source: 'stencil',
  year: 2026,
  hour: 400,
  overtime: null,
  rental,
  rentalAtHour,
});
/** A week of 40 demanded hours, 30 of staff of which 10 of substitutes, and 8 of contractors, at 360 kronor an hour. */
const part = (given: Partial<CostPart> = {}): CostPart => ({
  from: monday,
  to: monday + 6,
  rates: own(),
  hourCost: 360,
  fullTime: 2400,
  hasDemand: true,
  ob: noOb,
  demandHours: 40,
  staffHours: 30,
  substituteHours: 10,
  contractorHours: 8,
  ...given,
});
const fieldsOf = ({ missing }: PlanCost): readonly string[] => missing.map(({ field }) => field);

describe('the cost of parts', () => {
  it('adds up hours, inconvenient hours with payroll tax, and contractors', () => {
    const ob = { weekend: 2, night: 1, evening: 4 };
    const inconvenient = (2 * 60 + 1 * 50 + 4 * 20) * 1.5;
    expect(demandCostOf([part({ ob })])).toEqual({
      hours: 40 * 360,
      ob: inconvenient,
      rental: 0,
      total: 40 * 360 + inconvenient,
      missing: [],
    });
    expect(supplyCostOf([part({ ob }), part()])).toEqual({
      hours: 60 * 360,
      ob: inconvenient,
      rental: 16 * 900,
      total: 60 * 360 + inconvenient + 16 * 900,
      missing: [],
    });
  });

  it('is at the stencil that of its hours, with the inconvenient hours in them', () => {
    const parts = [part({ rates: stencil(700, false), hourCost: 400, ob: { ...noOb, night: 5 } })];
    expect(supplyCostOf(parts)).toEqual({ hours: 12_000, ob: 0, rental: 5600, total: 17_600, missing: [] });
  });

  it('is nothing without demand on any of the days, and 0 of a demand of no hours', () => {
    expect(demandCostOf([part({ hasDemand: false })])).toMatchObject({ total: null, missing: [] });
    expect(demandCostOf([part({ demandHours: 0, hourCost: null, rates: null })])).toMatchObject({
      hours: 0,
      missing: [],
    });
  });
});

describe('the rates that a cost lacks', () => {
  it.each([
    ['the salary where there are no rates', { rates: null, hourCost: null }, ['monthlySalary']],
    ['no salary where there are no hours', { rates: null, hourCost: null, demandHours: 0 }, []],
    ['payroll tax of hours', { rates: own({ payrollTax: null }), hourCost: null }, ['payrollTax']],
    [
      'payroll tax of inconvenient hours',
      { rates: own({ payrollTax: null }), demandHours: 0, ob: { ...noOb, night: 1 } },
      ['payrollTax'],
    ],
    ['no payroll tax of nothing', { rates: own({ payrollTax: null }), demandHours: 0 }, []],
    ['the window of its hours', { rates: own({ night: null, evening: null }), ob: { ...noOb, night: 1 } }, ['night']],
    ['no rate of contractors', { rates: own({ rental: null }) }, []],
    ['no rate of contractors at the stencil', { rates: stencil(400, true), hourCost: 400 }, []],
  ] as const)('are of demand: %s', (_, given, fields) => {
    expect(fieldsOf(demandCostOf([part(given)]))).toEqual(fields);
  });

  it.each([
    ['that of contractors', { rates: own({ rental: null }) }, [{ year: 2026, field: 'rental' }]],
    ['none without contractors', { rates: own({ rental: null }), contractorHours: 0 }, []],
    ['that of contractors at the stencil', { rates: stencil(null, false) }, [{ year: 2026, field: 'rental' }]],
    ['none of it without contractors', { rates: stencil(null, false), contractorHours: 0 }, []],
    ['that whose hour counts instead', { rates: stencil(400, true) }, [{ year: 2026, field: 'rental', atHour: true }]],
    ['none where no hour counts instead', { rates: stencil(400, true), contractorHours: 0 }, []],
    ['none where the stencil has one', { rates: stencil(700, false) }, []],
  ] as const)('are of staff: %s', (_, given, missing) => {
    expect(supplyCostOf([part({ hourCost: 400, ...given })]).missing).toEqual(missing);
  });

  it('are named once: those of another year, or whose hour counts instead, are others', () => {
    const missing = [
      { year: 2026, field: 'rental' },
      { year: 2026, field: 'rental' },
      { year: 2027, field: 'rental' },
      { year: 2026, field: 'night' },
      { year: 2026, field: 'rental', atHour: true },
    ] as const;
    expect(uniqueMissing(missing)).toEqual(missing.slice(1));
  });
});

describe('costs together', () => {
  const nothing: PlanCost = { hours: null, ob: null, rental: null, total: null, missing: [] };
  const unknown: PlanCost = { ...nothing, ob: 0, rental: 0, missing: [{ year: 2026, field: 'payrollTax' }] };
  const cost: PlanCost = { hours: 100, ob: 10, rental: 1, total: 111, missing: [] };

  it('add nothing for what there is nothing of, and are nothing of nothing', () => {
    expect(sumOfPlanCosts([nothing, cost, cost])).toEqual({ hours: 200, ob: 20, rental: 2, total: 222, missing: [] });
    expect([sumOfPlanCosts([]), sumOfPlanCosts([nothing])]).toEqual([nothing, nothing]);
  });

  it('are unknown where one is, with each missing rate once', () => {
    expect(sumOfPlanCosts([cost, unknown, unknown])).toEqual({
      hours: null,
      ob: 10,
      rental: 1,
      total: null,
      missing: unknown.missing,
    });
  });
});

it('the parts of a plan end with a year, each with the rates of its own', () => {
  const asked: number[] = [];
  const parts = costPartsIn(
    { ...plan, periods: [{ ...plan.periods[0]!, start: '2020-01-01' }] },
    { start: '2025-12-29', end: '2027-01-03' },
    (year) => {
      asked.push(year);
      return year === 2026 ? own() : null;
    },
  );
  expect(asked).toEqual([2025, 2026, 2027]);
  expect(parts.map(({ from, to, rates }) => [fromDayNumber(from), fromDayNumber(to), rates?.year])).toEqual([
    ['2025-12-29', '2025-12-31', undefined],
    ['2026-01-01', '2026-12-31', 2026],
    ['2027-01-01', '2027-01-03', undefined],
  ]);
});

it('a part has demand where a demand period lies in its days, though it demands no hours', () => {
  const range = { start: '2026-12-28', end: '2027-01-03' };
  const partsWith = (...demands: (typeof plan)['demands']) =>
    costPartsIn(
      { ...plan, periods: [{ ...plan.periods[0]!, start: '2020-01-01', end: null }], demands },
      range,
      () => null,
    ).map(({ hasDemand }) => hasDemand);
  const empty = { simulation: false, shiftDemands: [] };
  expect(partsWith()).toEqual([false, false]);
  expect(partsWith({ ...empty, start: '2027-01-01', end: null })).toEqual([false, true]);
  expect(partsWith({ ...empty, start: '2026-12-01', end: '2026-12-31' })).toEqual([true, false]);
});

describe('amounts', () => {
  it('of nothing are nothing by every measure, whatever is unknown', () => {
    const zero = { hours: 0, services: 0, cost: 0 };
    expect(whole({ hours: 0, services: null, cost: null })).toEqual(zero);
    expect(whole({ hours: 0, services: 1, cost: null })).toEqual({ hours: 0, services: 1, cost: null });
    expect(whole({ hours: 5, services: null, cost: null })).toEqual({ hours: 5, services: null, cost: null });
    expect(whole(noAmounts)).toEqual(noAmounts);
  });

  it('less others are known by the measures that both have, and nothing where either is nothing', () => {
    const [a, b] = [
      { hours: 5, services: 0.3, cost: null },
      { hours: 2, services: 0.1, cost: 7 },
    ];
    expect(amountsLess(a, b)).toEqual({ hours: 3, services: 0.2, cost: null });
    expect(amountsLess(b, a)).toEqual({ hours: -3, services: -0.2, cost: null });
    expect([amountsLess(noAmounts, a), amountsLess(a, noAmounts)]).toEqual([noAmounts, noAmounts]);
  });
});
