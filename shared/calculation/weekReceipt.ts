import { tidy } from '#shared/quantity/tidy.ts';
import type { Day } from '#shared/time/day.ts';
import { type Week, weekLabel } from '#shared/time/week.ts';
import type { Budget } from './budget.ts';
import type { Demand } from './demand.ts';
import { type StaffedDayOff, staffedDaysOff } from './movedDays.ts';
import type { WeekRisk } from './risk.ts';
import type { Supply } from './supply.ts';

/** Supply, demand and budget of one category (or a sum of several) in one ISO week; in services (README.md 5). */
export interface WeekReceipt extends Supply {
  readonly week: string;
  readonly year: number;
  readonly start: Day;
  readonly demand: number | null;
  readonly budget: number | null;
  /** Supply of categories without a demand, and without a budget, in the week: in no difference. */
  readonly workRateWithoutDemand: number;
  readonly workRateWithoutBudget: number;
  readonly diff: number | null;
  readonly diffBudget: number | null;
  readonly diffBudgetWorkRate: number | null;
  readonly diffBudgetDemand: number | null;
  readonly diffWeekendShifts: number | null;
  readonly diffNightShifts: number | null;
  /** Days of the week whose demand is measured, and whose budget is known: 0 to 7. Of a sum: the fewest above 0. */
  readonly demandDays: number;
  readonly budgetDays: number;
  /** Days off of the week whose demand differs from the normal week's; left out without any. */
  readonly daysOff?: StaffedDayOff[] | undefined;
  /** Supply less the expected absence, and less the demand; left out where nothing is assumed of absence (README.md 15). */
  readonly netSupply?: number | undefined;
  readonly netDiff?: number | null | undefined;
  /** The probability of a shortage, of a sum the highest of its categories (README.md 16). */
  readonly risk?: number | null | undefined;
  /** The band of the supply in eight weeks of ten, of a category only. */
  readonly netLow?: number | undefined;
  readonly netHigh?: number | undefined;
}

/** What the expected absence leaves of a supply. */
interface Net {
  readonly supply: number | undefined;
  readonly risk: WeekRisk | undefined;
}

const difference = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : tidy(a - b);

/** The receipt of one week, of its supply, demand and budget, and of what expected absence leaves. */
export const weekReceipt = (
  week: Week,
  supply: Supply,
  demand: Demand,
  { budget, budgetDays }: Budget,
  net: Net,
): WeekReceipt => ({
  week: weekLabel(week),
  year: week.year,
  start: week.start,
  demand: demand.services,
  budget,
  workRateWithoutDemand: demand.services === null ? supply.workRateSum : 0,
  workRateWithoutBudget: budget === null ? supply.workRateSum : 0,
  diff: difference(supply.workRateSum, demand.services),
  diffBudget: difference(supply.workRateSum, budget),
  diffBudgetWorkRate: difference(budget, supply.workRateSum),
  diffBudgetDemand: difference(budget, demand.services),
  diffWeekendShifts: difference(supply.weekendShiftCount, demand.weekendShifts),
  diffNightShifts: difference(supply.nightShiftCount, demand.nightShifts),
  demandDays: demand.measuredDays,
  budgetDays,
  daysOff: demand.daysOff.length === 0 ? undefined : staffedDaysOff(demand.daysOff),
  // Not `...supply`: an object of many fields is made in half the time when they are written out.
  workRateSum: supply.workRateSum,
  workRateSumWithoutContractors: supply.workRateSumWithoutContractors,
  contractorWorkRateSum: supply.contractorWorkRateSum,
  substituteWorkRateSum: supply.substituteWorkRateSum,
  workRateSumWhenContractors: supply.workRateSumWhenContractors,
  workRateSumWhenSubstitute: supply.workRateSumWhenSubstitute,
  workRateExcludedSum: supply.workRateExcludedSum,
  levels: supply.levels,
  workingCount: supply.workingCount,
  fillInCount: supply.fillInCount,
  contractorCount: supply.contractorCount,
  weekendShiftCount: supply.weekendShiftCount,
  nightShiftCount: supply.nightShiftCount,
  netSupply: net.supply,
  netDiff: net.supply === undefined ? undefined : difference(net.supply, demand.services),
  risk: net.risk?.risk,
  netLow: net.risk?.low,
  netHigh: net.risk?.high,
});
