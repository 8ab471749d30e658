import type { Day } from '#shared/time/day.ts';
import { weekOf } from '#shared/time/week.ts';
import { budgetOf } from './budget.ts';
import { demandOf } from './demand.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { netSupplyOf } from './netSupply.ts';
import { type ReadPlan, readPlan } from './readPlan.ts';
import { daysOf } from './span.ts';
import { supplyOf } from './supply.ts';
import { type WeekReceipt, weekReceipt } from './weekReceipt.ts';

/** {@link receiptOver} of a plan already read, over a range within the days it was read for. */
export const readReceiptOver = (read: ReadPlan, range: RangeInput & { readonly start: Day }): WeekReceipt => {
  const days = daysOf(range);
  const supply = supplyOf(read, days);
  const net = { supply: netSupplyOf(read, days, supply), risk: undefined };
  return {
    ...weekReceipt(weekOf(range.start), supply, demandOf(read, days), budgetOf(read, days), net),
    start: range.start,
  };
};

/**
 * A category's balance over any range as if it were one week: services and shifts a week are means over its days, counts and levels include
 * everybody in service on some day of it (README.md 9). It has the week of the first day, and no risk, which exists for single weeks only.
 */
export const receiptOver = (plan: CategoryPlan, range: RangeInput & { readonly start: Day }): WeekReceipt =>
  readReceiptOver(readPlan(plan, daysOf(range)), range);
