import {
  type AssetValues,
  fourDecimals,
  type PlannedPeriod,
  setRange,
  settledValues,
  valuesOf,
} from '#shared/planning/assetWeeks.ts';
import { proposedValues } from '#shared/planning/newPeriod.ts';
import type { Day } from '#shared/time/day.ts';
import { type Period, subtract } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import type { FilePeriod } from './people.ts';

/**
 * Values with the rate of the file. The file's rate is that of the employment: what is planned outside the staffing (an absence)
 * stays outside, the rest is the work rate. Level, weekends, nights and comment are planned here and stay.
 */
const withRate = (before: AssetValues, { rate, fillIn }: FilePeriod): AssetValues => {
  const workRateExcluded = Math.min(before.workRateExcluded, rate);
  return settledValues({
    ...before,
    workRate: fourDecimals(rate - workRateExcluded),
    workRateExcluded,
    isFillIn: fillIn,
    isContractor: before.isContractor && !fillIn,
  });
};

const gapsOf = (range: Period, periods: readonly Period[]): readonly Period[] =>
  periods.reduce<readonly Period[]>((left, one) => left.flatMap((gap) => subtract(gap, one)), [range]);

/**
 * The periods of an employee after those of the file: days before `from` stay, from then on the employee works on the days of the
 * file and on no other. Oldest first.
 */
export const withFilePeriods = (
  stored: readonly PlannedPeriod[],
  periods: readonly FilePeriod[],
  from: Day,
): readonly PlannedPeriod[] => {
  const emptied = gapsOf({ start: from, end: null }, periods).reduce<readonly PlannedPeriod[]>(
    (planned, gap) => setRange(planned, gap, () => undefined),
    stored,
  );
  return periods.reduce((planned, period) => {
    const template = { ...proposedValues(stored, period.start), comment: '' };
    return setRange(planned, period, (before) => withRate(before ?? template, period));
  }, emptied);
};

/** Whether every day of the period still has the same values among others. */
export const isKept = (period: PlannedPeriod, others: readonly PlannedPeriod[]): boolean => {
  const values = JSON.stringify(valuesOf(period));
  return (
    gapsOf(
      period,
      others.filter((other) => JSON.stringify(valuesOf(other)) === values),
    ).length === 0
  );
};

/** The last day of the periods: null for until further notice, undefined where there are none. */
export const lastDay = (periods: readonly Period[]): Day | null | undefined => sorted(periods).at(-1)?.end;
