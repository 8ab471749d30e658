import type { Absent, AssetValues, PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import {
  type NewValues,
  type PlannedChange,
  plannedChange,
  proposedEnd,
  proposedValues,
  withNewPeriod,
} from '#shared/planning/newPeriod.ts';
import { endsAbsence, valuesForRate } from '#shared/planning/typedRate.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import { bodyOf, differenceOf, formOf, type PeriodForm } from './form.ts';
import { numberIn } from './rates.ts';

/** What is typed of a new period; what is not typed is proposed by its start week. */
export interface NewPeriodValues {
  /** What an absence sets; undefined for other values. */
  readonly absent: Absent | undefined;
  readonly typed: Partial<PeriodForm>;
}

/**
 * The start proposed for a new period: next Monday, or the start of the plan period last shown when that is still to come; this
 * Monday for an employee without periods.
 */
export const proposedStart = (periods: readonly Period[], today: Day, planPeriod: Period | undefined): Day => {
  const monday = mondayOf(today);
  if (periods.length === 0) return monday;
  const next = addDays(monday, 7);
  return planPeriod && planPeriod.start > next ? mondayOf(planPeriod.start) : next;
};

/** A mark that was set takes the other away, also where it was only proposed. */
const exclusive = ({ isFillIn, isContractor }: Partial<PeriodForm>): Partial<PeriodForm> => ({
  ...(isFillIn && { isContractor: false }),
  ...(isContractor && { isFillIn: false }),
});

/** The values proposed from the day; with a higher work rate typed over an absence those of the employment around it. */
const valuesFor = (
  { workRate, workRateExcluded }: Partial<PeriodForm>,
  periods: readonly PlannedPeriod[],
  from: Day,
): AssetValues => {
  const proposed = proposedValues(periods, from);
  const isEnded =
    workRate !== undefined && workRateExcluded === undefined && endsAbsence(proposed, { workRate: numberIn(workRate) });
  return isEnded ? valuesForRate(periods, from, undefined) : proposed;
};

/** The form as it is shown: proposed for its start week, with what is typed on top. An absence is proposed for one week. */
export const filledIn = (
  { absent, typed }: NewPeriodValues,
  periods: readonly PlannedPeriod[],
  start: Day,
): PeriodForm => {
  const from = typed.start ?? start;
  const end = absent === undefined ? proposedEnd(periods, from) : sundayOf(from);
  const proposed = formOf({ ...valuesFor(typed, periods, from), start: from, end });
  return { ...proposed, ...(absent && { comment: absent.comment }), ...typed, ...exclusive(typed) };
};

/** What is typed once the form was changed: a new start leaves the proposed end to be proposed anew. */
export const typedInto = (typed: Partial<PeriodForm>, before: PeriodForm, after: PeriodForm): Partial<PeriodForm> => ({
  ...typed,
  ...differenceOf(before, after),
});

const newValues = ({ absent }: NewPeriodValues, form: PeriodForm): NewValues => {
  const { start: _, end: __, ...values } = bodyOf(form);
  return absent ? { ...absent, comment: values.comment } : { values };
};

/** The periods of the employee as they will be stored, and what that changes; undefined while the start is missing. */
export const plannedWith = (
  values: NewPeriodValues,
  form: PeriodForm,
  periods: readonly PlannedPeriod[],
):
  | { readonly periods: readonly PlannedPeriod[]; readonly range: Period; readonly change: PlannedChange }
  | undefined => {
  const { start, end } = form;
  if (start === null || (end !== null && end < start)) return undefined;
  const range = { start, end };
  const after = withNewPeriod(periods, range, newValues(values, form));
  return { periods: after, range, change: plannedChange(periods, after, range) };
};
