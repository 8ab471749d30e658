import type { Receipt } from '#shared/model/receipt.ts';
import type { Schema } from '#shared/model/schema.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { weekLabel, weekOf } from '#shared/time/week.ts';

export const day = (text: string) => text as Day;

/** A plan period with an id. */
export const schema = (id: string, start: string, end: string | null): Schema => ({
  id,
  start: day(start),
  end: end === null ? null : day(end),
  comments: '',
  version: 1,
  changedBy: '',
  changedAt: '',
});

/** A receipt `index` weeks after 2026-02-02 with ten of own staff and nothing else, with `change` applied. */
export const receipt = (index: number, change: Partial<Receipt> = {}): Receipt => {
  const start = addDays('2026-02-02', 7 * index);
  return {
    week: weekLabel(weekOf(start)),
    year: weekOf(start).year,
    start,
    demand: null,
    budget: null,
    workRateSum: 10,
    workRateSumWithoutContractors: 10,
    contractorWorkRateSum: 0,
    substituteWorkRateSum: 0,
    workRateSumWhenContractors: null,
    workRateSumWhenSubstitute: null,
    workRateExcludedSum: 0,
    diff: null,
    diffBudget: null,
    diffBudgetWorkRate: null,
    diffBudgetDemand: null,
    levels: [0, 0, 0, 0, 0, 0],
    workingCount: 10,
    fillInCount: 0,
    contractorCount: 0,
    weekendShiftCount: 0,
    diffWeekendShifts: null,
    nightShiftCount: 0,
    diffNightShifts: null,
    workRateWithoutDemand: 0,
    workRateWithoutBudget: 0,
    demandDays: 0,
    budgetDays: 0,
    ...change,
  };
};
