import { describe, expect, it } from 'vitest';
import { type CategoryPlan, type CategoryRates, type YearCost, yearCost } from '#shared/calculation/index.ts';
import { json6 } from '#shared/quantity/round.ts';
import { assetPeriod, demandRow, emptyPlan, shiftPeriod } from './build.ts';
import { evenWages } from './wages.ts';

const rates = { hour: 412.5, rentalHour: 900, monthlyWorkHours: 165 };
const kinds = ['demand', 'budget', 'own', 'substitutes', 'contractors'] as const;
const shown = (value: number | null): number | null => (value === null ? null : json6(value));

const always = { start: '2025-01-01', end: null };
const weekdays = demandRow('s', '1 1 1 1 1 0 0', '', '08:00–16:00', '');
const employee = (id: string, given: Partial<Parameters<typeof assetPeriod>[0]>) => ({
  id,
  periods: [assetPeriod({ ...always, ...given })],
});
const plan: CategoryPlan = {
  ...emptyPlan,
  periods: [{ ...always, workingHours: 40, workingMinutes: 0 }],
  shifts: [{ id: 's', name: 'Dag', periods: [shiftPeriod()] }],
  demands: [{ ...always, simulation: false, shiftDemands: [weekdays] }],
  assets: [
    employee('own', {}),
    employee('substitute', { workRate: 0.5, isFillIn: true }),
    employee('rented', { workRate: 0.25, isContractor: true }),
  ],
  budget: [{ ...always, budget: 2 }],
};
const evenly = (year: number) => ({ source: 'rates', year, rates: evenWages }) as const;
const pricing = () => ({ rates, withSimulated: false, ratesOf: () => evenly });

describe('the cost of a year at rates of its own', () => {
  const priced = (given: Partial<CategoryRates> = {}, { demands } = plan, withSimulated = false) =>
    yearCost([{ ...plan, demands }], 2026, {
      rates,
      withSimulated,
      ratesOf: () => (year) => ({ source: 'rates', year, rates: { ...evenWages, ...given } }),
    }).categories[0]!;
  const costsOf = ({ months }: YearCost, month: number) => {
    const { service, ob, ...row } = months[month - 1]!;
    return {
      service: shown(service),
      ob: shown(ob),
      ...Object.fromEntries(kinds.map((kind) => [kind, shown(row[kind].cost)])),
    };
  };

  // A service is 40 ÷ 7 hours a day: 31 days are 1,240 ÷ 7 hours. A demand without a rule for days off has them as other days.
  it.each([
    { month: 1, days: 31, worked: 22 },
    { month: 2, days: 28, worked: 20 },
    { month: 12, days: 31, worked: 23 },
  ])('is the hours of month $month at the cost of an hour, contractors as invoiced', ({ month, days, worked }) => {
    const service = (days * 40 * 0.36) / 7;
    const counted = {
      service,
      ob: 0,
      demand: worked * 8 * 0.36,
      budget: 2 * service,
      own: service,
      substitutes: service / 2,
      contractors: (days * 10 * 0.9) / 7,
    };
    expect(costsOf(priced(), month)).toEqual(
      Object.fromEntries(Object.entries(counted).map(([name, value]) => [name, json6(value)])),
    );
    expect(priced()).toMatchObject({ source: 'rates', missing: [] });
  });

  it('has the inconvenient hours in demand and budget, and beside staff', () => {
    const saturdays = demandRow('s', '0 0 0 0 0 1 0', 'Sat', '08:00–16:00', '08:00–16:00');
    const february = costsOf(priced({}, { ...plan, demands: [{ ...plan.demands[0]!, shiftDemands: [saturdays] }] }), 2);
    const ob = 4 * 8 * 0.06 * 1.5;
    expect(february).toMatchObject({ ob: json6(ob), demand: json6(4 * 8 * 0.36 + ob), own: 57.6, budget: 115.2 + ob });
  });

  it('is null, never 0, where a rate is missing, which is named once', () => {
    expect(costsOf(priced({ payrollTax: null, rental: null }), 1)).toEqual({
      service: null,
      ob: 0,
      demand: null,
      budget: null,
      own: null,
      substitutes: null,
      contractors: null,
    });
    expect(priced({ payrollTax: null, rental: null }).missing).toEqual([
      { year: 2026, field: 'payrollTax' },
      { year: 2026, field: 'rental' },
    ]);
  });

  it('counts simulated demand where that is asked for', () => {
    const demands = [{ ...plan.demands[0]!, simulation: true }];
    const demandOf = (withSimulated: boolean) =>
      shown(priced({}, { ...plan, demands }, withSimulated).months[1]!.demand.cost);
    expect([demandOf(false), demandOf(true)]).toEqual([null, json6(20 * 8 * 0.36)]);
  });

  it('is at the stencil where the category has no full-time week', () => {
    const unmeasured = yearCost([{ ...plan, periods: [] }], 2026, pricing()).categories[0]!;
    expect(unmeasured.source).toBe('stencil');
    expect(unmeasured.months[0]!.own.cost).toBe(68.0625);
  });

  it('is null where budget, demand or inconvenient hours are unknown', () => {
    const unbudgeted = yearCost([{ ...plan, budget: [] }], 2026, pricing()).categories[0]!;
    expect(unbudgeted.months[0]!.budget).toEqual({ services: null, cost: null });
    const late = { ...plan.demands[0]!, start: '2026-01-02' };
    const [january, february] = priced({}, { ...plan, demands: [late] }).months;
    expect([january!.demand.cost, shown(february!.demand.cost)]).toEqual([null, json6(20 * 8 * 0.36)]);
    const saturdays = demandRow('s', '0 0 0 0 0 1 0', 'Sat', '08:00–16:00', '08:00–16:00');
    const inconvenient = { ...plan, demands: [{ ...plan.demands[0]!, shiftDemands: [saturdays] }] };
    expect(costsOf(priced({ weekend: null }, inconvenient), 2)).toMatchObject({ ob: null, budget: null, own: 57.6 });
  });
});

