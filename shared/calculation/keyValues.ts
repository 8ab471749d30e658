import { tidy } from '#shared/quantity/tidy.ts';
import { groupedByName } from '#shared/text/names.ts';
import { hoursOfMinutes } from './demand.ts';
import {
  type CategorySums,
  knownShiftCategories,
  type OpenShifts,
  type PerShiftCategory,
  perShiftCategory,
  type UnitSums,
} from './keyValueSums.ts';
import { perBedAndDay } from './perBedAndDay.ts';

/** 3: demanded hours per bed and day. 4: beds per employee on duty. */
export type KeyValue = 3 | 4;

/** The figures of a category: by shift category, and of key value 3 their sum. */
export interface CategoryKeyValues extends PerShiftCategory<number | null> {
  readonly name: string;
  readonly total: number | null;
}

/** The key values of a unit, or of several together. */
export interface KeyValues {
  readonly beds: number | null;
  readonly categories: readonly CategoryKeyValues[];
}

const HUNDREDTHS = 100;

/** Employees on duty at once: the mean over the open days; null when none is demanded. */
export const onDuty = ({ shifts, days }: OpenShifts): number | null =>
  shifts > 0 ? shifts / (days * HUNDREDTHS) : null;

const sum = (values: readonly number[]): number => tidy(values.reduce((total, value) => total + value, 0));

const withTotal = (name: string, values: PerShiftCategory<number | null>): CategoryKeyValues => {
  const known = knownShiftCategories(values).map(([, value]) => value);
  return { name, ...values, total: known.length ? sum(known) : null };
};

/** Hours over bed-days: those of all the units, also of one without the category. */
const hoursPerBed = (units: readonly UnitSums[], members: readonly CategorySums[]): PerShiftCategory<number | null> =>
  perShiftCategory((category) =>
    perBedAndDay(
      hoursOfMinutes(members.reduce((total, { minutes }) => total + minutes[category], 0)),
      sum(units.map(({ bedDays }) => bedDays[category])),
    ),
  );

interface Member extends CategorySums {
  readonly unit: UnitSums;
}

/** Beds over employees on duty, both added up over the units that have both. */
const bedsPerEmployee = (members: readonly Member[]): PerShiftCategory<number | null> =>
  perShiftCategory((category) => {
    const both = members.flatMap(({ unit, open }) => {
      const staff = onDuty(open[category]);
      return staff === null || !unit.beds ? [] : [{ beds: unit.beds, staff }];
    });
    return both.length ? tidy(sum(both.map(({ beds }) => beds)) / sum(both.map(({ staff }) => staff))) : null;
  });

/**
 * The key values of the units together, by category name in the order in which the names first occur: Σ hours ÷ Σ bed-days, or Σ beds ÷
 * Σ employees on duty, never means of means. Beds are added up (README.md 8).
 */
export const keyValuesOf = (keyValue: KeyValue, units: readonly UnitSums[]): KeyValues => {
  const members = units.flatMap((unit) => unit.categories.map((category): Member => ({ ...category, unit })));
  const beds = units.flatMap((unit) => unit.beds ?? []);
  return {
    beds: beds.length ? sum(beds) : null,
    categories: groupedByName(members).map((group) =>
      keyValue === 3
        ? withTotal(group[0].name, hoursPerBed(units, group))
        : { name: group[0].name, ...bedsPerEmployee(group), total: null },
    ),
  };
};
