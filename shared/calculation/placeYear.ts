import { type Amounts, isKnown, isUnknown, noAmounts, sumOfAmounts } from './amounts.ts';
import { dayMeanOfMonths } from './months.ts';
import { type PlaceRowName, placeRows, type UnitMonths } from './unitMonths.ts';

/** The amounts of some months: hours and cost added up, services as their mean over the days. */
interface MonthsSum extends Amounts {
  /** The months with a value. */
  readonly months: number;
}

/** A row of several units together. */
interface PlaceRow {
  /** All twelve, with the number of units that have a value. */
  readonly months: readonly (Amounts & { readonly units: number })[];
  /** Over the months that have ended. */
  readonly toDate: MonthsSum;
  readonly year: MonthsSum;
}

const monthsSum = (months: readonly Amounts[], year: number): MonthsSum => {
  const known = months.filter(isKnown);
  const isWithout = known.some((one) => isUnknown(one, 'services'));
  const services = months.map((one) => one.services);
  return {
    ...sumOfAmounts(known),
    services: isWithout ? null : dayMeanOfMonths(services, year),
    months: known.length,
  };
};

/**
 * Units together, month by month and over the year, and over its first months up to `through` (README.md 7, "Area and organisation"). What
 * one of them does not have adds nothing to a sum, what is unknown of one is unknown of the sum.
 */
export const placeYear = (
  units: readonly UnitMonths[],
  year: number,
  through: number,
): Readonly<Record<PlaceRowName, PlaceRow>> => {
  const rowOf = (name: PlaceRowName): PlaceRow => {
    const months = Array.from({ length: 12 }, (_, index) => {
      const cells = units.map((unit) => unit[name][index]!);
      return { ...sumOfAmounts(cells), units: cells.filter(isKnown).length };
    });
    return {
      months,
      toDate: monthsSum(
        months.map((month, index) => (index < through ? month : noAmounts)),
        year,
      ),
      year: monthsSum(months, year),
    };
  };
  return Object.fromEntries(placeRows.map((name) => [name, rowOf(name)])) as Record<PlaceRowName, PlaceRow>;
};
