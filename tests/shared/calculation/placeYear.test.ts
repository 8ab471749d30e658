import { describe, expect, it } from 'vitest';
import {
  endedMonths,
  isKnown,
  type PlaceRowName,
  placeYear,
  type UnitMonthsPlan,
  unitMonthsOf,
} from '#shared/calculation/index.ts';
import { json6 } from '#shared/quantity/round.ts';
import type { Day } from '#shared/time/day.ts';
import { demandRow } from './build.ts';
import { activity, category, plan, rates } from './followUpPlan.ts';
import { figure, tableBelow } from './formulaPage.ts';
import { evenWages } from './wages.ts';

const ENDED = 2;
const budget = [{ start: '2026-01-01', end: '2026-12-31', budget: 5 }];
const budgeted = [{ ...category, budget }];
const unit: UnitMonthsPlan = { ...plan, budgeted, budgetHours: [], ratesOf: () => () => null };
const notWorked: UnitMonthsPlan = { ...unit, activities: [], inputs: new Map() };
const monthsOf = (of: UnitMonthsPlan, ended = ENDED) => unitMonthsOf(of, 2026, ended);
const sumOf = (...units: readonly UnitMonthsPlan[]) =>
  placeYear(
    units.map((one) => monthsOf(one).rows),
    2026,
    ENDED,
  );
const shown = (value: number | null): number | null => (value === null ? null : json6(value));

