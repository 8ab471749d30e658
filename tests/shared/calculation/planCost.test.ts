import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CategoryPlan,
  type CategoryRates,
  costPartsIn,
  demandCostOf,
  hourCost,
  normalWeekParts,
  type ObHours,
  ratesOf,
  supplyCostOf,
  type YearRates,
} from '#shared/calculation/index.ts';
import { monthsBetween } from '#shared/calculation/months.ts';
import { pricedMonths } from '#shared/calculation/pricedMonths.ts';
import { json6 } from '#shared/quantity/round.ts';
import { addDays } from '#shared/time/day.ts';
import { scenes } from './arbitrary.ts';
import { assetPeriod, demandRow } from './build.ts';
import { demandPeriod, figure, plan, shiftsWith, tableBelow } from './formulaPage.ts';
import { obByTheMinute } from './referenceOb.ts';
import { pageWages } from './wages.ts';

const runs = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 300) / 3);

const priced =
  (rates: CategoryRates = pageWages) =>
  (year: number): YearRates => ({ source: 'rates', year, rates });
const weekOf = (monday: string) => ({ start: monday, end: addDays(monday, 6) });
const staffedAs = (rule: string): CategoryPlan => ({
  ...plan,
  daysOff: { redDay: rule, eve: rule } as NonNullable<CategoryPlan['daysOff']>,
});
const obOf = (parts: ReturnType<typeof costPartsIn>): ObHours => ({
  weekend: parts.reduce((sum, { ob }) => sum + ob.weekend, 0),
  night: parts.reduce((sum, { ob }) => sum + ob.night, 0),
  evening: parts.reduce((sum, { ob }) => sum + ob.evening, 0),
});

describe('the cost of demand', () => {
  it.each(tableBelow('Cost of the demand at'))(
    'in the week of $week, days off as $["days off"], is that of the formula page',
    (example) => {
      const parts = costPartsIn(staffedAs(example['days off']!), weekOf(example.week!), priced());
      const cost = demandCostOf(parts);
      expect(json6(cost.hours!)).toBe(figure(example['services-hours']));
      expect(json6(cost.ob!)).toBe(figure(example.OB));
      expect(json6(cost.total!)).toBeCloseTo(figure(example['services-hours'])! + figure(example.OB)!, 5);
      for (const [window, hours] of Object.entries(obOf(parts))) expect(json6(hours)).toBe(figure(example[window]));
      expect(json6(hourCost(priced()(2026), 38 * 60 + 15)!)).toBe(349.118552);
    },
  );

  it('of a normal week is that of a week without days off', () => {
    const shifts = shiftsWith('Other 34:20');
    const parts = normalWeekParts({ ...demandPeriod, shifts, start: '2026-01-05' }, priced()(2026));
    expect(json6(demandCostOf(parts).total!)).toBe(json6(113807.563713 + 12259.809));
  });

  it('of a normal week has the measures that hold on its first day', () => {
    const shifts = shiftsWith('Other 34:20');
    const [measured] = demandPeriod.categoryPeriods;
    const other = { workingHours: 40, workingMinutes: 0 };
    const partsWith = (...categoryPeriods: CategoryPlan['periods']) =>
      normalWeekParts({ ...demandPeriod, categoryPeriods, shifts, start: '2026-01-05' }, priced()(2026));
    const before = { ...other, start: '2020-01-01', end: '2026-01-04' };
    const after = { ...other, start: '2026-01-06', end: null };
    const always = partsWith({ ...measured!, start: '2020-01-01', end: null });
    expect(partsWith(before, { ...measured!, start: '2026-01-05', end: null })).toEqual(always);
    expect(partsWith(after, before, { ...measured!, start: '2026-01-05', end: '2026-01-05' })).toEqual(always);
    expect(partsWith(before, after)).toEqual([]);
  });

  it('names each rate that it lacks, and is null, never 0', () => {
    const parts = costPartsIn(plan, weekOf('2026-01-12'), priced({ ...pageWages, night: null, payrollTax: null }));
    const cost = demandCostOf(parts);
    expect(cost).toMatchObject({ hours: null, ob: null, total: null });
    expect(cost.missing).toEqual([
      { year: 2026, field: 'payrollTax' },
      { year: 2026, field: 'night' },
    ]);
    expect(demandCostOf(costPartsIn(plan, weekOf('2026-01-12'), () => null)).missing).toEqual([
      { year: 2026, field: 'monthlySalary' },
    ]);
  });

  it('is that of the days with demand, where others have none', () => {
    // A full-time week of its own from the Monday on which the demand has ended.
    const [always] = plan.periods;
    const periods = [
      { ...always!, end: '2026-01-18' },
      { ...always!, start: '2026-01-19', workingHours: 40, workingMinutes: 0 },
    ];
    const ended = { ...plan, periods, demands: [{ ...plan.demands[0]!, end: '2026-01-18' }] };
    const fortnight = costPartsIn(ended, { start: '2026-01-12', end: '2026-01-25' }, priced());
    expect(fortnight).toHaveLength(2);
    expect(json6(demandCostOf(fortnight).total!)).toBe(json6(113807.563713 + 12259.809));
  });

  it('is null, and lacks no rate, where there is no demand', () => {
    const parts = costPartsIn({ ...plan, demands: [] }, weekOf('2026-01-12'), priced());
    expect(demandCostOf(parts)).toMatchObject({ total: null, missing: [] });
  });

  it('at a stencil is services at its hour, without inconvenient hours beside', () => {
    const stencil = { year: 2026, hour: 400, rentalHour: null, simpleOvertime: 600 };
    const rates = ratesOf({ organization: [], unit: [], stencils: [stencil] }, plan.name, 2026);
    const cost = demandCostOf(costPartsIn(plan, weekOf('2026-01-12'), () => rates));
    expect(rates).toEqual({
      source: 'stencil',
      year: 2026,
      hour: 400,
      rental: 400,
      overtime: 600,
      rentalAtHour: true,
    });
    expect(cost.ob).toBe(0);
    expect(cost.hours).toBeCloseTo((113807.563713 / 349.118552) * 400, 2);
  });
});

