import { longestComment } from '#shared/model/fields.ts';
import type { Day } from '#shared/time/day.ts';
import { overlaps, type Period } from '#shared/time/period.ts';
import { type AssetValues, fourDecimals, type PlannedPeriod, setRange, settledValues } from './assetWeeks.ts';

/** Why somebody cannot be lent: works less than that in some of the weeks, is lent already, or has a comment too long for the one to add. */
export type LoanRefusal = 'lentRate' | 'lentTwice' | 'lentComment';

/** Days on which a person is lent, and how much of the rate. */
export interface LentDays extends Period {
  readonly start: Day;
  readonly workRate: number;
}

const lentComment = (comment: string, unitName: string): string =>
  `${comment === '' ? '' : `${comment}. `}Utlånad till ${unitName}`;

/** Whether the person is lent in the period. The comment says so too, for the reader, and may be edited. */
export const isLent = ({ lentTo }: Pick<AssetValues, 'lentTo'>): boolean => Boolean(lentTo);

/**
 * The periods of a lent person at the own unit: the lent rate lies outside the staffing on these days, with the comment where to.
 * Refused on days without a period, with a lower rate, on which the person is lent already, and where the comment would be too long.
 */
export const lentPeriods = (
  periods: readonly PlannedPeriod[],
  lent: readonly LentDays[],
  unitName: string,
): readonly PlannedPeriod[] | LoanRefusal => {
  let refusal: LoanRefusal | undefined;
  const planned = lent.reduce<readonly PlannedPeriod[]>((before, { start, end, workRate }) => {
    if (before.some((period) => isLent(period) && overlaps(period, { start, end }))) refusal = 'lentTwice';
    return setRange(before, { start, end }, (values) => {
      if (!values || values.workRate < workRate) {
        refusal ??= 'lentRate';
        return values;
      }
      const comment = lentComment(values.comment, unitName);
      if ([...comment].length > longestComment) refusal ??= 'lentComment';
      return settledValues({
        ...values,
        workRate: fourDecimals(values.workRate - workRate),
        workRateExcluded: Math.min(1, fourDecimals(values.workRateExcluded + workRate)),
        comment,
        lentTo: unitName,
      });
    });
  }, periods);
  return refusal ?? planned;
};