describe('the follow-up of several units', () => {
  it.each(tableBelow('Follow-up of two units'))('has the figures of the page in the row $row', (example) => {
    const { toDate, year } = sumOf(unit)[example.row as PlaceRowName];
    const expected = ['hours', 'services', 'tkr'].flatMap((name) => [
      figure(example[`${name} to date`]),
      figure(example[name]),
    ]);
    const figures = (['hours', 'services', 'cost'] as const).flatMap((name) => [
      shown(toDate[name]),
      shown(year[name]),
    ]);
    expect(figures).toEqual(expected);
  });

  it('adds up what each unit has, and compares only units and months that have both', () => {
    const both = sumOf(unit, notWorked);
    expect(both.worked.toDate).toMatchObject({ hours: 1410, months: 2 });
    expect(both.worked.months.slice(0, 4).map(({ units }) => units)).toEqual([1, 1, 1, 0]);
    expect(both.demand.toDate.hours).toBe(2832);
    expect(both.difference.toDate).toEqual(sumOf(unit).difference.toDate);
    expect(both.budget.year).toMatchObject({ hours: 19_800, services: 10, cost: 7920 });
  });

  it('forecasts a month that has ended without worked time by the planned staff', () => {
    const { forecast } = monthsOf(notWorked).rows;
    expect(forecast.every(({ hours, cost }) => hours === 412.5 && cost === 206.25)).toBe(true);
    expect(monthsOf(unit, 3).rows.forecast[2]?.hours).toBe(520);
    expect(monthsOf(unit, 0).rows.forecast[0]?.hours).toBe(412.5);
  });

  it('makes a measure of a sum unknown where a unit has hours without a rate, never 0', () => {
    const { hour: _, ...others } = rates;
    const unpriced = { ...unit, rates: { ...others, hour: null, rentalHour: null } };
    const months = monthsOf(unpriced);
    expect(months.lacksHour).toBe(true);
    expect(months.missing.flat()).toContainEqual({ year: 2026, field: 'monthlySalary' });
    const both = sumOf(unit, unpriced);
    for (const row of ['worked', 'difference', 'budget', 'forecast', 'forecastDifference'] as const) {
      expect(both[row].toDate).toMatchObject({ cost: null });
      expect(both[row].toDate.hours).not.toBeNull();
    }
  });

  it('has no mean of services over months of which one is unknown', () => {
    const { rows } = monthsOf(unit);
    const worked = rows.worked.map((month, index) => (index === 1 ? { ...month, services: null } : month));
    const { toDate, year } = placeYear([{ ...rows, worked }], 2026, ENDED).worked;
    expect([toDate.services, year.services]).toEqual([null, null]);
    expect(toDate).toMatchObject({ hours: 1410, months: 2 });
  });

  it('names what costs the hour of a stencil without a rate of its own: contractors that are planned, and worked time', () => {
    expect([monthsOf(unit).missing.flat(), monthsOf(unit).atHour]).toEqual([[], []]);
    const plain = { ...unit, rates: { ...rates, rentalHour: null } };
    const rental = { year: 2026, field: 'rental', atHour: true };
    expect(monthsOf(plain).missing).toEqual([[rental]]);
    expect(monthsOf(plain).atHour).toEqual([{ activity: 'rented', missing: [rental] }]);
    expect(monthsOf(notWorked).atHour).toEqual([]);
    // Where all that is planned has become worked time, no planned contractors are priced.
    const all = { ...plain, inputs: new Map([['own', Array<number>(12).fill(700)]]) };
    expect(monthsOf(all, 12).missing.flat()).toEqual([]);
    expect(monthsOf(all, 11).missing.flat()).toEqual([rental]);
    const lacking = { ...plain, rates: { ...rates, rentalHour: null, hour: null } };
    expect(monthsOf(lacking).missing.flat()).toEqual([{ year: 2026, field: 'monthlySalary' }]);
  });

  it('takes the hours of a budget from those typed, and what is not typed from these', () => {
    const budgetHours = [{ start: '2026-01-01', end: null, budget: 330 }];
    expect(monthsOf({ ...unit, budgetHours }).rows.budget[0]).toEqual({ hours: 330, services: 5, cost: 330 });
    const ofHours = { ...unit, budgeted: [category], budgetHours };
    expect(monthsOf(ofHours).rows.budget[0]).toEqual({ hours: 330, services: 2, cost: 132 });
    expect(monthsOf({ ...ofHours, rates: undefined }).rows.budget[0]).toEqual({
      hours: 330,
      services: null,
      cost: null,
    });
    expect(monthsOf({ ...unit, budgeted: [category] }).withoutBudget).toHaveLength(12);
  });

  it('keeps apart the budget of categories that nobody is planned for', () => {
    const only = { ...category, name: 'Läkare', assets: [], demands: [], periods: [], budget };
    const { rows } = monthsOf({ ...unit, budgeted: [...budgeted, only] });
    expect(rows.budget[0]).toMatchObject({ hours: 1650, services: 10 });
    expect(rows.unplanned[0]).toEqual({ hours: 825, services: 5, cost: 330 });
    const budgetHours = [{ start: '2026-01-01', end: null, budget: 1700 }];
    const typed = monthsOf({ ...unit, budgeted: [...budgeted, only], budgetHours }).rows;
    expect(typed.unplanned[0]).toEqual({ hours: null, services: 5, cost: 330 });
  });

  it('has nothing of a unit without plans', () => {
    const nothing = { ...unit, categories: [], budgeted: [], activities: [], inputs: new Map() };
    expect(Object.values(monthsOf(nothing).rows).flat().some(isKnown)).toBe(false);
    expect(sumOf(unit, nothing)).toEqual(sumOf(unit));
    expect(placeYear([], 2026, ENDED).worked.year).toEqual({ hours: null, services: null, cost: null, months: 0 });
  });
});

