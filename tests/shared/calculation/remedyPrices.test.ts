import { describe, expect, it } from 'vitest';
import { type CategoryRates, remedyPrices } from '#shared/calculation/index.ts';
import { json6 } from '#shared/quantity/round.ts';
import { figure, plan, tableBelow } from './formulaPage.ts';
import { pageWages } from './wages.ts';

describe('the price of a service', () => {
  const wages: CategoryRates = { ...pageWages, overtime: 450 };
  const week = { start: '2026-01-12', end: '2026-01-18' };
  const [example] = tableBelow('Price of a service');

  it('is that of the formula page', () => {
    const prices = remedyPrices(plan, week, (year) => ({ source: 'rates', year, rates: wages }));
    expect(json6(prices.hour!)).toBe(figure(example!.hour));
    expect(json6(prices.ob!)).toBe(figure(example!['of which OB']));
    expect(prices.hour! - 349.1185520361991 * 38.25).toBeCloseTo(figure(example!['of which OB'])!, 5);
    expect(json6(prices.overtime!)).toBe(figure(example!.overtime));
    expect(json6(prices.rental!)).toBe(figure(example!.rental));
    expect(prices.missing).toEqual([]);
  });

  it('is null where a rate is missing, which it names', () => {
    const lacking = { ...wages, night: null, overtime: null, rental: null };
    const prices = remedyPrices(plan, week, (year) => ({ source: 'rates', year, rates: lacking }));
    expect(prices).toMatchObject({ hour: null, overtime: null, rental: null });
    expect(prices.missing.map(({ field }) => field)).toEqual(['night', 'overtime', 'rental']);
    expect(remedyPrices(plan, week, () => null).missing.map(({ field }) => field)).toEqual([
      'monthlySalary',
      'overtime',
      'rental',
    ]);
  });

  it('is that of the stencil, all in, where no salary is known', () => {
    const prices = remedyPrices(plan, week, (year) => ({
      source: 'stencil',
      year,
      hour: 400,
      rental: 800,
      overtime: 600,
      rentalAtHour: false,
    }));
    expect(prices).toMatchObject({ hour: 400 * 38.25, overtime: 600 * 38.25, rental: 800 * 38.25, missing: [] });
    const atHour = remedyPrices(plan, week, (year) => ({
      source: 'stencil',
      year,
      hour: 400,
      rental: 400,
      overtime: 600,
      rentalAtHour: true,
    }));
    expect(atHour.rental).toBe(400 * 38.25);
    expect(atHour.missing).toEqual([{ year: 2026, field: 'rental', atHour: true }]);
  });

  const priced = (rates: CategoryRates) => (year: number) => ({ source: 'rates' as const, year, rates });
  const idle = { ...plan, demands: [] };

  it('has no inconvenient hours in a week without demand', () => {
    const prices = remedyPrices(idle, week, priced(wages));
    expect(prices).toMatchObject({ ob: 0, missing: [] });
    expect(prices.hour).toBeCloseTo(349.1185520361991 * 38.25, 9);
    expect(remedyPrices(idle, week, () => null).missing.map(({ field }) => field)).toEqual([
      'monthlySalary',
      'overtime',
      'rental',
    ]);
  });

  it('is none in a week without a full-time week', () => {
    expect(remedyPrices({ ...plan, periods: [] }, week, priced(wages))).toEqual({
      hour: null,
      ob: null,
      overtime: null,
      rental: null,
      missing: [],
      fullTime: 0,
    });
  });

  it('is by the days of each full-time week, the longest of which is named', () => {
    const periods = [
      { start: '2020-01-01', end: '2026-01-14', workingHours: 35, workingMinutes: 0 },
      { start: '2026-01-15', end: null, workingHours: 42, workingMinutes: 0 },
    ];
    const { fullTime, overtime } = remedyPrices({ ...idle, periods }, week, priced(wages));
    expect(fullTime).toBe(42 * 60);
    expect(overtime).toBeCloseTo(450 * ((35 * 3) / 7 + (42 * 4) / 7), 9);
  });

  it('is unknown where a stencil has no hour, though its inconvenient hours are in it', () => {
    const stencil = (year: number) => ({
      source: 'stencil' as const,
      year,
      hour: null,
      rental: 800,
      overtime: 600,
      rentalAtHour: false,
    });
    expect(remedyPrices(plan, week, stencil)).toMatchObject({ hour: null, ob: 0, rental: 800 * 38.25 });
  });
});
