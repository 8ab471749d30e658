import { planKindOf, type UnitIds, unitPartition } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { CategoryPlan } from '#shared/calculation/index.ts';
import type { Activity } from '#shared/model/activity.ts';
import type { StoredBedPeriod } from '#shared/model/bed.ts';
import type { BudgetHours } from '#shared/model/budgetHours.ts';
import type { Schema } from '#shared/model/schema.ts';
import type { Stencil } from '#shared/model/stencil.ts';
import { shiftsIn } from './shiftsIn.ts';
import type {
  StoredActivities,
  StoredAsset,
  StoredBeds,
  StoredBudget,
  StoredBudgetHours,
  StoredCategory,
  StoredComments,
  StoredDemand,
  StoredInputs,
  StoredSchemas,
  StoredShift,
  StoredStencils,
} from './stored.ts';

/** A category's plan, and whether the category has a budget only. */
export interface PlannedCategory extends CategoryPlan {
  readonly isBudgetCategory: boolean;
  readonly shifts: readonly StoredShift[];
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
  readonly budgetHours: readonly BudgetHours[];
  readonly activities: readonly Activity[];
  /** By year. */
  readonly inputs: readonly StoredInputs[];
  readonly comments: readonly StoredComments[];
}

/** A row with its kind, read from its key once. */
type KindRow = ReturnType<typeof planKindOf> & { readonly row: Row };

/** The data of the rows by kind and category. */
const groupedOf = (rows: readonly KindRow[]): ((kind: string, categoryId?: string) => readonly unknown[]) => {
  const groups = new Map<string, unknown[]>();
  for (const { kind, categoryId, row } of rows) {
    const name = `${kind} ${categoryId}`;
    const group = groups.get(name);
    if (group) group.push(row.data);
    else groups.set(name, [row.data]);
  }
  return (kind, categoryId = '') => groups.get(`${kind} ${categoryId}`) ?? [];
};

/** The data of the rows of a kind that has one row a year. */
const ofYears = <Data>(rows: readonly KindRow[], kind: 'INPUTS' | 'COMMENTS'): readonly Data[] =>
  rows.filter((one) => one.kind === kind).map(({ row }) => row.data as Data);

/** Leaves out demand rows of shifts that are valid on no day of the period: they are not shown and must not count. */
const withValidShifts = (category: StoredCategory, demand: StoredDemand): StoredDemand => {
  const valid = new Set(shiftsIn(category, demand).map(({ id }) => id));
  return { ...demand, shiftDemands: demand.shiftDemands.filter(({ shiftId }) => valid.has(shiftId)) };
};

/** The plan from a unit's rows, without categories that are being removed. */
const unitPlanOf = (all: readonly Row[], order: readonly { readonly id: string }[]): UnitPlan => {
  const rows = all.map((row): KindRow => ({ ...planKindOf(row), row }));
  const grouped = groupedOf(rows);
  const stored = rows
    .filter(({ kind, row }) => kind === 'CATEGORY' && !row.removing)
    .map(({ row }) => row.data as StoredCategory);
  const known = order.flatMap(({ id }) => stored.find((category) => category.id === id) ?? []);
  const rest = stored.filter((category) => !known.includes(category));
  const budgetOf = (id: string) => grouped('BUDGET', id).flatMap((data) => (data as StoredBudget).periods);
  return {
    categories: [...known, ...rest].map((category) => ({
      id: category.id,
      name: category.name,
      isBudgetCategory: category.isBudgetCategory,
      periods: category.periods,
      shifts: category.shifts,
      demands: grouped('DEMAND', category.id).map((data) => withValidShifts(category, data as StoredDemand)),
      assets: grouped('ASSET', category.id) as readonly StoredAsset[],
      budget: budgetOf(category.id),
      schemas: grouped('SCHEMAS', category.id).flatMap((data) => (data as StoredSchemas).periods),
    })),
    beds: grouped('BEDS').flatMap((data) => (data as StoredBeds).periods),
    stencils: grouped('STENCILS').flatMap((data) => (data as StoredStencils).stencils),
    budgetHours: grouped('HOURS').flatMap((data) => (data as StoredBudgetHours).periods),
    activities: grouped('ACTIVITIES').flatMap((data) => (data as StoredActivities).activities),
    inputs: ofYears<StoredInputs>(rows, 'INPUTS'),
    comments: ofYears<StoredComments>(rows, 'COMMENTS'),
  };
};

/**
 * A unit's whole plan, read in one query. `order` is the categories of the unit's own row (`scope.place.unit.categories`);
 * categories it does not name come last. Does not check permissions.
 */
export const loadUnitPlan = async (
  table: Table,
  ids: UnitIds,
  order: readonly { readonly id: string }[],
): Promise<UnitPlan> => unitPlanOf(await table.query({ pk: unitPartition(ids) }), order);
