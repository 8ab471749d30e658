import { plannedPlace } from '#functions/core/places/daysOff.ts';
import type { AreaIds } from '#functions/core/places/ids.ts';
import { remedyLimits } from '#functions/core/places/remedyLimits.ts';
import type { StoredUnit } from '#functions/core/places/stored.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { found, Problem } from '#functions/kernel/problem.ts';
import { listedFollowUp, listedPlace, planKeys, type UnitIds, unitKey } from '#functions/kernel/store/keys.ts';
import { insert, type Write } from '#functions/kernel/store/table.ts';
import { demandSummary } from '#shared/calculation/index.ts';
import { type UnitCopy, type UnitCopyFields, type UnitCopyPreview, unitParts } from '#shared/model/unitCopy.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import type { Day } from '#shared/time/day.ts';
import { sorted, valueOn } from '#shared/time/timeline.ts';
import { noUnitImport, presentUnit } from '../levels/present.ts';
import { reserveWrites, unitReservations } from '../levels/reservations.ts';
import { amountsOf, type CopiedUnit, copiedUnit } from './copied.ts';
import { sourceOf } from './source.ts';

/** The most categories of a unit that can be copied: with all that belongs to them they fit one transaction. */
const maxCategories = 20;

/** The rows of the copy's plan. */
const planWrites = (ids: UnitIds, copied: CopiedUnit): readonly Write[] => {
  const { categories, beds, hours, stencils, activities } = copied;
  const ofCategories = categories.flatMap(({ category, demand, head, budget }) => {
    const own = { ...ids, categoryId: category.id };
    return [
      insert({ ...planKeys.category(own), data: category }),
      ...(demand ? [insert({ ...planKeys.demand(own, demand.id), data: demand })] : []),
      ...(head ? [insert({ ...planKeys.demandHead(own), data: head })] : []),
      ...(budget ? [insert({ ...planKeys.budget(own), data: budget })] : []),
    ];
  });
  return [
    ...ofCategories,
    ...(beds ? [insert({ ...planKeys.beds(ids), data: beds })] : []),
    ...(hours ? [insert({ ...planKeys.hours(ids), data: hours })] : []),
    ...(stencils.length > 0 ? [insert({ ...planKeys.stencils(ids), data: { stencils } })] : []),
    ...(activities.length > 0
      ? [insert({ ...planKeys.activities(ids), ...listedFollowUp(ids), data: { activities } })]
      : []),
  ];
};

/**
 * A new unit in the area with what is taken along from another unit of the organisation, in one transaction. Throws 404,
 * `duplicateName`, `validation` at an unknown unit or too many categories.
 */
export const copyUnit = async (scope: Scope, ids: AreaIds, fields: UnitCopyFields): Promise<UnitCopy> => {
  const { data: source } = await sourceOf(scope, ids, fields.fromUnitId);
  const plan = await loadUnitPlan(scope, { org: found(scope.place.org), unit: source });
  const copied = copiedUnit(scope, plan, fields);
  if (copied.categories.length > maxCategories)
    throw new Problem('validation', { fields: { parts: { code: 'tooMany', max: maxCategories } } });
  const unit: StoredUnit = {
    ...newStamp(scope, 'unt'),
    ...noUnitImport,
    created: scope.now.toISOString(),
    areaId: ids.areaId,
    name: fields.name,
    shortName: fields.shortName,
    hasBedsActivated: source.hasBedsActivated,
    hasBudgetHours: source.hasBudgetHours,
    hidden: false,
    redDay: source.redDay ?? null,
    eve: source.eve ?? null,
    ...remedyLimits(source),
    categories: copied.categories.map(({ category: { id, name, isBudgetCategory } }) => ({
      id,
      name,
      isBudgetCategory,
    })),
  };
  const reservations = await reserveWrites(scope.table, unitReservations(ids, unit));
  return scope.commit({
    writes: [
      insert({ ...unitKey(ids.orgId, ids.areaId, unit.id), ...listedPlace(unit.id, ids.orgId), data: unit }),
      ...reservations,
      ...planWrites({ orgId: ids.orgId, unitId: unit.id }, copied),
    ],
    action: 'create',
    object: 'unit',
    id: unit.id,
    after: { ...presentUnit(scope, unit), copiedFrom: source.name, made: amountsOf(copied) },
  });
};

/** What a copy of all parts of the unit would make, and the live demand to choose from. Throws 404. */
export const previewCopy = async (
  scope: Scope,
  days: { readonly start: Day; readonly demandOn: Day },
): Promise<UnitCopyPreview> => {
  const plan = await loadUnitPlan(scope, plannedPlace(scope.place));
  const copied = copiedUnit(scope, plan, { ...days, parts: [...unitParts] });
  const periods = plan.categories.flatMap(({ demands }) => liveOf(demands).map(({ start, end }) => ({ start, end })));
  const [beds] = copied.beds?.periods ?? [];
  return {
    made: amountsOf(copied),
    categories: copied.categories.map(({ category, demand, budget }) => ({
      name: category.name,
      isBudgetCategory: category.isBudgetCategory,
      shifts: category.shifts.flatMap(({ name, periods: measures }) => {
        const held = valueOn(measures, days.start) ?? sorted(measures).at(-1);
        return held ? [{ name, isNightShift: held.isNightShift, isDutyShift: held.isDutyShift }] : [];
      }),
      demand: demand
        ? demandSummary({
            shiftDemands: demand.shiftDemands,
            shifts: category.shifts,
            categoryPeriods: category.periods,
            start: days.start,
          }).services
        : null,
      budget: budget?.periods[0]?.budget ?? null,
    })),
    beds: beds ? { beds: beds.beds, weekendBeds: beds.weekendBeds } : null,
    budgetHours: copied.hours?.periods[0]?.budget ?? null,
    stencils: copied.stencils.map(({ year }) => year).sort((a, b) => a - b),
    demandPeriods: sorted([...new Map(periods.map((period) => [`${period.start}/${period.end}`, period])).values()]),
  };
};