describe('the inconvenient hours of one shift', () => {
  const row = (times: string) => ({ ...demandRow('s', '1 1 1 1 1 1 1', '', times, times), dutyHours: 4 });
  const obIn = (times: string, start: string, end: string) => {
    const demands = [{ start, end, simulation: false, shiftDemands: [row(times)] }];
    return obOf(costPartsIn({ ...staffedAs('sunday'), shifts: [], demands, assets: [] }, { start, end }, priced()));
  };

  it.each([
    // 19:00–22:00, then 22:00–06:00. Without a period of the shift nobody is on duty: the four hours of duty time count.
    ['of a whole day', '08:00–08:00', '2026-01-13', '2026-01-13', { evening: 3, night: 8, weekend: 0 }],
    // Epiphany is a Tuesday: the two hours of Monday are night, and all of the day off is weekend.
    ['before a day off', '22:00–08:00', '2026-01-05', '2026-01-05', { evening: 0, night: 2, weekend: 8 }],
    ['on a day off', '22:00–08:00', '2026-01-06', '2026-01-06', { evening: 0, night: 6, weekend: 2 }],
    ['before and on a day off', '22:00–08:00', '2026-01-05', '2026-01-06', { evening: 0, night: 8, weekend: 10 }],
  ])('%s, %s from %s to %s, lie in their windows', (_, times, start, end, hours) => {
    expect(obIn(times, start, end)).toEqual(hours);
  });
});

