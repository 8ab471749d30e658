import { activeByName, areaRows } from '#functions/core/places/repository.ts';
import { unitsOfArea, unitsOfOrganization, visibleUnits } from '#functions/core/places/units.ts';
import { missingRatesOf, type RatesOfPlan, ratesOfPlans } from '#functions/core/plan/pricing.ts';
import { yearOfPath } from '#functions/followup/inputs.ts';
import { followUpPlan, followUpQuality } from '#functions/followup/unitYear.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { endedMonths, joinedLacks, monthDays, placeRows, placeYear, unitMonthsOf } from '#shared/calculation/index.ts';
import type { PlaceFollowUp } from '#shared/model/placeFollowUp.ts';
import type { Quality } from '#shared/model/reportAnswer.ts';
import { firstOfYear } from '#shared/time/day.ts';
import { inPlans, type PlannedUnit } from './repository.ts';

interface Ids {
  readonly orgId: string;
  readonly areaId?: string;
  readonly year: string;
}

/** What a unit lacks for its figures: demand and worked time in the months that have ended, budget and rates in all of the year. */
const qualityOf = (
  planned: PlannedUnit,
  months: ReturnType<typeof unitMonthsOf>,
  year: number,
  ended: number,
): Quality => {
  const { unit } = planned;
  const { followUp, withoutBudget, lacksHour } = months;
  const of = { unitId: unit.id, unitName: unit.name };
  const hasEnded = (month: number): boolean => month <= ended;
  const lacks = followUpQuality(of, year, followUpPlan(planned, year), {
    withoutDemand: followUp.withoutDemand.filter(hasEnded),
    withoutWorklog: followUp.withoutWorklog.filter(hasEnded),
    partlyWorked: followUp.partlyWorked,
  });
  const budget = withoutBudget.map((month) => ({
    kind: 'budget' as const,
    categoryName: null,
    days: monthDays(year, month),
  }));
  const isNamed = !lacksHour || lacks.some(({ kind }) => kind === 'stencil');
  const stencil = { kind: 'stencil' as const, categoryName: null, from: `${year}-01-01`, to: `${year}-12-31` };
  return [...lacks, ...[...joinedLacks(budget), ...(isNamed ? [] : [stencil])].map((lack) => ({ ...of, ...lack }))];
};

/** A year of a unit with what it lacks. */
const unitYearOf = (planned: PlannedUnit, year: number, ended: number, rates: RatesOfPlan) => {
  const { unit, budgetHours, categories: budgeted, inputs } = planned;
  const plan = { ...followUpPlan(planned, year), budgeted, budgetHours, ratesOf: rates(planned) };
  const months = unitMonthsOf(plan, year, ended);
  return {
    rows: months.rows,
    closed: (inputs.find((one) => one.year === year)?.closed ?? []).map(({ month }) => month),
    quality: qualityOf(planned, months, year, ended),
    missing: [
      ...months.missing.flatMap((missing, index) =>
        missingRatesOf(budgeted[index]?.name ?? '', { missing }, unit.name),
      ),
      ...months.atHour.flatMap(({ activity, missing }) => missingRatesOf(activity, { missing }, unit.name)),
    ],
  };
};

type UnitYear = ReturnType<typeof unitYearOf>;

interface UnitYears {
  readonly unit: PlannedUnit['unit'];
  readonly thisYear: UnitYear;
  readonly lastYear: UnitYear;
}

const together = (units: readonly UnitYear[], year: number, through: number) =>
  placeYear(
    units.map(({ rows }) => rows),
    year,
    through,
  );

type Rows = ReturnType<typeof together>;

/** The rows without their months. */
const sumsOf = (rows: Rows) =>
  Object.fromEntries(placeRows.map((name) => [name, { toDate: rows[name].toDate, year: rows[name].year }])) as Record<
    keyof Rows,
    Omit<Rows[keyof Rows], 'months'>
  >;

/** As it is answered. */
const presentRows = (rows: Rows): PlaceFollowUp['rows'] =>
  Object.fromEntries(
    placeRows.map((name) => [name, { ...rows[name], months: [...rows[name].months] }]),
  ) as PlaceFollowUp['rows'];

/**
 * The follow-up of the units of an area, or of an organisation by area, in a year beside the year before. Hidden units count for
 * SuperAdmin only. Throws 404.
 */
export const placeFollowUp = async (scope: Scope, { orgId, areaId, year: text }: Ids): Promise<PlaceFollowUp> => {
  const { table, today, place } = scope;
  const year = yearOfPath(text);
  const org = found(place.org);
  const [nodes, areas, rates] = await Promise.all([
    areaId === undefined ? unitsOfOrganization(table, orgId) : unitsOfArea(table, orgId, areaId),
    areaId === undefined ? areaRows(table, { orgId }).then(activeByName) : [],
    ratesOfPlans(table, org),
  ]);
  const through = endedMonths(year, today);
  const ended = endedMonths(year - 1, today);
  const units = await inPlans(
    scope,
    org,
    visibleUnits(scope, nodes),
    firstOfYear(year - 1),
    (planned): UnitYears => ({
      unit: planned.unit,
      thisYear: unitYearOf(planned, year, through, rates),
      lastYear: unitYearOf(planned, year - 1, ended, rates),
    }),
  );
  const rowsOf = (some: readonly UnitYears[]) => ({
    rows: together(
      some.map((one) => one.thisYear),
      year,
      through,
    ),
    lastYear: together(
      some.map((one) => one.lastYear),
      year - 1,
      through,
    ),
  });
  const groups =
    areaId === undefined
      ? areas
          .map(({ data: { id, name } }) => ({ id, name, some: units.filter(({ unit }) => unit.areaId === id) }))
          .filter(({ some }) => some.length > 0)
      : units.map((one) => ({ id: one.unit.id, name: one.unit.name, some: [one] }));
  const all = rowsOf(units);
  return {
    name: (place.area ?? org).name,
    year,
    through,
    units: units.length,
    rows: presentRows(all.rows),
    lastYear: presentRows(all.lastYear),
    closed: Array.from(
      { length: 12 },
      (_, index) => units.filter(({ thisYear }) => thisYear.closed.includes(index + 1)).length,
    ),
    parts: groups.map(({ id, name, some }) => {
      const part = rowsOf(some);
      const isLacking = some.some(({ thisYear, lastYear }) => thisYear.quality.length + lastYear.quality.length > 0);
      return { id, name, units: some.length, isLacking, rows: sumsOf(part.rows), lastYear: sumsOf(part.lastYear) };
    }),
    quality: units.flatMap(({ thisYear, lastYear }) => [...thisYear.quality, ...lastYear.quality]),
    missing: units.flatMap(({ thisYear, lastYear }) => [...thisYear.missing, ...lastYear.missing]),
  };
};
