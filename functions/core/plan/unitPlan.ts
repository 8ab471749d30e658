import { daysOffOf, type PlannedPlace } from '#functions/core/places/daysOff.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { historyRange, type PlanKind, planKeys, planKindOf } from '#functions/kernel/store/keys.ts';
import { pastBefore } from '#functions/kernel/store/past.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { CategoryPlan } from '#shared/calculation/index.ts';
import type { Activity } from '#shared/model/activity.ts';
import type { StoredBedPeriod } from '#shared/model/bed.ts';
import type { BudgetHours } from '#shared/model/budgetHours.ts';
import type { CategoryRates } from '#shared/model/rates.ts';
import type { Schema } from '#shared/model/schema.ts';
import type { Stencil } from '#shared/model/stencil.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { DaysOff } from '#shared/time/dayOff.ts';
import { expectsAbsence, withExpectedAbsence } from './expectedAbsence.ts';
import { planRows, receiptRows } from './rows.ts';
import { shiftsIn } from './shiftsIn.ts';
import type {
  StoredAbsence,
  StoredActivities,
  StoredAsset,
  StoredBeds,
  StoredBudget,
  StoredBudgetHours,
  StoredCategory,
  StoredComments,
  StoredDemand,
  StoredInputs,
  StoredRates,
  StoredSchemas,
  StoredShift,
  StoredStencils,
} from './stored.ts';

/** A category's plan, and whether the category has a budget only. */
export interface PlannedCategory extends CategoryPlan {
  readonly isBudgetCategory: boolean;
  readonly periods: StoredCategory['periods'];
  readonly shifts: readonly StoredShift[];
  readonly budget: StoredBudget['periods'];
  readonly demands: readonly StoredDemand[];
  readonly assets: readonly StoredAsset[];
  /** The plan periods. */
  readonly schemas: readonly Schema[];
}

/** Everything that a unit's figures are calculated from. */
export interface UnitPlan {
  /** In the unit's own order. */
  readonly categories: readonly PlannedCategory[];
  readonly beds: readonly StoredBedPeriod[];
  readonly stencils: readonly Stencil[];
  /** The rates that the unit has of its own. */
  readonly rates: readonly CategoryRates[];
  readonly budgetHours: readonly BudgetHours[];
  readonly activities: readonly Activity[];
  /** By year. */
  readonly inputs: readonly StoredInputs[];
  readonly comments: readonly StoredComments[];
  /** The unit's own settings of expected absence; undefined where nothing was set. */
  readonly absence: StoredAbsence | undefined;
}

/** The data of rows by kind and category, or year. */
type Grouped = ReadonlyMap<PlanKind, ReadonlyMap<string, readonly unknown[]>>;

const groupedOf = (rows: readonly Row[]): Grouped => {
  const kinds = new Map<PlanKind, Map<string, unknown[]>>();
  for (const row of rows) {
    if (row.removing) continue;
    const { kind, categoryId } = planKindOf(row);
    const groups = kinds.get(kind) ?? new Map<string, unknown[]>();
    kinds.set(kind, groups);
    const group = groups.get(categoryId);
    if (group) group.push(row.data);
    else groups.set(categoryId, [row.data]);
  }
  return kinds;
};

/** Leaves out demand rows of shifts that are valid on no day of the period: they are not shown and must not count. */
const withValidShifts = (category: StoredCategory, demand: StoredDemand): StoredDemand => {
  const valid = new Set(shiftsIn(category, demand).map(({ id }) => id));
  return { ...demand, shiftDemands: demand.shiftDemands.filter(({ shiftId }) => valid.has(shiftId)) };
};

/** Categories in their unit's own order; categories that the unit's row does not name come last. */
export const inOrderOf = <Category extends { readonly id: string }>(
  order: UnitNode['categories'],
  categories: readonly Category[],
): readonly Category[] => {
  const known = order.flatMap(({ id }) => categories.find((category) => category.id === id) ?? []);
  return [...known, ...categories.filter((category) => !known.includes(category))];
};

