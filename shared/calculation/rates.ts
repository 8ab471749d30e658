import { tidy } from '#shared/quantity/tidy.ts';
import { comparable } from '#shared/text/names.ts';

/** The rates of one category in one year: kronor, kronor an hour, and payroll tax in percent; null where unknown. */
export interface CategoryRates {
  readonly monthlySalary: number | null;
  readonly payrollTax: number | null;
  readonly evening: number | null;
  readonly night: number | null;
  readonly weekend: number | null;
  readonly overtime: number | null;
  readonly qualifiedOvertime: number | null;
  readonly rental: number | null;
}

export type RateField = keyof CategoryRates;

/** Rates with the category name and the year that they are of. */
interface NamedRates extends CategoryRates {
  readonly category: string;
  readonly year: number;
}

/** What a stencil of a unit says of kronor an hour (README.md 12). */
interface StencilInput {
  readonly year: number;
  readonly hour: number | null;
  readonly rentalHour: number | null;
  readonly simpleOvertime: number | null;
}

/** All rates that may price a unit's plan. */
export interface RateSources {
  readonly organization: readonly NamedRates[];
  readonly unit: readonly NamedRates[];
  readonly stencils: readonly StencilInput[];
}

/** The rates that price a category in a year, and whether they are its own or the unit's stencil. */
export type YearRates =
  | { readonly source: 'rates'; readonly year: number; readonly rates: CategoryRates }
  | {
      readonly source: 'stencil';
      readonly year: number;
      readonly hour: number | null;
      readonly rental: number | null;
      readonly overtime: number | null;
      /** Contractors are at the hour: the stencil has no rate for them. */
      readonly rentalAtHour: boolean;
    };

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

const found = (all: readonly NamedRates[], name: string, year: number): NamedRates | undefined =>
  all.find((one) => one.year === year && comparable(one.category) === comparable(name));

/** The unit's rates, each field that it leaves out from the organisation's. */
const merged = (unit: NamedRates | undefined, organization: NamedRates | undefined): CategoryRates => {
  const of = (field: RateField) => unit?.[field] ?? organization?.[field] ?? null;
  return {
    monthlySalary: of('monthlySalary'),
    payrollTax: of('payrollTax'),
    evening: of('evening'),
    night: of('night'),
    weekend: of('weekend'),
    overtime: of('overtime'),
    qualifiedOvertime: of('qualifiedOvertime'),
    rental: of('rental'),
  };
};

/** The rates of a category name in a year: the unit's, field by field over the organisation's; without a salary the unit's stencil; null without either (README.md 17). */
export const ratesOf = (sources: RateSources, name: string, year: number): YearRates | null => {
  const rates = merged(found(sources.unit, name, year), found(sources.organization, name, year));
  if (rates.monthlySalary !== null) return { source: 'rates', year, rates };
  const stencil = sources.stencils.find((one) => one.year === year);
  if (!stencil) return null;
  const { hour, rentalHour, simpleOvertime } = stencil;
  return {
    source: 'stencil',
    year,
    hour,
    rental: rentalHour ?? hour,
    overtime: simpleOvertime,
    rentalAtHour: rentalHour === null && hour !== null,
  };
};

/** The factor of payroll tax, such as 1.4978; null where it is unknown. */
export const taxFactor = ({ payrollTax }: CategoryRates): number | null =>
  payrollTax === null ? null : tidy(1 + payrollTax / 100);

/** Hours of a month at a full-time week of so many minutes. */
export const monthHours = (fullTime: number): number => (fullTime * WEEKS_A_YEAR) / (60 * MONTHS_A_YEAR);

/** Kronor that an hour costs at a full-time week of so many minutes, payroll tax included; null where a rate is missing (README.md 17). */
export const hourCost = (rates: YearRates | null, fullTime: number): number | null => {
  if (rates?.source !== 'rates') return rates?.hour ?? null;
  const factor = taxFactor(rates.rates);
  const { monthlySalary } = rates.rates;
  if (monthlySalary === null || factor === null) return null;
  return (monthlySalary * factor * 60 * MONTHS_A_YEAR) / (fullTime * WEEKS_A_YEAR);
};
