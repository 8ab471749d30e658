import { followUpYearsOf } from '#functions/followup/activities.ts';
import { followedUpUnits } from '#functions/followup/repository.ts';
import { followUpUnit } from '#functions/followup/unitYear.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { joinedLacks, monthDays } from '#shared/calculation/index.ts';
import type { FollowUpAnswer, FollowUpUnit } from '#shared/model/followUp.ts';
import type { FollowUpReport, UnitYears } from '#shared/model/report.ts';
import type { Quality, ReportUnits } from '#shared/model/reportAnswer.ts';
import { comparable, namesByKey } from '#shared/text/names.ts';
import { firstOfYear, fromDayNumber } from '#shared/time/day.ts';
import { inReportPlans, type PlannedUnit } from './plans.ts';
import { reportUnits, selectableUnits } from './units.ts';
import { yearsBetween } from './years.ts';

const all = { simulated: false };

/** Whether a row shows an activity, by its key. */
const isActivity = (key: string): boolean => /^(manager|worklog|detailed|other):/.test(key);

/** The rows that a definition asks for: chosen activities, and of a whole follow-up the figures that every unit has. */
const chosenRows = (unit: FollowUpUnit, { type, activities }: FollowUpReport): FollowUpUnit['groups'] => {
  const chosen = activities && new Set(activities.map(comparable));
  const isShown = ({ key, name }: FollowUpUnit['groups'][number]['rows'][number]): boolean =>
    isActivity(key) ? !chosen || chosen.has(comparable(name)) : type !== 'activity';
  return unit.groups.map((group) => ({ ...group, rows: group.rows.filter(isShown) }));
};

/** Whether the month of a unit's year lacks worked time of some activity. */
const lacksWorklog = ({ year, quality }: FollowUpUnit, month: number): boolean => {
  const day = fromDayNumber(monthDays(year, month).from);
  return quality.some(({ kind, from, to }) => kind.startsWith('worklog') && from <= day && day <= to);
};

/** What a unit's year lacks in the shown rows. A report of activities alone lacks the months without worked time in which an activity has no value. */
const lacksOf = (unit: FollowUpUnit, groups: FollowUpUnit['groups'], { type }: FollowUpReport): Quality => {
  if (type !== 'activity') return unit.quality;
  const { unitId, unitName, year, firstMonth, lastMonth } = unit;
  const activities = groups.flatMap(({ rows }) => rows).filter(({ isHeader }) => !isHeader);
  const lacking = Array.from({ length: lastMonth - firstMonth + 1 }, (_, index) => firstMonth + index).filter(
    (month) => activities.some(({ months }) => months[month - 1] === null) && lacksWorklog(unit, month),
  );
  const isEmpty = (month: number): boolean => activities.every(({ months }) => months[month - 1] === null);
  const lacks = lacking.map((month) => ({
    kind: isEmpty(month) ? ('worklog' as const) : ('worklogPart' as const),
    categoryName: null,
    days: monthDays(year, month),
  }));
  return joinedLacks(lacks).map((lack) => ({ unitId, unitName, ...lack }));
};

/** The follow-up of units by year. Throws 404, 403, and `validation`, also where no unit has an activity of the chosen names in the years. */
export const followUpReport = async (scope: Scope, definition: FollowUpReport): Promise<FollowUpAnswer> => {
  const units = await reportUnits(scope, definition.unitIds);
  const years = await inReportPlans(
    scope,
    units,
    { ...all, first: firstOfYear(definition.startYear) },
    (planned: PlannedUnit) =>
      yearsBetween(definition).map(({ year, ...months }) =>
        followUpUnit({ unitId: planned.unit.id, unitName: planned.unit.name }, planned, year, months),
      ),
  );
  const each = years.flat().map((unit) => ({ unit, groups: chosenRows(unit, definition) }));
  const rows = each.flatMap(({ groups }) => groups).flatMap((group) => group.rows);
  if (definition.activities && !rows.some(({ key }) => isActivity(key)))
    throw fieldProblem('activities', 'activityUnknown');
  return {
    units: each.map(({ unit: { quality: _, ...unit }, groups }) => ({ ...unit, groups })),
    quality: each.flatMap(({ unit, groups }) => lacksOf(unit, groups, definition)),
  };
};

/** The years in which some of the units has follow-up. Throws 404, 403. */
export const followUpYearOptions = async (scope: Scope, unitIds: readonly string[]): Promise<number[]> => {
  const units = await reportUnits(scope, unitIds);
  const years = await inReportPlans(scope, units, all, (planned) => followUpYearsOf(scope, planned));
  return [...new Set(years.flat())].sort((a, b) => a - b);
};

/** The names of the activities of the units that are valid in some of the years, headings left out. Throws 404, 403. */
export const followUpActivities = async (
  scope: Scope,
  { unitIds, startYear, endYear }: UnitYears,
): Promise<string[]> => {
  const units = await reportUnits(scope, unitIds);
  const names = await inReportPlans(scope, units, all, ({ activities }) =>
    activities
      .filter(({ isHeader, start, end }) => !isHeader && start <= endYear && (end === null || end >= startYear))
      .map(({ name }) => name),
  );
  return [...namesByKey(names.flat()).values()];
};

/** The units with activities that the caller may choose for a report. */
export const unitsWithActivities = async (scope: Scope): Promise<ReportUnits> => {
  const units = await selectableUnits(scope);
  const organizations = [...new Set(units.map(({ orgId }) => orgId))];
  const followedUp = await Promise.all(organizations.map((orgId) => followedUpUnits(scope.table, orgId)));
  return units.filter(({ unitId }) => followedUp.some((ids) => ids.has(unitId)));
};
