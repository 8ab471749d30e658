import { sumOfFractions } from '#shared/quantity/fraction.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { dayNumber, fromDayNumber } from '#shared/time/day.ts';
import { demandPieces } from './demand.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { type MovedDay, movedDays } from './movedDays.ts';
import { type ObHours, obHours, obWindows } from './obHours.ts';
import { hourCost, type RateField, taxFactor, type YearRates } from './rates.ts';
import { type ReadPlan, readPlan } from './readPlan.ts';
import { common, count, type Days, daysOf, sharedDays, stretches } from './span.ts';
import { sumOfKnown } from './sumOfKnown.ts';
import { supplyOf } from './supply.ts';

/** A rate that a cost lacks. */
export interface MissingRate {
  readonly year: number;
  readonly field: RateField | 'resource';
  /** The hour of a stencil counts instead, so that the cost is known. */
  readonly atHour?: true | undefined;
}

/** What demand or staff costs over some days, in kronor: null where a rate is missing that nothing replaces. `missing` names all missing rates. */
export interface PlanCost {
  /** Hours of services at the cost of an hour, payroll tax included. */
  readonly hours: number | null;
  /** Inconvenient hours (OB), payroll tax included. */
  readonly ob: number | null;
  /** Contractors as invoiced; 0 of demand. */
  readonly rental: number | null;
  readonly total: number | null;
  readonly missing: readonly MissingRate[];
}

/** Days of one year with one full-time week, in hours and rates: the parts that every cost is a sum of. */
export interface CostPart extends Days {
  readonly rates: YearRates | null;
  /** Kronor an hour, payroll tax included; null where a rate is missing. */
  readonly hourCost: number | null;
  /** F in minutes. */
  readonly fullTime: number;
  /** Hours of demanded services, and of own staff and substitutes. */
  readonly demandHours: number;
  readonly staffHours: number;
  /** Of the hours of own staff and substitutes. */
  readonly substituteHours: number;
  readonly contractorHours: number;
  readonly ob: ObHours;
  /** Whether the category has demand on some of the days. */
  readonly hasDemand: boolean;
}

/** The rates of a year; null without any. */
export type RatesOfYear = (year: number) => YearRates | null;

/** A plan read for its cost over some days. */
export interface CostPlan {
  readonly read: ReadPlan;
  /** Days off staffed as another weekday, until the day after the last: a shift may end on it. */
  readonly moved: readonly MovedDay[];
}

/** Reads what the cost of a plan is made of on the days. */
export const readCostPlan = (plan: CategoryPlan, days: Days): CostPlan => ({
  read: readPlan(plan, days),
  moved: movedDays(plan.daysOff, { from: days.from, to: days.to + 1 }),
});

const yearOf = (day: number): number => Number(fromDayNumber(day).slice(0, 4));

/** The days of each calendar year among some. */
const byYear = (days: Days): readonly Days[] => {
  const first = yearOf(days.from);
  return Array.from({ length: yearOf(days.to) - first + 1 }, (_, index) => {
    const year = String(first + index);
    return common(days, { from: dayNumber(`${year}-01-01`), to: dayNumber(`${year}-12-31`) });
  });
};

const MINUTES = 60;
const WEEK = 7;

const partOf = (
  { read, moved }: CostPlan,
  days: Days,
  { fullTime, rates }: Pick<CostPart, 'fullTime' | 'rates'>,
): CostPart => {
  const pieces = demandPieces(read, days);
  const supply = supplyOf(read, days);
  const hoursOf = (services: number): number => (services * fullTime * count(days)) / (MINUTES * WEEK);
  return {
    from: days.from,
    to: days.to,
    rates,
    fullTime,
    hourCost: hourCost(rates, fullTime),
    demandHours: (sumOfFractions(pieces.flatMap((piece) => piece.services ?? [])) * fullTime) / MINUTES,
    staffHours: hoursOf(supply.workRateSumWithoutContractors),
    substituteHours: hoursOf(supply.substituteWorkRateSum),
    contractorHours: hoursOf(supply.contractorWorkRateSum),
    ob: obHours(pieces, moved),
    hasDemand: read.demands.some((span) => sharedDays(span, days) > 0),
  };
};

/** The parts of a plan over days within those it was read for; days without a category period have none (README.md 17). */
export const costParts = (plan: CostPlan, days: Days, ratesOf: RatesOfYear): readonly CostPart[] =>
  byYear(days).flatMap((year) => {
    const rates = ratesOf(yearOf(year.from));
    return stretches(plan.read.fullTimeWeeks, year).flatMap((measured) =>
      measured.value === undefined ? [] : [partOf(plan, measured, { fullTime: measured.value, rates })],
    );
  });

/** Kronor that inconvenient hours of a part cost; a stencil's hour has them in it. */
export const obCost = ({ rates, ob }: Pick<CostPart, 'rates' | 'ob'>): number | null => {
  if (rates?.source !== 'rates') return rates ? 0 : null;
  const factor = taxFactor(rates.rates);
  const windows = obWindows.filter((window) => ob[window] > 0);
  if (windows.length === 0) return 0;
  if (factor === null || windows.some((window) => rates.rates[window] === null)) return null;
  return windows.reduce((sum, window) => sum + ob[window] * rates.rates[window]!, 0) * factor;
};

/** Kronor that an hour of a contractor costs in a part; null where the rate is missing. */
export const rentalRate = ({ rates }: CostPart): number | null =>
  rates?.source === 'rates' ? rates.rates.rental : (rates?.rental ?? null);

/** An amount at a rate; nothing costs nothing, whatever its rate. */
const at = (hours: number, rate: number | null): number | null => {
  if (hours === 0) return 0;
  return rate === null ? null : hours * rate;
};

