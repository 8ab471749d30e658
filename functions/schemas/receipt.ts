import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { loadUnitPlan, type PlannedCategory } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import { receiptsOf } from '#shared/calculation/index.ts';
import type { SchemaReceipt } from '#shared/model/receipt.ts';
import { receiptDays } from '#shared/planning/receiptDays.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import type { SchemaIds } from './service.ts';

/** A staff category as planned. Throws 404. */
export const loadPlannedCategory = async (scope: Scope, ids: CategoryIds): Promise<PlannedCategory> => {
  const { categories } = await loadUnitPlan(scope, plannedPlace(scope.place));
  return found(categories.find(({ id, isBudgetCategory }) => id === ids.categoryId && !isBudgetCategory));
};

/** The weekly receipts of a category in a plan period (shared/calculation/README.md), see {@link receiptDays}. */
export const receiptsIn = (category: PlannedCategory, period: Period, today: Day): SchemaReceipt[] =>
  receiptsOf(category, receiptDays(period, today)).map(({ levels, ...receipt }) => ({
    ...receipt,
    categoryName: category.name,
    levels: [...levels],
  }));

/** The weekly receipts of a plan period. Throws 404. */
export const schemaReceipt = async (scope: Scope, ids: SchemaIds): Promise<SchemaReceipt[]> => {
  const category = await loadPlannedCategory(scope, ids);
  return receiptsIn(category, found(category.schemas.find(({ id }) => id === ids.schemaId)), scope.today);
};
