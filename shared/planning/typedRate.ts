import type { Day } from '#shared/time/day.ts';
import { type AssetValues, type PlannedPeriod, valuesOf } from './assetWeeks.ts';
import { firstValues, proposedValues } from './newPeriod.ts';

/**
 * The values of the employment around a gap or an absence: those that a new period from the day proposes (`proposedValues`), of
 * periods without a rate outside the staffing. Where all have one, the nearest without its absence.
 */
const employmentOn = (periods: readonly PlannedPeriod[], day: Day): AssetValues => {
  const worked = periods.filter(({ workRateExcluded }) => workRateExcluded === 0);
  if (worked.length > 0) return proposedValues(worked, day);
  const nearest = periods.findLast(({ start }) => start <= day) ?? periods[0];
  if (!nearest) return firstValues;
  const { absence: _, ...values } = valuesOf(nearest);
  return { ...values, workRateExcluded: 0, comment: '' };
};

/**
 * Weekends, nights and level of the nearest period with work, of a first employment where there is none: what a rate typed over a
 * week without work counts with, as such a week has none of its own.
 */
const sharesOn = (
  periods: readonly PlannedPeriod[],
  day: Day,
): Pick<AssetValues, 'weekendRate' | 'nightRate' | 'level'> => {
  const worked = periods.filter(({ workRate }) => workRate > 0).map((one) => ({ ...one, workRateExcluded: 0 }));
  const { weekendRate, nightRate, level } = proposedValues(worked, day);
  return { weekendRate, nightRate, level };
};

/**
 * The values with which a work rate typed on the day counts, the rate itself aside. `before`: those of the day that stay;
 * undefined in a gap, and where an absence ends: then those of the employment around it.
 */
export const valuesForRate = (
  periods: readonly PlannedPeriod[],
  day: Day,
  before: AssetValues | undefined,
): AssetValues => {
  const values = before ?? employmentOn(periods, day);
  return values.workRate === 0 ? { ...values, ...sharesOn(periods, day) } : values;
};

/**
 * Whether a change of single values ends the absence of a period: a higher work rate does, unless the rate outside the staffing
 * or a kind of absence is set with it. Nobody counts as working and absent at once.
 */
export const endsAbsence = (
  before: Pick<AssetValues, 'workRate' | 'workRateExcluded'>,
  { workRate, workRateExcluded, absence }: Partial<AssetValues>,
): boolean =>
  before.workRateExcluded > 0 &&
  workRate !== undefined &&
  workRate > before.workRate &&
  workRateExcluded === undefined &&
  !absence;
