import type { AbsenceKind } from '#shared/model/absence.ts';
import { type AssetPeriodChange, AssetPeriodFields, checkedAssetPeriod } from '#shared/model/asset.ts';
import type { FaultCode } from '#shared/model/faults.ts';
import type { PlannedPeriod } from '#shared/planning/assetWeeks.ts';
import { endsAbsence, valuesForRate } from '#shared/planning/typedRate.ts';
import type { Period } from '#shared/time/period.ts';
import { type ChosenPeriod, unreadFaults } from '#web/domain/planning/pull.ts';
import { changedFields } from '#web/kit/forms/changedFields.ts';
import { codesAsFaults, type Faults, judge } from '#web/kit/forms/judge.ts';
import { formatRate } from '#web/kit/ui/figures/format.ts';
import { numberIn, type RateField, type RateTexts, raisedRates, rateFields, settledRates } from './rates.ts';

/** An asset period while it is being filled in. */
export interface PeriodForm extends RateTexts, ChosenPeriod {
  readonly absence: AbsenceKind | null;
  readonly isFillIn: boolean;
  readonly isContractor: boolean;
  readonly comment: string;
}

type Filled = Omit<AssetPeriodFields, 'start' | 'end'> & Period;

/** A period as texts, with every decimal it has. */
export const formOf = (period: Filled): PeriodForm => {
  const { start, end, absence = null, isFillIn, isContractor, comment } = period;
  const rates = Object.fromEntries(rateFields.map((field) => [field, formatRate(period[field])])) as RateTexts;
  return { start, end, absence, isFillIn, isContractor, comment, ...rates };
};

/** A new period with the defaults of the model: in service full time, weekend rate 1. */
export const newForm = (period: Period): PeriodForm => formOf(AssetPeriodFields.parse(period));

/**
 * The form with a rate as typed; `raises`: a rate that means nothing without work makes a work rate of zero 1. The rates that
 * are 0 without a work rate are only shown and sent as 0 ({@link settledRates}): `0` is also how `0,75` begins.
 */
export const withRate = (form: PeriodForm, field: RateField, text: string, raises = false): PeriodForm => {
  const typed = { ...form, [field]: text };
  return raises ? raisedRates(typed, field) : typed;
};

/** The form with a mark set or taken away; substitute and contractor exclude each other. */
export const withMark = (form: PeriodForm, mark: 'isFillIn' | 'isContractor', set: boolean): PeriodForm => {
  const other = mark === 'isFillIn' ? 'isContractor' : 'isFillIn';
  return { ...form, [mark]: set, [other]: set ? false : form[other] };
};

const ratesOf = (rates: RateTexts) =>
  Object.fromEntries(rateFields.map((field) => [field, numberIn(rates[field])])) as Record<RateField, number>;

/** Whether no rate is outside the staffing: then there is no absence. */
export const isStaffed = ({ workRateExcluded }: RateTexts): boolean => numberIn(workRateExcluded) === 0;

/** What the form says, as the contract has it; a text that is not a number stays NaN, and the schema refuses it. */
export const bodyOf = ({ start, unread: _, ...form }: PeriodForm) => ({
  ...form,
  start: start ?? undefined,
  ...ratesOf(settledRates<RateTexts>(form)),
  absence: isStaffed(form) ? null : form.absence,
});

/** The schema of a whole asset period that the server uses. */
export const assetPeriodSchema = checkedAssetPeriod(AssetPeriodFields);

/** What is wrong, by field. */
export const faultsIn = (form: PeriodForm): Faults => ({
  ...judge(assetPeriodSchema, bodyOf(form)).faults,
  ...codesAsFaults(unreadFaults(form)),
});

/** The codes of the weeks that cannot be read, of a period that is a part of the form. */
export const unreadPeriod = (form: ChosenPeriod): Readonly<Partial<Record<string, FaultCode>>> =>
  Object.fromEntries(Object.entries(unreadFaults(form)).map(([field, code]) => [`period.${field}`, code]));

/**
 * The fields in which a body differs from the period: what a change sends. A new work rate goes with the rate outside the
 * staffing as it is shown, also an unchanged one: a higher work rate alone ends an absence (shared/planning/typedRate.ts).
 */
export const sentChanges = (body: AssetPeriodChange, period: Filled): AssetPeriodChange => {
  const changes = changedFields(body, period);
  const isShared = changes.workRate !== undefined && period.workRateExcluded > 0;
  return isShared ? { ...changes, workRateExcluded: body.workRateExcluded } : changes;
};

/** The fields in which the form differs from the period, as a change sends them. */
export const changesTo = (period: Filled, form: PeriodForm): AssetPeriodChange => sentChanges(bodyOf(form), period);

/** Whether the form, with the rate outside the staffing as it is stored, ends the absence of the period. */
const endsStored = (form: PeriodForm, stored: Filled): boolean => {
  const { workRate, workRateExcluded } = bodyOf(form);
  return workRateExcluded === stored.workRateExcluded && endsAbsence(stored, { workRate });
};

/**
 * The form after its work rate was typed: a higher one ends the absence of the stored period, with the values of the employment
 * around it. What else is typed stays, a rate outside the staffing too.
 */
export const withEndedAbsence = (form: PeriodForm, stored: Filled, periods: readonly PlannedPeriod[]): PeriodForm => {
  if (!endsStored(form, stored)) return form;
  const { start, end } = stored;
  const around = formOf({ ...valuesForRate(periods, start, undefined), start, end });
  return { ...around, ...differenceOf(formOf(stored), form) };
};

/** The fields in which a form differs from what it was. */
export const differenceOf = (before: PeriodForm, after: PeriodForm): Partial<PeriodForm> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== before[field as keyof PeriodForm]));
