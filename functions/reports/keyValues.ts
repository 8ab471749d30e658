import type { Scope } from '#functions/kernel/changes/scope.ts';
import {
  joinedLacks,
  type KeyValueRange,
  keyValuesOf,
  keyValueYears,
  lacksOfMonth,
  type MonthLack,
  unitSums,
} from '#shared/calculation/index.ts';
import type { KeyValueReport } from '#shared/model/report.ts';
import type { KeyValueAnswer, ShiftKeyValues } from '#shared/model/reportAnswer.ts';
import { firstOfYear } from '#shared/time/day.ts';
import { inReportPlans, type PlannedUnit } from './plans.ts';
import { reportUnits } from './units.ts';
import { workedReport } from './workedKeyValues.ts';

type Year = ShiftKeyValues['totals'][number];

/** Key value 3 or 4. */
type ShiftReport = KeyValueReport & { readonly keyvalue: 3 | 4 };

const isOfShifts = (definition: KeyValueReport): definition is ShiftReport => definition.keyvalue > 2;

/** One year of a unit: what its key values are quotients of, over the months that lack nothing. */
interface YearOfUnit {
  readonly year: number;
  readonly parts: ReturnType<typeof keyValueYears>[number]['parts'];
  readonly counted: YearOfUnit['parts'];
  readonly sums: ReturnType<typeof unitSums>;
  readonly lacks: readonly MonthLack[];
}

/** The years of a unit, of its chosen categories. */
export const yearsOfUnit = ({ chosen, beds }: PlannedUnit, range: KeyValueRange): readonly YearOfUnit[] => {
  const plan = { categories: chosen, beds };
  return keyValueYears(range).map(({ year, parts }) => {
    const judged = parts.map((days) => ({ days, lacks: lacksOfMonth(plan, year, days) }));
    const counted = judged.filter(({ lacks }) => lacks.length === 0).map(({ days }) => days);
    return { year, parts, counted, sums: unitSums(plan, counted), lacks: judged.flatMap(({ lacks }) => lacks) };
  });
};

/** The range of a definition; of a simulated week it is the start year. */
export const rangeOf = ({ endYear, ...definition }: Omit<KeyValueReport, 'type'>): KeyValueRange => ({
  ...definition,
  endYear: definition.simulateWeek > 0 ? definition.startYear : (endYear ?? definition.startYear),
});

const figuresOf = (keyvalue: 3 | 4, years: readonly YearOfUnit[]): Omit<Year, 'year'> => {
  const { beds, categories } = keyValuesOf(
    keyvalue,
    years.flatMap(({ sums }) => sums ?? []),
  );
  return {
    months: years.reduce((sum, { counted }) => sum + counted.length, 0),
    of: years.reduce((sum, { parts }) => sum + parts.length, 0),
    beds,
    categories: [...categories],
  };
};

/** A key value of the units by year, and of all units together. Throws 404, 403, `validation`. */
export const keyValueReport = (scope: Scope, definition: KeyValueReport): Promise<KeyValueAnswer> => {
  const { keyvalue } = definition;
  if (isOfShifts(definition)) return shiftReport(scope, definition);
  return workedReport(scope, { ...definition, ...rangeOf(definition), keyvalue: keyvalue === 1 ? 1 : 2 });
};

const shiftReport = async (scope: Scope, definition: ShiftReport): Promise<ShiftKeyValues> => {
  const { keyvalue, startMonth, endMonth, simulateWeek } = definition;
  const range = rangeOf(definition);
  const units = await inReportPlans(
    scope,
    await reportUnits(scope, definition.unitIds),
    { ...definition, first: firstOfYear(range.startYear) },
    ({ unit, ...planned }) => ({
      unitId: unit.id,
      unitName: unit.name,
      unitShortName: unit.shortName,
      years: yearsOfUnit({ unit, ...planned }, range),
    }),
  );
  return {
    keyvalue,
    startYear: range.startYear,
    endYear: range.endYear,
    startMonth,
    endMonth,
    simulateWeek,
    units: units.map(({ unitId, unitName, unitShortName, years }) => ({
      unitId,
      unitName,
      unitShortName,
      years: years.map((year) => ({ year: year.year, ...figuresOf(keyvalue, [year]) })),
    })),
    totals: keyValueYears(range).map(({ year }, index) => ({
      year,
      ...figuresOf(
        keyvalue,
        units.flatMap(({ years }) => years[index] ?? []),
      ),
    })),
    quality: units.flatMap(({ unitId, unitName, years }) =>
      joinedLacks(years.flatMap(({ lacks }) => lacks)).map((lack) => ({ unitId, unitName, ...lack })),
    ),
  };
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The years in which some of the units has live demand, up to next year where it has no end, or worked hours. Throws 404, 403. */
export const keyValueOptions = async (scope: Scope, unitIds: readonly string[]): Promise<number[]> => {
  const units = await reportUnits(scope, unitIds);
  const years = await inReportPlans(scope, units, { simulated: false }, ({ chosen, inputs }) => [
    ...inputs.filter((one) => one.inputs.length > 0).map(({ year }) => year),
    ...chosen.flatMap(({ demands }) =>
      demands
        .filter(({ simulation }) => !simulation)
        .flatMap(({ start, end }) => {
          const last = Math.max(yearOf(start), end === null ? yearOf(scope.today) + 1 : yearOf(end));
          return Array.from({ length: last - yearOf(start) + 1 }, (_, index) => yearOf(start) + index);
        }),
    ),
  ]);
  return [...new Set(years.flat())].sort((a, b) => a - b);
};