describe('the months of a category with rates of its own', () => {
  const monthsOf = (year: number) =>
    pricedMonths({ ...plan, assets: [{ id: 'a', periods: [fromJune] }] }, monthsBetween(year, 1, 12), priced()).months;
  const fromJune = assetPeriod({ start: '2026-06-01', end: null, workRate: 1 });

  it('have what begins in one of them: a service of 30 days in June', () => {
    const own = monthsOf(2026).map((month) => month.own!);
    expect(own.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(own[5]).toBeCloseTo((((38.25 * 30) / 7) * 349.118552) / 1000, 6);
  });

  it('have no cost of a service before the category has a full-time week', () => {
    expect(monthsOf(2025).map(({ service }) => service !== null)).toEqual([...Array(11).fill(false), true]);
  });
});

describe('the cost of supply', () => {
  it('prices own staff and substitutes by the hour, contractors as invoiced, and the inconvenient hours of the demand', () => {
    const cost = supplyCostOf(costPartsIn(plan, weekOf('2026-01-05'), priced()));
    expect(json6(cost.hours!)).toBe(json6(2.5833 * 38.25 * hourCost(priced()(2026), 2295)!));
    expect(cost.rental).toBe(38.25 * 900);
    expect(json6(cost.ob!)).toBe(12259.809);
  });

  it('lacks the rental rate only where there are contractors', () => {
    const of = (monday: string) =>
      supplyCostOf(costPartsIn(plan, weekOf(monday), priced({ ...pageWages, rental: null })));
    expect(of('2026-01-05')).toMatchObject({ total: null, missing: [{ year: 2026, field: 'rental' }] });
    expect(of('2026-02-02').missing).toEqual([]);
    expect(of('2026-02-02').total).toBeGreaterThan(0);
  });
});

describe('rates', () => {
  const named = (category: string, year: number, rates: Partial<CategoryRates>) => ({
    monthlySalary: null,
    payrollTax: null,
    evening: null,
    night: null,
    weekend: null,
    overtime: null,
    qualifiedOvertime: null,
    rental: null,
    category,
    year,
    ...rates,
  });
  const organization = [named('sjuksköterska', 2026, pageWages)];

  it('of a unit go before the organisation’s field by field, by name in any case', () => {
    const unit = [named('Sjuksköterska ', 2026, { rental: 940 })];
    expect(ratesOf({ organization, unit, stencils: [] }, 'Sjuksköterska', 2026)).toEqual({
      source: 'rates',
      year: 2026,
      rates: { ...pageWages, rental: 940 },
    });
  });

  it('are merged in every field', () => {
    const every = Object.fromEntries(
      Object.keys(pageWages).map((field, index) => [field, index + 1]),
    ) as unknown as CategoryRates;
    const ofUnit = (rates: Partial<CategoryRates>) =>
      ratesOf(
        { organization: [named('Läkare', 2026, pageWages)], unit: [named('Läkare', 2026, rates)], stencils: [] },
        'Läkare',
        2026,
      );
    expect(ofUnit(every)).toMatchObject({ rates: every });
    expect(ofUnit({})).toMatchObject({ rates: pageWages });
  });

  it('without a salary are those of the stencil of the year, contractors at its hour where it has none for them', () => {
    const stencil = (year: number, rentalHour: number | null, hour: number | null = 400) => ({
      year,
      hour,
      rentalHour,
      simpleOvertime: 600,
    });
    const of = (...stencils: ReturnType<typeof stencil>[]) =>
      ratesOf({ organization: [], unit: [], stencils }, 'Läkare', 2026);
    expect(of(stencil(2025, 700), stencil(2026, 800))).toMatchObject({ year: 2026, rental: 800, rentalAtHour: false });
    expect(of(stencil(2026, null))).toMatchObject({ rental: 400, rentalAtHour: true });
    expect(of(stencil(2026, null, null))).toMatchObject({ rental: null, rentalAtHour: false });
    expect(of(stencil(2025, 700))).toBeNull();
  });

  it('are of their year and category only', () => {
    expect(ratesOf({ organization, unit: [], stencils: [] }, 'Sjuksköterska', 2027)).toBeNull();
    expect(ratesOf({ organization, unit: [], stencils: [] }, 'Undersköterska', 2026)).toBeNull();
  });
});

describe('for any plan', () => {
  it('the inconvenient hours are those counted minute by minute', () => {
    fc.assert(
      fc.property(scenes, ({ plan: random, start, end }) => {
        const ob = obOf(costPartsIn({ ...random, assets: [] }, { start, end }, priced()));
        const slow = obByTheMinute(random, start, end);
        for (const window of ['weekend', 'night', 'evening'] as const) expect(ob[window]).toBeCloseTo(slow[window], 6);
      }),
      { numRuns: runs },
    );
  });

  it('the costs of two ranges add up to that of both', () => {
    fc.assert(
      fc.property(scenes, ({ plan: random, start, end }) => {
        const total = (from: string, to: string) =>
          supplyCostOf(costPartsIn(random, { start: from, end: to }, priced())).total!;
        expect(total(start, start) + total(addDays(start, 1), end)).toBeCloseTo(total(start, end), 4);
      }),
      { numRuns: runs },
    );
  });
});
