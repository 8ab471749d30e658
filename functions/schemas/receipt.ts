import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { loadUnitPlan } from '#functions/plan/unitPlan.ts';
import { receiptsOf } from '#shared/calculation/index.ts';
import type { SchemaReceipt } from '#shared/model/receipt.ts';
import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import type { ClosedPeriod, Period } from '#shared/time/period.ts';
import { loadSchemas } from './repository.ts';
import type { SchemaIds } from './service.ts';

/** The longest range of receipts: 318 weeks. */
const maxDays = 318 * 7;

/**
 * The range of the receipts: an open-ended plan period ends with the year after today's (or after that of its start, if
 * later); of more than 318 weeks the last ones.
 */
export const receiptDays = ({ start, end }: Period, today: Day): ClosedPeriod => {
  const nextYear = Math.min(9999, Number((start > today ? start : today).slice(0, 4)) + 1);
  const last = end ?? (`${nextYear}-12-31` as Day);
  return { start: daysBetween(start, last) < maxDays ? start : addDays(last, 1 - maxDays), end: last };
};

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
