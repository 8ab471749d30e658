import { RATE_DECIMALS, scaled, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import { fullTimeWeek } from './fullTimeWeek.ts';
import type { AssetPeriodInput, CategoryPlan, ShiftDemandInput, ShiftPeriodInput } from './input.ts';
import { type Days, type Span, sharedDays, spansOf } from './span.ts';
import { staffOf } from './staffOf.ts';

/** A demand row with its values read and its shift at hand. */
export interface DemandRow {
  readonly row: ShiftDemandInput;
  readonly staff: readonly number[];
  readonly shiftName: string;
  readonly shiftPeriods: readonly Span<ShiftPeriodInput>[];
}

/** An asset period in integers: work rates in ten-thousandths, shift rates in hundredths. */
export interface StaffRates {
  readonly workRate: number;
  readonly workRateExcluded: number;
  readonly weekendRate: number;
  readonly nightRate: number;
  readonly level: number;
  readonly isFillIn: boolean;
  readonly isContractor: boolean;
}

/** A category's plan in day numbers and integers, read once for many weeks. */
export interface ReadPlan {
  /** F in minutes. */
  readonly fullTimeWeeks: readonly Span<number>[];
  readonly demands: readonly Span<readonly DemandRow[]>[];
  /** Per asset its periods, in order. */
  readonly assets: readonly (readonly Span<StaffRates>[])[];
  /** Services in hundredths. */
  readonly budget: readonly Span<number>[];
}

const ratesOf = (period: AssetPeriodInput): StaffRates => ({
  workRate: scaled(period.workRate, RATE_DECIMALS),
  workRateExcluded: scaled(period.workRateExcluded, RATE_DECIMALS),
  weekendRate: scaled(period.weekendRate, VALUE_DECIMALS),
  nightRate: scaled(period.nightRate, VALUE_DECIMALS),
  level: period.level,
  isFillIn: period.isFillIn && !period.isContractor,
  isContractor: period.isContractor,
});

/** Reads what matters on the days; simulated demand counts nowhere (calculation.md 3). */
export const readPlan = (plan: CategoryPlan, days: Days): ReadPlan => {
  const touching = <Value>(spans: readonly Span<Value>[]) => spans.filter((span) => sharedDays(span, days) > 0);
  const shifts = new Map(
    plan.shifts.map(({ id, name, periods }) => [id, { name, periods: touching(spansOf(periods, (period) => period)) }]),
  );
  const rowOf = (row: ShiftDemandInput): DemandRow => {
    const shift = shifts.get(row.shiftId);
    return { row, staff: staffOf(row), shiftName: shift?.name ?? '', shiftPeriods: shift?.periods ?? [] };
  };
  const counted = plan.demands.filter(({ simulation }) => !simulation);
  return {
    fullTimeWeeks: touching(spansOf(plan.periods, fullTimeWeek)).filter(({ value }) => value > 0),
    demands: touching(spansOf(counted, ({ shiftDemands }) => shiftDemands)).map((span) => ({
      ...span,
      value: span.value.map(rowOf),
    })),
    assets: plan.assets.map(({ periods }) => touching(spansOf(periods, ratesOf))).filter((spans) => spans.length > 0),
    budget: touching(spansOf(plan.budget, ({ budget }) => scaled(budget, VALUE_DECIMALS))),
  };
};
