import { tidy } from '#shared/quantity/tidy.ts';
import { comparable } from '#shared/text/names.ts';
import { hoursOfMinutes } from './demand.ts';
import { bedsSteps } from './explainUnit.ts';
import { datesOf, type Explained, type LeftOut, refOf, type Step } from './explanation.ts';
import type { MonthLack } from './keyValueMonths.ts';
import { type UnitPlan, unitSums } from './keyValueSums.ts';
import { type CategoryKeyValues, type KeyValue, keyValuesOf, onDuty } from './keyValues.ts';
import { type ShiftCategory, shiftCategories } from './shiftCategory.ts';
import { type Days, wholeOf } from './span.ts';
import { sumOfKnown } from './sumOfKnown.ts';

/** The figures of key values that can be explained. */
export const keyValueFields = ['dag', 'kvall', 'natt', 'total', 'beds'] as const;
export type KeyValueField = (typeof keyValueFields)[number];

/** A unit with the days that count in a year, and what the others lack. */
export interface KeyValueUnit {
  readonly unitId: string;
  readonly plan: UnitPlan;
  readonly counted: readonly Days[];
  readonly lacks: readonly MonthLack[];
}

const leftOutOf = ({ unitId, lacks }: KeyValueUnit): readonly LeftOut[] =>
  lacks.map(({ kind, days }) => ({
    value: null,
    reason: kind === 'demand' ? ('noDemand' as const) : ('lacking' as const),
    ...datesOf(days),
    input: undefined,
    unitId,
  }));

/** Whether a category has the name; null: every one has. */
const isNamed = (category: { readonly name: string }, name: string | null): boolean =>
  name === null || comparable(category.name) === comparable(name);

/** Hours of each category and bed-days of each unit, month by month. */
const hoursSteps = (
  { unitId, plan, counted }: KeyValueUnit,
  name: string | null,
  category: ShiftCategory,
): readonly Step[] =>
  counted.flatMap((days): Step[] => {
    const { categories, bedDays } = unitSums(plan, [days]);
    const at = { ...datesOf(days), unitId };
    const hours = categories
      .filter((one) => isNamed(one, name))
      .flatMap((one): Step[] => {
        const value = hoursOfMinutes(one.minutes[category]);
        const input = { kind: 'hours' as const, ...refOf(one), shiftCategory: category };
        return value > 0 ? [{ role: 'add', value, unit: 'hours', ...at, input }] : [];
      });
    return [...hours, { role: 'divide', value: bedDays[category], unit: 'bedDays', ...at, input: { kind: 'bedDays' } }];
  });

/** Mean beds and employees on duty of each unit that has both. */
const dutySteps = (
  { unitId, plan, counted }: KeyValueUnit,
  name: string | null,
  category: ShiftCategory,
): readonly Step[] => {
  const sums = unitSums(plan, counted);
  if (!sums?.beds) return [];
  const beds = sums.beds;
  const at = { ...datesOf(wholeOf(counted)), unitId };
  return sums.categories
    .filter((one) => isNamed(one, name))
    .flatMap((one): Step[] => {
      const { shifts, days: openDays } = one.open[category];
      const staff = onDuty(one.open[category]);
      if (staff === null) return [];
      const input = { kind: 'onDuty' as const, ...refOf(one), shiftCategory: category, shifts: shifts / 100, openDays };
      return [
        { role: 'add', value: beds, unit: 'beds', ...at, input: { kind: 'meanBeds' } },
        { role: 'divide', value: staff, unit: 'people', ...at, input },
      ];
    });
};

/** A key value of several categories together: the sum of what is known. */
const sumOf = (categories: readonly CategoryKeyValues[], field: Exclude<KeyValueField, 'beds'>): number | null => {
  const known = categories.flatMap(({ [field]: value }) => value ?? []);
  return known.length ? tidy(known.reduce((sum, value) => sum + value, 0)) : null;
};

/**
 * One key value of a category in a year, of one unit or of several together: hours and bed-days month by month, or beds and employees on
 * duty; the total of key value 3 by shift category, of `shifts` alone. `name` null: key value 3 of all categories together (README.md 13).
 */
export const explainKeyValue = (
  keyValue: KeyValue,
  units: readonly KeyValueUnit[],
  name: string | null,
  field: KeyValueField,
  shifts: readonly ShiftCategory[] = shiftCategories,
): Explained => {
  const leftOut = units.flatMap(leftOutOf);
  const { beds, categories } = keyValuesOf(
    keyValue,
    units.flatMap(({ plan, counted }) => unitSums(plan, counted) ?? []),
  );
  if (field === 'beds') {
    const held = units.map(({ unitId, plan, counted }) => ({ unitId, beds: plan.beds, parts: counted }));
    return { value: beds, steps: bedsSteps(held), leftOut };
  }
  const figures = categories.filter((one) => isNamed(one, name));
  const value =
    field === 'total' && keyValue === 3
      ? sumOfKnown(shifts.map((shift) => sumOf(figures, shift)))
      : sumOf(figures, field);
  if (value === null) return { value, steps: [], leftOut };
  if (field === 'total') {
    const at = datesOf(wholeOf(units.flatMap(({ counted }) => counted)));
    const steps = shiftCategories
      .filter((one) => shifts.includes(one))
      .flatMap((shiftCategory): Step[] => {
        const part = sumOf(figures, shiftCategory);
        return part
          ? [{ role: 'add', value: part, unit: 'perBed', ...at, input: { kind: 'shiftCategory', shiftCategory } }]
          : [];
      });
    return { value, steps, leftOut };
  }
  const stepsOf = keyValue === 3 ? hoursSteps : dutySteps;
  return { value, steps: units.flatMap((unit) => stepsOf(unit, name, field)), leftOut };
};
