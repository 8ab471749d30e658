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
import { intersect, type Period, subtract } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import type { FilePeriod } from './people.ts';

/**
 * Values with the rate of the file. The file's rate is that of the employment: all of it is outside the staffing where the file names an
 * absence; else what is planned outside (an absence) stays outside, and the rest is the work rate. Level, weekends, nights and comment
 * are planned here and stay.
 */
const withRate = (before: AssetValues, { rate, fillIn, absence }: FilePeriod): AssetValues => {
  const workRateExcluded = absence ? rate : Math.min(before.workRateExcluded, rate);
  return settledValues({
    ...before,
    workRate: fourDecimals(rate - workRateExcluded),
    workRateExcluded,
    absence: absence ?? before.absence ?? null,
    isFillIn: fillIn,
    isContractor: before.isContractor && !fillIn,
  });
};

const gapsOf = (range: Period, periods: readonly Period[]): readonly Period[] =>
  periods.reduce<readonly Period[]>((left, one) => left.flatMap((gap) => subtract(gap, one)), [range]);

/** The periods with the absences of these days ended, from a day on, by the values planned around them. */
const withoutAbsences = (
  stored: readonly PlannedPeriod[],
  from: Day,
  away: readonly Period[],
): readonly PlannedPeriod[] =>
  away.reduce((planned, days) => {
    const range = intersect(days, { start: from, end: null });
    return range
      ? setRange(planned, range, (before) =>
          before?.absence ? { ...proposedValues(stored, range.start), workRateExcluded: 0, absence: null } : before,
        )
      : planned;
  }, stored);

/**
 * The periods of an employee after those of the file: days before `from` stay, from then on the employee works on the days of the
 * file and on no other. An absence on the days `away`, which an earlier file named, ends where the file does not name one any more.
 * Oldest first.
 */
export const withFilePeriods = (
  stored: readonly PlannedPeriod[],
  periods: readonly FilePeriod[],
  from: Day,
  away: readonly Period[] = [],
): readonly PlannedPeriod[] => {
  const emptied = gapsOf({ start: from, end: null }, periods).reduce<readonly PlannedPeriod[]>(
    (planned, gap) => setRange(planned, gap, () => undefined),
    withoutAbsences(stored, from, away),
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