/** Whether contractors of a part are at the hour of a stencil, which has no rate for them. */
export const isContractorAtHour = ({ rates }: CostPart): boolean => rates?.source === 'stencil' && rates.rentalAtHour;

/** Kronor that the contractors of a part cost. */
export const contractorCost = (part: CostPart): number | null => at(part.contractorHours, rentalRate(part));

/** The sum of all; null where one is unknown. */
const sumOfAll = (values: readonly (number | null)[]): number | null =>
  values.some((value) => value === null) ? null : (sumOfKnown(values) ?? 0);

const missingOf = (part: CostPart, hours: number, rental: number): MissingRate[] => {
  const { rates, ob, from } = part;
  const year = yearOf(from);
  const lacks = (field: RateField, isNeeded: boolean): MissingRate[] => (isNeeded ? [{ year, field }] : []);
  if (rates?.source !== 'rates')
    return [
      ...lacks('monthlySalary', hours > 0 && part.hourCost === null),
      ...lacks('rental', rental > 0 && rentalRate(part) === null),
      ...(isContractorAtHour(part) && rental > 0 ? [{ year, field: 'rental', atHour: true } as const] : []),
    ];
  const hasOb = obWindows.some((window) => ob[window] > 0);
  return [
    ...lacks('payrollTax', rates.rates.payrollTax === null && (hours > 0 || hasOb)),
    ...obWindows.flatMap((window) => lacks(window, ob[window] > 0 && rates.rates[window] === null)),
    ...lacks('rental', rental > 0 && rates.rates.rental === null),
  ];
};

/** Each rate once. */
export const uniqueMissing = (missing: readonly MissingRate[]): readonly MissingRate[] =>
  missing.filter(
    ({ year, field, atHour }, index) =>
      missing.findIndex((one) => one.year === year && one.field === field && one.atHour === atHour) === index,
  );

const costOfParts = (
  parts: readonly CostPart[],
  read: (part: CostPart) => { readonly hours: number; readonly rental: number },
): PlanCost => {
  const hours = sumOfAll(parts.map((part) => at(read(part).hours, part.hourCost)));
  const ob = sumOfAll(parts.map(obCost));
  const rental = sumOfAll(parts.map((part) => at(read(part).rental, rentalRate(part))));
  const total = sumOfAll([hours, ob, rental]);
  return {
    hours,
    ob,
    rental,
    total: total === null ? null : tidy(total),
    missing: uniqueMissing(parts.flatMap((part) => missingOf(part, read(part).hours, read(part).rental))),
  };
};

/** What one part of the staff costs, in kronor: own staff, substitutes, contractors, and the inconvenient hours of the demand. */
export type StaffCost = Readonly<Record<'own' | 'substitutes' | 'contractors' | 'ob', number | null>>;

/** What each part of the staff costs over the parts; null where a rate is missing (README.md 17). */
export const staffCostOf = (parts: readonly CostPart[]): StaffCost => {
  const sum = (of: (part: CostPart) => number | null) => sumOfAll(parts.map(of));
  return {
    own: sum((part) => at(part.staffHours - part.substituteHours, part.hourCost)),
    substitutes: sum((part) => at(part.substituteHours, part.hourCost)),
    contractors: sum(contractorCost),
    ob: sum(obCost),
  };
};

/** What one service costs over the days of the parts, without inconvenient hours; null without parts, and where a rate is missing (README.md 17). */
export const serviceCostOf = (parts: readonly CostPart[]): number | null =>
  parts.length === 0
    ? null
    : sumOfAll(parts.map((part) => at((part.fullTime * count(part)) / (MINUTES * WEEK), part.hourCost)));

const nothing: PlanCost = { hours: null, ob: null, rental: null, total: null, missing: [] };

/** Costs together: what there is nothing of adds nothing, a cost that is unknown makes the sum unknown (README.md 17). */
export const sumOfPlanCosts = (costs: readonly PlanCost[]): PlanCost => {
  const counted = costs.filter(({ total, missing }) => total !== null || missing.length > 0);
  if (counted.length === 0) return nothing;
  const sum = (of: (cost: PlanCost) => number | null) => sumOfAll(counted.map(of));
  return {
    hours: sum(({ hours }) => hours),
    ob: sum(({ ob }) => ob),
    rental: sum(({ rental }) => rental),
    total: sum(({ total }) => total),
    missing: uniqueMissing(counted.flatMap(({ missing }) => missing)),
  };
};

/** What the demand of the parts costs; null without demand on any of their days (README.md 17). */
export const demandCostOf = (parts: readonly CostPart[]): PlanCost =>
  parts.some(({ hasDemand }) => hasDemand)
    ? costOfParts(parts, ({ demandHours }) => ({ hours: demandHours, rental: 0 }))
    : nothing;

/** What the staff of the parts costs: own staff and substitutes by the hour, with the inconvenient hours of the demand; contractors as invoiced (README.md 17). */
export const supplyCostOf = (parts: readonly CostPart[]): PlanCost =>
  costOfParts(parts, ({ staffHours, contractorHours }) => ({ hours: staffHours, rental: contractorHours }));

/** The parts of a category's plan in each of some ranges of days, which are in order. */
export const costPartsInEach = (
  plan: CategoryPlan,
  ranges: readonly RangeInput[],
  rates: RatesOfYear,
): readonly (readonly CostPart[])[] => {
  if (ranges.length === 0) return [];
  const each = ranges.map(daysOf);
  const read = readCostPlan(plan, { from: each[0]!.from, to: each.at(-1)!.to });
  return each.map((days) => costParts(read, days, rates));
};

/** The parts of a category's plan over any range of days. */
export const costPartsIn = (plan: CategoryPlan, range: RangeInput, rates: RatesOfYear): readonly CostPart[] =>
  costPartsInEach(plan, [range], rates).flat();