/** The plan from a unit's rows, without categories that are being removed. */
const unitPlanOf = (rows: readonly Row[], order: UnitNode['categories'], daysOff: DaysOff): UnitPlan => {
  const kinds = groupedOf(rows);
  const ofCategory = (kind: PlanKind, id: string) => kinds.get(kind)?.get(id) ?? [];
  const all = (kind: PlanKind) => [...(kinds.get(kind)?.values() ?? [])].flat();
  const stored = all('CATEGORY') as readonly StoredCategory[];
  const budgetOf = (id: string) => ofCategory('BUDGET', id).flatMap((data) => (data as StoredBudget).periods);
  return {
    categories: inOrderOf(order, stored).map((category) => ({
      id: category.id,
      name: category.name,
      isBudgetCategory: category.isBudgetCategory,
      daysOff,
      periods: category.periods,
      shifts: category.shifts,
      demands: ofCategory('DEMAND', category.id).map((data) => withValidShifts(category, data as StoredDemand)),
      assets: ofCategory('ASSET', category.id) as readonly StoredAsset[],
      budget: budgetOf(category.id),
      schemas: ofCategory('SCHEMAS', category.id).flatMap((data) => (data as StoredSchemas).periods),
    })),
    beds: all('BEDS').flatMap((data) => (data as StoredBeds).periods),
    stencils: all('STENCILS').flatMap((data) => (data as StoredStencils).stencils),
    rates: all('RATES').flatMap((data) => (data as StoredRates).rates),
    budgetHours: all('HOURS').flatMap((data) => (data as StoredBudgetHours).periods),
    activities: all('ACTIVITIES').flatMap((data) => (data as StoredActivities).activities),
    inputs: all('INPUTS') as readonly StoredInputs[],
    comments: all('COMMENTS') as readonly StoredComments[],
    absence: all('ABSENCE')[0] as StoredAbsence | undefined,
  };
};

/**
 * Units whose plans one request reads in parallel. Enough to compute while others are on their way; of more, the answers of half a megabyte
 * each outlive the young generation of the heap, and are collected at three times the cost.
 */
export const unitsAtOnce = 6;

/** Days before the first asked one that figures look back on: those of remedies on the eight weeks before a shortage. */
const daysBack = 182;

const earlier = (one: Day, other: Day): Day => (one < other ? one : other);

/** From which day on a plan is read for figures of the days from `first` on. */
const readFrom = (today: Day, first: Day): Day => earlier(pastBefore(today), addDays(first, -daysBack));

/**
 * A unit's plan, read in one query: for figures of the days from `first` on, or whole. Categories that the unit's own row does not name
 * come last. Does not check permissions.
 */
export const loadUnitPlan = async (
  { table, today }: Pick<Scope, 'table' | 'today'>,
  place: PlannedPlace,
  first?: Day,
): Promise<UnitPlan> => {
  const ids = { orgId: place.org.id, unitId: place.unit.id };
  const rows = await planRows(table, ids, first && readFrom(today, first));
  const plan = unitPlanOf(rows, place.unit.categories, daysOffOf(place));
  return withExpectedAbsence(plan, place.org.absence, today);
};

/** The categories of {@link loadUnitPlan}, for receipts of weeks from `first` on: read without what no receipt is calculated from. */
export const loadReceiptPlans = async (
  { table, today }: Pick<Scope, 'table' | 'today'>,
  place: PlannedPlace,
  first?: Day,
): Promise<readonly Omit<PlannedCategory, 'schemas'>[]> => {
  const ids = { orgId: place.org.id, unitId: place.unit.id };
  const rows = await receiptRows(table, ids, first && readFrom(today, first));
  const own = rows.find(({ sk }) => sk === planKeys.absence(ids).sk)?.data as StoredAbsence | undefined;
  const expects = expectsAbsence(own, place.org.absence);
  const history = expects ? await table.query(historyRange(ids)) : [];
  const plan = unitPlanOf([...rows, ...history], place.unit.categories, daysOffOf(place));
  return withExpectedAbsence(plan, place.org.absence, today).categories;
};