describe('the sum of the categories of a year', () => {
  const ofStaff = (...assets: CategoryPlan['assets']): CategoryPlan => ({ ...emptyPlan, assets });

  it('has the twelve months in order, and the inconvenient hours of all', () => {
    const saturdays = demandRow('s', '0 0 0 0 0 1 0', 'Sat', '08:00–16:00', '08:00–16:00');
    const inconvenient = { ...plan, demands: [{ ...plan.demands[0]!, shiftDemands: [saturdays] }] };
    const { categories, sum } = yearCost([inconvenient, inconvenient], 2026, pricing());
    for (const { months } of [categories[0]!, sum])
      expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(shown(sum.months[1]!.ob)).toBe(json6(2 * 4 * 8 * 0.06 * 1.5));
  });

  it('is of the categories with staff of any kind, or demand', () => {
    const [own, substitute, rented] = plan.assets;
    const { categories } = yearCost(
      [
        ofStaff(own!, { ...substitute!, periods: [{ ...substitute!.periods[0]!, workRate: 1 }] }),
        ofStaff(substitute!),
        ofStaff(rented!),
        { ...plan, assets: [] },
        { ...emptyPlan, budget: plan.budget },
      ],
      2026,
      { rates, withSimulated: false },
    );
    expect(categories.map(({ isPlanned }) => isPlanned)).toEqual([true, true, true, true, false]);
  });

  it('is unknown where one who is there has no rate, not where nobody is', () => {
    const [own, , rented] = plan.assets;
    const ownIn = (other: CategoryPlan) =>
      yearCost([plan, { ...other, id: 'stencil' }], 2026, {
        rates: { ...rates, hour: null },
        withSimulated: false,
        ratesOf: ({ id }) => (id === 'stencil' ? () => null : evenly),
      }).sum.months[1]!.own.cost;
    expect([ownIn(ofStaff(rented!)), ownIn(ofStaff(own!))]).toEqual([57.6, null]);
  });

  it('names what the stencil lacks though only some months need it', () => {
    const [own, , rented] = plan.assets;
    const fromJuly = ({ periods, ...asset }: CategoryPlan['assets'][number]) => ({
      ...asset,
      periods: periods.map((period) => ({ ...period, start: '2026-07-01' })),
    });
    const missingOf = (asset: typeof own, given: Partial<typeof rates> | { rentalHour: null } | undefined) =>
      yearCost([ofStaff(fromJuly(asset!))], 2026, {
        rates: given && { ...rates, ...given },
        withSimulated: false,
      }).categories[0]!.missing;
    expect(missingOf(own, undefined)).toEqual([{ year: 2026, field: 'monthlySalary' }]);
    expect(missingOf(rented, { rentalHour: null })).toEqual([{ year: 2026, field: 'rental', atHour: true }]);
    expect(missingOf(own, { rentalHour: null })).toEqual([]);
  });
});
