import { addDays } from '#shared/time/day.ts';
import type { DemandSummaryInput } from './demandSummary.ts';
import type { PeriodInput } from './input.ts';
import { type CostPart, costPartsIn } from './planCost.ts';
import type { YearRates } from './rates.ts';

/** The period that holds on a day, as if it always held. */
const lasting = <Period extends PeriodInput>(periods: readonly Period[], day: string): Period[] => {
  const period = periods.find(({ start, end }) => start <= day && (end === null || day <= end));
  return period ? [{ ...period, start: day, end: null }] : [];
};

/**
 * The parts of the cost of a normal week of demand: with the measures and rates of its first day, and without days off
 * (README.md 3, 17). × 52 ÷ 12 is a month, × 52 a year.
 */
export const normalWeekParts = (
  { shiftDemands, shifts, categoryPeriods, start }: DemandSummaryInput,
  rates: YearRates | null,
): readonly CostPart[] =>
  costPartsIn(
    {
      id: '',
      name: '',
      assets: [],
      budget: [],
      periods: lasting(categoryPeriods, start),
      shifts: shifts.map((shift) => ({ ...shift, periods: lasting(shift.periods, start) })),
      demands: [{ start, end: null, simulation: false, shiftDemands }],
    },
    { start, end: addDays(start, 6) },
    () => rates,
  );
