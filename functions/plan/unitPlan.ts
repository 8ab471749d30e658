import { planKindOf, type UnitIds, unitPartition } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { CategoryPlan } from '#shared/calculation/index.ts';
import type { StoredBedPeriod } from '#shared/model/bed.ts';
import { shiftsIn } from './shiftsIn.ts';
import type { StoredAsset, StoredBeds, StoredBudget, StoredCategory, StoredDemand } from './stored.ts';

/** A category's plan, and whether it has a budget only. */
interface PlannedCategory extends CategoryPlan {
  readonly isBudgetCategory: boolean;
  readonly demands: readonly StoredDemand[];
  readonly assets: readonly StoredAsset[];
}

/** All that a unit's figures are made of. */
export interface UnitPlan {
  /** In the order they were dragged to. */
  readonly categories: readonly PlannedCategory[];
  readonly beds: readonly StoredBedPeriod[];
}

/** The rows by kind and category. */
const groupedOf = (rows: readonly Row[]): ((kind: string, categoryId?: string) => readonly unknown[]) => {
  const groups = new Map<string, unknown[]>();
  for (const row of rows) {
    const { kind, categoryId } = planKindOf(row);
    const name = `${kind} ${categoryId}`;
    const group = groups.get(name);
    if (group) group.push(row.data);
    else groups.set(name, [row.data]);
  }
  return (kind, categoryId = '') => groups.get(`${kind} ${categoryId}`) ?? [];
};

/** Rows of shifts that are not valid on any day of the period are not shown, so they do not count either. */
const counted = (category: StoredCategory, demand: StoredDemand): StoredDemand => {
  const valid = new Set(shiftsIn(category, demand).map(({ id }) => id));
  return { ...demand, shiftDemands: demand.shiftDemands.filter(({ shiftId }) => valid.has(shiftId)) };
};

/** The plan in a unit's rows; a category that is being removed is gone already. Pure. */
const unitPlanOf = (rows: readonly Row[], order: readonly { readonly id: string }[]): UnitPlan => {
  const grouped = groupedOf(rows);
  const stored = rows
    .filter((row) => planKindOf(row).kind === 'CATEGORY' && !row.removing)
    .map(({ data }) => data as StoredCategory);
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
      demands: grouped('DEMAND', category.id).map((data) => counted(category, data as StoredDemand)),
      assets: grouped('ASSET', category.id) as readonly StoredAsset[],
      budget: budgetOf(category.id),
    })),
    beds: grouped('BEDS').flatMap((data) => (data as StoredBeds).periods),
  };
};

/**
 * A unit's whole plan in one query (architecture.md "Storage"). `order`: the categories of the unit's own row
 * (`scope.place.unit.categories`); what it does not name comes last. Who may see the unit is the caller's matter.
 */
export const loadUnitPlan = async (
  table: Table,
  ids: UnitIds,
  order: readonly { readonly id: string }[],
): Promise<UnitPlan> => unitPlanOf(await table.query({ pk: unitPartition(ids) }), order);
