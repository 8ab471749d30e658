import type { CategoryPlan } from './input.ts';
import { type ObHours, obWindows } from './obHours.ts';
import { type CostPart, costPartsInEach, obCost } from './planCost.ts';
import { type CategoryRates, hourCost, type RateField, type YearRates } from './rates.ts';

/** What one unit's category has in a year that an hour is priced by: its full-time weeks in minutes, and the hours of its live demand. */
export interface UnitYearHours {
  readonly year: number;
  readonly fullTimes: readonly number[];
  readonly demandHours: number;
  readonly ob: ObHours;
}

/** The same of the units that have a category: each full-time week with the number of units that have it in the year, the longest first. */
export interface YearHours {
  readonly weeks: readonly { readonly fullTime: number; readonly units: number }[];
  readonly demandHours: number;
  readonly ob: ObHours;
}

/** What an hour of a category costs, in kronor with payroll tax (README.md 17). */
export interface HourCosts {
  /** Without inconvenient hours, at the longest and the shortest full-time week; null where a rate is missing or no unit has the category. */
  readonly hour: { readonly low: number; readonly high: number } | null;
  /** The part of the demanded hours that lies in each window; null without demand. */
  readonly shares: ObHours | null;
  /** What the inconvenient hours add to an hour of the demand; null without demand, and where a rate is missing. */
  readonly ob: number | null;
  /** The rates that are missing. */
  readonly missing: readonly RateField[];
}

const sumOf = (parts: readonly Pick<CostPart, 'ob'>[]): ObHours => {
  const hours = (window: keyof ObHours) => parts.reduce((sum, { ob }) => sum + ob[window], 0);
  return { weekend: hours('weekend'), night: hours('night'), evening: hours('evening') };
};

/** The full-time weeks and demanded hours of a unit's category in each of some years, which are in order. */
export const unitYearHours = (plan: CategoryPlan, years: readonly number[]): readonly UnitYearHours[] => {
  const ranges = years.map((year) => ({ start: `${year}-01-01`, end: `${year}-12-31` }));
  return costPartsInEach(plan, ranges, () => null).map((parts, index) => ({
    year: years[index]!,
    fullTimes: [...new Set(parts.map(({ fullTime }) => fullTime))],
    demandHours: parts.reduce((sum, part) => sum + part.demandHours, 0),
    ob: sumOf(parts),
  }));
};

/** The units that have a category, together, in one year. */
export const yearHoursOf = (units: readonly Omit<UnitYearHours, 'year'>[]): YearHours => {
  const counts = new Map<number, number>();
  for (const { fullTimes } of units)
    for (const fullTime of fullTimes) counts.set(fullTime, (counts.get(fullTime) ?? 0) + 1);
  return {
    weeks: [...counts].map(([fullTime, units]) => ({ fullTime, units })).sort((a, b) => b.fullTime - a.fullTime),
    demandHours: units.reduce((sum, one) => sum + one.demandHours, 0),
    ob: sumOf(units),
  };
};

/** What an hour costs at the rates, by the full-time weeks of the units and the windows that their demand lies in (README.md 17). */
export const hourCosts = (rates: CategoryRates, { weeks, demandHours, ob }: YearHours): HourCosts => {
  const priced: YearRates = { source: 'rates', year: 0, rates };
  const costs = weeks.flatMap(({ fullTime }) => hourCost(priced, fullTime) ?? []);
  const hasDemand = demandHours > 0;
  const share = (window: keyof ObHours) => ob[window] / demandHours;
  const ofDemand = hasDemand ? obCost({ rates: priced, ob }) : null;
  const needed: readonly RateField[] = [
    'monthlySalary',
    'payrollTax',
    ...(hasDemand ? obWindows.filter((window) => ob[window] > 0) : []),
  ];
  return {
    hour: costs.length > 0 ? { low: Math.min(...costs), high: Math.max(...costs) } : null,
    shares: hasDemand ? { weekend: share('weekend'), night: share('night'), evening: share('evening') } : null,
    ob: ofDemand === null ? null : ofDemand / demandHours,
    missing: needed.filter((field) => rates[field] === null),
  };
};
