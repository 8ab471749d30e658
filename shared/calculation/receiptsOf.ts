import { weeksOf } from '#shared/time/week.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { readPlan } from './readPlan.ts';
import { daysOf } from './span.ts';
import { type WeekReceipt, weekReceipt } from './weekReceipt.ts';

/** A category's receipts: one per ISO week that the range touches, each of the whole week (calculation.md 5). */
export const receiptsOf = (plan: CategoryPlan, range: RangeInput): WeekReceipt[] => {
  const { from, to } = daysOf(range);
  const read = readPlan(plan, { from: from - 6, to: to + 6 });
  return weeksOf(range).map((week) => weekReceipt(read, week));
};
