import { dayNumber } from '#shared/time/day.ts';
import { type Week, weeksOf } from '#shared/time/week.ts';
import { budgetOf } from './budget.ts';
import { demandOfWeeks } from './demand.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { readPlan } from './readPlan.ts';
import { supplyOfWeeks } from './supply.ts';
import { type WeekReceipt, weekReceipt } from './weekReceipt.ts';

/** A category's receipts of consecutive ISO weeks (README.md 5). */
export const receiptsOfWeeks = (plan: CategoryPlan, weeks: readonly Week[]): WeekReceipt[] => {
  const [first] = weeks;
  if (!first) return [];
  const monday = dayNumber(first.start);
  const days = weeks.map((_, index) => ({ from: monday + 7 * index, to: monday + 7 * index + 6 }));
  const read = readPlan(plan, { from: monday, to: monday + 7 * weeks.length - 1 });
  const supply = supplyOfWeeks(read, days);
  const demand = demandOfWeeks(read, days);
  return weeks.map((week, index) => weekReceipt(week, supply[index]!, demand[index]!, budgetOf(read, days[index]!)));
};

/** A category's receipts: one per ISO week that the range touches, each of the whole week (README.md 5). */
export const receiptsOf = (plan: CategoryPlan, range: RangeInput): WeekReceipt[] =>
  receiptsOfWeeks(plan, weeksOf(range));
