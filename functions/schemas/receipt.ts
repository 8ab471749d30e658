import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { loadUnitPlan } from '#functions/plan/unitPlan.ts';
import { receiptsOf } from '#shared/calculation/index.ts';
import type { SchemaReceipt } from '#shared/model/receipt.ts';
import { receiptDays } from '#shared/planning/receiptDays.ts';
import { loadSchemas } from './repository.ts';
import type { SchemaIds } from './service.ts';

/** The weekly receipts of a plan period (shared/calculation/README.md), see {@link receiptDays}. Throws 404. */
export const schemaReceipt = async ({ table, today }: Scope, ids: SchemaIds): Promise<SchemaReceipt[]> => {
  const [row, plan] = await Promise.all([loadSchemas(table, ids), loadUnitPlan(table, ids, [])]);
  const period = found(row.data.periods.find(({ id }) => id === ids.schemaId));
  const category = found(plan.categories.find(({ id }) => id === ids.categoryId));
  return receiptsOf(category, receiptDays(period, today)).map(({ levels, ...receipt }) => ({
    ...receipt,
    categoryName: category.name,
    levels: [...levels],
  }));
};
