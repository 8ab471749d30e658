import type { Day } from '#shared/time/day.ts';
import { type AssetValues, type PlannedPeriod, valuesOf } from './assetWeeks.ts';
import { firstValues, proposedValues } from './newPeriod.ts';

/**
 * The values of the employment around a gap or an absence: proposed for a new period from the day (`proposedValues`) by the periods
 * without a rate outside the staffing. Where all periods have one, the values of the nearest period without its absence.
 */
const employmentOn = (periods: readonly PlannedPeriod[], day: Day): AssetValues => {
  const worked = periods.filter(({ workRateExcluded }) => workRateExcluded === 0);
  if (worked.length > 0) return proposedValues(worked, day);
  const nearest = periods.findLast(({ start }) => start <= day) ?? periods[0];
  if (!nearest) return firstValues;
  const { absence: _, lentTo: __, ...values } = valuesOf(nearest);
  return { ...values, workRateExcluded: 0, comment: '' };
};

/**
 * Weekend rate, night rate and level for a work rate that is typed over a week without work, which has none of these: they are taken from
 * the nearest period with work, or from a first employment where no period has work.
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
 * The other values of a period whose work rate is typed on the day. `before`: the values of the day, which stay; undefined in a gap and
 * where an absence ends, where the employment around them gives the values.
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
