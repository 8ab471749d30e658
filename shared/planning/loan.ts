import type { Day } from '#shared/time/day.ts';
import { overlaps, type Period } from '#shared/time/period.ts';
import { type AssetValues, fourDecimals, type PlannedPeriod, setRange, settledValues } from './assetWeeks.ts';

const LENT = 'Utlånad till ';

/** Why somebody cannot be lent: works less than that in some of the weeks, or is lent already. */
export type LoanRefusal = 'lentRate' | 'lentTwice';

/** Days on which a person is lent, and how much of the rate. */
export interface LentDays extends Period {
  readonly start: Day;
  readonly workRate: number;
}

const lentComment = (comment: string, unitName: string): string =>
  comment === '' ? `${LENT}${unitName}` : `${comment}. ${LENT}${unitName}`;

/** Whether the period says that the person is lent: stored in its comment, which everybody can read. */
export const isLent = ({ comment }: Pick<AssetValues, 'comment'>): boolean => comment.includes(LENT);

/**
 * The periods of a lent person at the own unit: the lent rate lies outside the staffing on these days, with the comment where to.
 * Refused on days without a period, with a lower rate, and on which the person is lent already.
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
      return settledValues({
        ...values,
        workRate: fourDecimals(values.workRate - workRate),
        workRateExcluded: Math.min(1, fourDecimals(values.workRateExcluded + workRate)),
        comment: lentComment(values.comment, unitName),
      });
    });
  }, periods);
  return refusal ?? planned;
};
