import { yearOfNumber } from '#shared/time/day.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import {
  type CostPart,
  costPartsIn,
  demandCostOf,
  type MissingRate,
  type RatesOfYear,
  uniqueMissing,
} from './planCost.ts';
import type { YearRates } from './rates.ts';
import type { WeekPrices } from './remedies.ts';
import { count } from './span.ts';

const MINUTES = 60;
const WEEK = 7;

/** Hours of a service on the days of a part. */
const serviceHours = ({ fullTime, ...days }: CostPart): number => (fullTime * count(days)) / (MINUTES * WEEK);

/** A service over the parts at the rate of each; null where one is missing. */
const serviceAt = (parts: readonly CostPart[], rate: (part: CostPart) => number | null): number | null => {
  let sum = 0;
  for (const part of parts) {
    const kronor = rate(part);
    if (kronor === null) return null;
    sum += kronor * serviceHours(part);
  }
  return sum;
};

const overtimeOf = (rates: YearRates | null): number | null =>
  rates?.source === 'rates' ? rates.rates.overtime : (rates?.overtime ?? null);
const rentalOf = (rates: YearRates | null): number | null =>
  rates?.source === 'rates' ? rates.rates.rental : (rates?.rental ?? null);

/** The share of a service in the inconvenient hours of the week's demand; null where a rate is missing. */
const obShare = (parts: readonly CostPart[]): number | null => {
  const demanded = parts.reduce((sum, { demandHours }) => sum + demandHours, 0);
  if (demanded === 0) return 0;
  const { ob } = demandCostOf(parts);
  return ob === null ? null : (ob / demanded) * parts.reduce((sum, part) => sum + serviceHours(part), 0);
};

const yearOf = (part: CostPart): number => yearOfNumber(part.from);

/** The rates that some parts lack, each year once. */
const lacking = (
  field: MissingRate['field'],
  parts: readonly CostPart[],
  rate: (part: CostPart) => number | null,
): readonly MissingRate[] =>
  [...new Map(parts.flatMap((part) => (rate(part) === null ? [[yearOf(part), field] as const] : [])))].map(
    ([year]) => ({ year, field }),
  );

/** The years in which a stencil without a rate for contractors prices hired staff at its hour. */
const atHour = (parts: readonly CostPart[]): readonly MissingRate[] =>
  parts.flatMap((part) =>
    part.rates?.source === 'stencil' && part.rates.rentalAtHour
      ? [{ year: yearOf(part), field: 'rental' as const, atHour: true as const }]
      : [],
  );

/**
 * What a service of the category costs in a week, in kronor: at the hour cost with its share of the demand's inconvenient hours, at
 * overtime, and hired; the rates that are missing (`atHour`: the hour counts), and F in minutes (README.md 18). Null in a week without a full-time week.
 */
export const remedyPrices = (
  plan: CategoryPlan,
  week: RangeInput,
  ratesOfYear: RatesOfYear,
): WeekPrices & { readonly missing: readonly MissingRate[]; readonly fullTime: number } => {
  const parts = costPartsIn(plan, week, ratesOfYear);
  if (parts.length === 0) return { hour: null, ob: null, overtime: null, rental: null, missing: [], fullTime: 0 };
  const [hours, ob] = [serviceAt(parts, ({ hourCost }) => hourCost), obShare(parts)];
  const overtime = ({ rates }: CostPart) => overtimeOf(rates);
  const rental = ({ rates }: CostPart) => rentalOf(rates);
  const unpriced = demandCostOf(parts).missing;
  return {
    fullTime: Math.max(...parts.map(({ fullTime }) => fullTime)),
    hour: hours === null || ob === null ? null : hours + ob,
    ob,
    overtime: serviceAt(parts, overtime),
    rental: serviceAt(parts, rental),
    missing: uniqueMissing([
      ...(unpriced.length > 0 ? unpriced : lacking('monthlySalary', parts, ({ hourCost }) => hourCost)),
      ...lacking('overtime', parts, overtime),
      ...lacking('rental', parts, rental),
      ...atHour(parts),
    ]),
  };
};
