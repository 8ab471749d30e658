import { type PlannedPeriod, valueFields } from '#shared/planning/assetWeeks.ts';
import type { Day } from '#shared/time/day.ts';
import { differenceOf, type PeriodForm } from './form.ts';
import { filledIn, type NewPeriodValues } from './newPeriod.ts';
import { isFollower, isIdle, numberIn, type RateField, rateFields } from './rates.ts';

/** The fields in which employees differ, with their different values as texts. */
export type Differing = Readonly<Partial<Record<keyof PeriodForm, readonly string[]>>>;

/** One form for several employees, and what differs between theirs. */
interface Merged {
  readonly form: PeriodForm;
  readonly differing: Differing;
}

/**
 * The form of each of several employees: proposed by the own periods, with what is typed on top. A weekend rate, night rate or
 * level that is typed where the proposed work rate is 0 makes it 1.
 */
export const filledForEach = (
  values: NewPeriodValues,
  employees: readonly { readonly periods: readonly PlannedPeriod[] }[],
  start: Day,
): readonly PeriodForm[] => {
  const { typed } = values;
  const raises =
    typed.workRate === undefined && rateFields.some((field) => isFollower(field) && numberIn(typed[field] ?? '') !== 0);
  return employees.map(({ periods }) => {
    const form = filledIn(values, periods, start);
    return raises && isIdle(form) ? { ...form, workRate: '1' } : form;
  });
};

const empty: Pick<PeriodForm, 'end' | (typeof valueFields)[number]> = {
  end: null,
  workRate: '',
  workRateExcluded: '',
  absence: null,
  weekendRate: '',
  nightRate: '',
  level: '',
  isFillIn: false,
  isContractor: false,
  comment: '',
};

/** The forms of several employees as one: what all share; a field in which they differ is empty. At least one form. */
export const merged = (forms: readonly PeriodForm[]): Merged => {
  const values = (['end', ...valueFields] as const).map(
    (field) => [field, [...new Set(forms.map((form) => form[field]))]] as const,
  );
  const different = values.filter(([, all]) => all.length > 1);
  const left = Object.fromEntries(different.map(([field]) => [field, empty[field]]));
  return {
    form: { ...forms[0]!, ...left },
    differing: Object.fromEntries(different.map(([field, all]) => [field, all.map(String).sort()])),
  };
};

/** The rates of those fields. */
export const ratesIn = (differing: Differing): Differing =>
  Object.fromEntries(Object.entries(differing).filter(([field]) => (rateFields as readonly string[]).includes(field)));

/**
 * What is typed once the form of several was changed. `own`: the fields in which the employees differ without it. A rate
 * emptied again is each employee's own once more, where these differ.
 */
export const typedForAll = (
  typed: Partial<PeriodForm>,
  before: PeriodForm,
  after: PeriodForm,
  own: Differing,
): Partial<PeriodForm> => {
  const all = { ...typed, ...differenceOf(before, after) };
  const isOwn = (field: RateField) => own[field] !== undefined && all[field] === '';
  const kept = Object.entries(all).filter(([field]) => !isOwn(field as RateField));
  return Object.fromEntries(kept);
};
