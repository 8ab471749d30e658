import { RATE_DECIMALS, scaled, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import { fullTimeWeek } from './fullTimeWeek.ts';
import type { AssetPeriodInput, CategoryPlan, ShiftDemandInput, ShiftPeriodInput } from './input.ts';
import { type MovedDay, movedDays } from './movedDays.ts';
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
  /** Days off that are staffed as another weekday. */
  readonly moved: readonly MovedDay[];
  /** Per asset its periods, in order. */
  readonly assets: readonly (readonly Span<StaffRates>[])[];
  /** Services in hundredths. */
  readonly budget: readonly Span<number>[];
  /** Expected absence by month. */
  readonly absence: CategoryPlan['absence'];
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

const touching = <Value>(spans: readonly Span<Value>[], days: Days): readonly Span<Value>[] =>
  spans.filter((span) => sharedDays(span, days) > 0);

/** Reads the demand that matters on the days; simulated demand counts nowhere (README.md 3). */
export const readDemand = (
  plan: Pick<CategoryPlan, 'periods' | 'shifts' | 'demands' | 'daysOff'>,
  days: Days,
): Pick<ReadPlan, 'fullTimeWeeks' | 'demands' | 'moved'> => {
  const shifts = new Map(
    plan.shifts.map(({ id, name, periods }) => [
      id,
      {
        name,
        periods: touching(
          spansOf(periods, (period) => period),
          days,
        ),
      },
    ]),
  );
  const rowOf = (row: ShiftDemandInput): DemandRow => {
    const shift = shifts.get(row.shiftId);
    return { row, staff: staffOf(row), shiftName: shift?.name ?? '', shiftPeriods: shift?.periods ?? [] };
  };
  const live = spansOf(
    plan.demands.filter(({ simulation }) => !simulation),
    ({ shiftDemands }) => shiftDemands,
  );
  return {
    fullTimeWeeks: touching(spansOf(plan.periods, fullTimeWeek), days).filter(({ value }) => value > 0),
    demands: touching(live, days).map(({ from, to, value }) => ({ from, to, value: value.map(rowOf) })),
    moved: movedDays(plan.daysOff, days),
  };
};

/** Reads the staff that is there on the days. */
export const readAssets = (assets: CategoryPlan['assets'], days: Days): ReadPlan['assets'] =>
  assets.map(({ periods }) => touching(spansOf(periods, ratesOf), days)).filter((spans) => spans.length > 0);

/** Reads the budget that matters on the days. */
export const readBudget = (budget: CategoryPlan['budget'], days: Days): ReadPlan['budget'] =>
  touching(
    spansOf(budget, (period) => scaled(period.budget, VALUE_DECIMALS)),
    days,
  );

/** Reads all of a category's plan that matters on the days. */
export const readPlan = (plan: CategoryPlan, days: Days): ReadPlan => ({
  ...readDemand(plan, days),
  assets: readAssets(plan.assets, days),
  budget: readBudget(plan.budget, days),
  absence: plan.absence,
});
