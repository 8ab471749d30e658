import { dayNumber } from '#shared/time/day.ts';
import { type Week, weeksOf } from '#shared/time/week.ts';
import { budgetOf } from './budget.ts';
import { demandOfWeeks } from './demand.ts';
import type { CategoryPlan, RangeInput } from './input.ts';
import { netSupplyOf } from './netSupply.ts';
import { type ReadPlan, readPlan } from './readPlan.ts';
import { riskInputs, risksOf } from './risk.ts';
import { type Days, wholeOf } from './span.ts';
import { supplyOfWeeks } from './supply.ts';
import { type WeekReceipt, weekReceipt } from './weekReceipt.ts';

const daysOfWeeks = (weeks: readonly Week[]): readonly Days[] => {
  const monday = weeks[0] ? dayNumber(weeks[0].start) : 0;
  return weeks.map((_, index) => ({ from: monday + 7 * index, to: monday + 7 * index + 6 }));
};

/** A category's plan read for all of the consecutive weeks. */
export const readWeeks = (plan: CategoryPlan, weeks: readonly Week[]): ReadPlan =>
  readPlan(plan, wholeOf(daysOfWeeks(weeks)));

/** A category's receipts of consecutive ISO weeks, of its plan already read for them (README.md 5). */
export const readReceiptsOfWeeks = (read: ReadPlan, weeks: readonly Week[]): WeekReceipt[] => {
  const days = daysOfWeeks(weeks);
  const supply = supplyOfWeeks(read, days);
  const demand = demandOfWeeks(read, days);
  const risks = risksOf(riskInputs(read, days, supply, demand));
  return weeks.map((week, index) => {
    const net = { supply: netSupplyOf(read, days[index]!, supply[index]!), risk: risks[index] };
    return weekReceipt(week, supply[index]!, demand[index]!, budgetOf(read, days[index]!), net);
  });
};

/** A category's receipts of consecutive ISO weeks, which take as long to list as the receipts: many categories share one list. */
export const receiptsOfWeeks = (plan: CategoryPlan, weeks: readonly Week[]): WeekReceipt[] =>
  readReceiptsOfWeeks(readWeeks(plan, weeks), weeks);

/** A category's receipts: one per ISO week that the range touches, each of the whole week (README.md 5). */
export const receiptsOf = (plan: CategoryPlan, range: RangeInput): WeekReceipt[] =>
  receiptsOfWeeks(plan, weeksOf(range));
