import { demandLacks, followUpPlan } from '#functions/followup/unitYear.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { joinedLacks, monthDays, workedKeyValues, workedSums } from '#shared/calculation/index.ts';
import type { WorkedKeyValues, WorkedYear } from '#shared/model/reportAnswer.ts';
import { firstOfYear } from '#shared/time/day.ts';
import { inReportPlans, type PlannedUnit } from './plans.ts';
import { reportUnits } from './units.ts';
import { type ReportYear, yearsBetween } from './years.ts';

type Definition = Parameters<typeof yearsBetween>[0] & {
  readonly keyvalue: 1 | 2;
  readonly unitIds: readonly string[];
};

/** A year of a unit: what its key values are quotients of, over the months that lack nothing. */
export const workedYear = (planned: PlannedUnit, keyvalue: 1 | 2, { year, first, last }: ReportYear) => {
  const months = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const plan = { ...followUpPlan(planned, year), beds: planned.beds };
  const { sums, counted, lacks } = workedSums(plan, keyvalue, { year, months });
  const lackDays = lacks.flatMap(({ kind, month }) => {
    const days = monthDays(year, month);
    return kind === 'demand' ? demandLacks(plan, year, days) : [{ kind, categoryName: null, days }];
  });
  return { year, plan, months, sums, counted, lacks: lackDays };
};

const yearRow = (year: number, units: readonly ReturnType<typeof workedYear>[]): WorkedYear => ({
  year,
  months: units.reduce((sum, { counted }) => sum + counted, 0),
  of: units.reduce((sum, { months }) => sum + months.length, 0),
  ...workedKeyValues(units.flatMap(({ sums }) => sums ?? [])),
});

/** Key value 1 or 2 of the units by year, and of all units together. Throws 404, 403. */
export const workedReport = async (scope: Scope, definition: Definition): Promise<WorkedKeyValues> => {
  const { keyvalue, startYear, endYear, startMonth, endMonth, unitIds } = definition;
  const range = yearsBetween(definition);
  const choice = { simulated: false, first: firstOfYear(startYear) };
  const units = await inReportPlans(scope, await reportUnits(scope, unitIds), choice, (planned) => ({
    unitId: planned.unit.id,
    unitName: planned.unit.name,
    unitShortName: planned.unit.shortName,
    years: range.map((year) => workedYear(planned, keyvalue, year)),
  }));
  return {
    keyvalue,
    startYear,
    endYear,
    startMonth,
    endMonth,
    groupWorklogs: units.map(({ years, ...unit }) => ({
      ...unit,
      worklogs: years.map((year) => yearRow(year.year, [year])),
    })),
    totals: range.map(({ year }, index) =>
      yearRow(
        year,
        units.flatMap(({ years }) => years[index] ?? []),
      ),
    ),
    quality: units.flatMap(({ unitId, unitName, years }) =>
      joinedLacks(years.flatMap(({ lacks }) => lacks)).map((lack) => ({ unitId, unitName, ...lack })),
    ),
  };
};