describe('the months of a unit', () => {
  it('are known where contractors that nobody has planned lack a rate', () => {
    const [own] = category.assets;
    const without = {
      ...notWorked,
      budgeted: [{ ...category, assets: [own!] }],
      rates: { ...rates, rentalHour: null },
    };
    expect(monthsOf(without).rows.forecast[0]).toMatchObject({ services: 1, cost: 66 });
  });

  it('are known where only contractors are planned and the hour of own staff is lacking', () => {
    const contractor = category.assets[2]!;
    const rented = {
      ...notWorked,
      budgeted: [{ ...category, assets: [contractor] }],
      rates: { ...rates, hour: null },
    };
    expect(monthsOf(rented).rows.forecast[0]).toMatchObject({ services: 0.5, cost: 74.25 });
  });

  it('have a budget at rates of their own without the inconvenient hours of a demand that is only simulated', () => {
    const nights = demandRow('s', '1 1 1 1 1 1 1', '', '22:00–06:00', '');
    const costWith = (simulation: boolean) => {
      const demands = [{ start: '2026-01-01', end: null, simulation, shiftDemands: [nights] }];
      const at = (year: number) => ({ source: 'rates', year, rates: evenWages }) as const;
      const priced = { ...unit, budgeted: [{ ...category, demands, budget }], ratesOf: () => at };
      return shown(monthsOf(priced).rows.budget[0]!.cost);
    };
    const withoutHours = json6((5 * 31 * 40 * 0.36) / 7);
    expect(costWith(true)).toBe(withoutHours);
    expect(costWith(false)).toBeGreaterThan(withoutHours);
  });

  it.each([
    ['SimpleOvertime', 'overtime', { simpleOvertime: null }],
    ['QualifiedOvertime', 'qualifiedOvertime', { qualifiedOvertime: null }],
    ['Resource', 'resource', { resourceHour: null }],
    ['Rental', 'rental', { rentalHour: null }],
  ] as const)(
    'name worked hours of %s that cost the hour because the year has no rate for them',
    (map, field, none) => {
      const one = {
        ...unit,
        activities: [activity('worked', { map })],
        inputs: new Map([['worked', [10, ...Array(11).fill(null)]]]),
      };
      const lacking = { ...one, rates: { ...rates, ...none } };
      expect(monthsOf(lacking).atHour).toEqual([
        { activity: 'worked', missing: [{ year: 2026, field, atHour: true }] },
      ]);
      expect(monthsOf(one).atHour).toEqual([]);
      expect(monthsOf({ ...lacking, inputs: new Map() }).atHour).toEqual([]);
    },
  );

  it('name no work of a kind without a rate of its own', () => {
    const worked = { ...unit, activities: [activity('own', { map: 'Work' }), activity('any', {})] };
    const lacking = { ...rates, simpleOvertime: null, qualifiedOvertime: null, resourceHour: null, rentalHour: null };
    const inputs = new Map([
      ['own', Array<number>(12).fill(10)],
      ['any', Array<number>(12).fill(10)],
    ]);
    expect(monthsOf({ ...worked, inputs, rates: lacking }).atHour).toEqual([]);
  });

  it('leave simulated demand out', () => {
    const simulated = category.demands.map((demand) => ({ ...demand, simulation: true }));
    const more = {
      ...category,
      budget,
      demands: [...category.demands, ...simulated.map((one) => ({ ...one, start: '2026-03-01', end: null }))],
    };
    expect(monthsOf({ ...unit, budgeted: [more] }).rows).toEqual(monthsOf(unit).rows);
  });

  it('name those without a budget, and whether some hours have no cost', () => {
    const half = [{ start: '2026-01-01', end: '2026-06-30', budget: 5 }];
    expect(monthsOf({ ...unit, budgeted: [{ ...category, budget: half }] }).withoutBudget).toEqual([
      7, 8, 9, 10, 11, 12,
    ]);
    expect(monthsOf(unit)).toMatchObject({ withoutBudget: [], lacksHour: false });
    const unpriced = { ...unit, rates: { ...rates, hour: null } };
    expect(monthsOf(unpriced).lacksHour).toBe(true);
    const nothing = { ...unpriced, categories: [], budgeted: [], activities: [], inputs: new Map() };
    expect(monthsOf(nothing).lacksHour).toBe(false);
    const zero = {
      ...nothing,
      activities: [activity('own', { map: 'Work' })],
      inputs: new Map([['own', Array<number>(12).fill(0)]]),
    };
    expect(monthsOf(zero).lacksHour).toBe(false);
  });
});

describe('the months that have ended', () => {
  it.each([
    ['2025-12-31', 0],
    ['2026-01-31', 0],
    ['2026-02-01', 1],
    ['2026-12-31', 11],
    ['2027-01-01', 12],
  ])('are on %s %i', (today, count) => {
    expect(endedMonths(2026, today as Day)).toBe(count);
  });
});
