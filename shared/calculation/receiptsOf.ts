import { dayNumber } from '#shared/time/day.ts';
import { weeksOf } from '#shared/time/week.ts';
import { budgetOf } from './budget.ts';
import { demandOfWeeks } from './demand.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { readPlan } from './readPlan.ts';
import { supplyOfWeeks } from './supply.ts';
import { type WeekReceipt, weekReceipt } from './weekReceipt.ts';

/** A category's receipts: one per ISO week that the range touches, each of the whole week (calculation.md 5). */
export const receiptsOf = (plan: CategoryPlan, range: RangeInput): WeekReceipt[] => {
  const weeks = weeksOf(range);
  const days = weeks.map(({ start }) => dayNumber(start)).map((from) => ({ from, to: from + 6 }));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const read = readPlan(plan, { from: first.from, to: last.to });
  const supply = supplyOfWeeks(read, days);
  const demand = demandOfWeeks(read, days);
  return weeks.map((week, index) => weekReceipt(week, supply[index]!, demand[index]!, budgetOf(read, days[index]!)));
};
