import type * as z from 'zod';
import type { RatesChange } from '#shared/model/rates.ts';
import { type Calendar, yearsOf } from './calendar.ts';
import type { OwnRates, WardSpec } from './spec.ts';

type RatesDesign = z.input<typeof RatesChange>['rates'];

/** The year that the rates are counted from, and their growth a year. */
const base = 2027;
const growth = 1.029;

const ob = { evening: 27.6, night: 57.8, weekend: 68 };

/** Kronor in the base year; payroll tax is the same for all. */
const categories: Readonly<Record<string, OwnRates>> = {
  Sjuksköterska: { monthlySalary: 44_700, ...ob, overtime: 573, qualifiedOvertime: 763, rental: 892 },
  Barnmorska: { monthlySalary: 49_200, ...ob, overtime: 631, qualifiedOvertime: 840, rental: 1_009 },
  Undersköterska: { monthlySalary: 34_600, ...ob, overtime: 444, qualifiedOvertime: 592, rental: 527 },
  'Medicinsk sekreterare': { monthlySalary: 34_200, ...ob, overtime: 419, qualifiedOvertime: 558 },
  Läkare: { monthlySalary: 81_900, ...ob, rental: 1_490 },
};

const toTens = (kronor: number): number => Math.round(kronor * 10) / 10;

/** Rates of the base year as they are in another: salaries in hundreds, supplements in tenths, others in whole kronor. */
const inYear = (rates: OwnRates, year: number): OwnRates =>
  Object.fromEntries(
    Object.entries(rates).map(([field, value]) => {
      const grown = value * growth ** (year - base);
      if (field === 'monthlySalary') return [field, Math.round(grown / 100) * 100];
      return [field, field in ob ? toTens(grown) : Math.round(grown)];
    }),
  );

/** The rates of the categories of some wards in four years. */
export const ratesOf = (calendar: Calendar, wards: readonly WardSpec[]): RatesDesign => {
  const names = new Set(wards.flatMap((ward) => ward.categories.map(({ name }) => name)));
  return yearsOf(calendar).flatMap((year) =>
    [...names].map((category) => ({
      category,
      year,
      ...inYear(categories[category] ?? {}, year),
      payrollTax: year < base ? 49.7 : 49.8,
    })),
  );
};

/** What a ward pays otherwise, this year and the next. */
export const ownRatesOf = (calendar: Calendar, { ownRates = {} }: WardSpec): RatesDesign =>
  yearsOf(calendar)
    .slice(-2)
    .flatMap((year) =>
      Object.entries(ownRates).map(([category, rates]) => ({ category, year, ...inYear(rates, year) })),
    );
