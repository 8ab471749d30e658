import { tidy } from '#shared/quantity/tidy.ts';
import { type ActivityInput, costKindOf, sumKnown, valueIn, type WorkKind, type YearInputs } from './activities.ts';

/** The rates of a year in kronor an hour, and the hours of one service a month. */
export interface FollowUpRates {
  readonly hour: number | null;
  readonly simpleOvertime: number | null;
  readonly qualifiedOvertime: number | null;
  readonly resourceHour: number | null;
  readonly rentalHour: number | null;
  readonly monthlyWorkHours: number | null;
}

/** The rate of a kind's own; hours without a kind are plain work. */
const ownRateOf = (rates: FollowUpRates, kind: WorkKind | null): number | null =>
  ({
    Work: rates.hour,
    SimpleOvertime: rates.simpleOvertime,
    QualifiedOvertime: rates.qualifiedOvertime,
    Resource: rates.resourceHour,
    Rental: rates.rentalHour,
    Absence: null,
  })[kind ?? 'Work'];

/** Whether hours of the kind are costed at the hourly rate, because the year has none for them. */
export const isCostedAtHour = (kind: WorkKind | null, rates: FollowUpRates | undefined): boolean =>
  rates !== undefined && kind !== 'Absence' && ownRateOf(rates, kind) === null && rates.hour !== null;

/** The rate of hours of a kind in kronor, the hourly one where the kind has none of its own; null without either, and for absence: sick pay is not computed. */
export const rateOf = (kind: WorkKind | null, rates: FollowUpRates | undefined): number | null =>
  rates && kind !== 'Absence' ? (ownRateOf(rates, kind) ?? rates.hour) : null;

/** The cost of hours in thousands of kronor, at the hourly rate where the kind has none of its own; null without either. */
export const costOf = (
  hours: number | null,
  kind: WorkKind | null,
  rates: FollowUpRates | undefined,
): number | null => {
  const rate = rateOf(kind, rates);
  return hours === null || rate === null ? null : tidy((hours * rate) / 1000);
};

/** What the hours of a month cost together; null without any, and where some have no rate: a sum without them would read as the cost of all. */
export const costOfActivities = (
  year: YearInputs,
  activities: readonly ActivityInput[],
  month: number,
  rates: FollowUpRates | undefined,
): number | null => {
  const worked = activities.filter((one) => valueIn(year, one, month) !== null);
  const costs = worked.map((one) => costOf(valueIn(year, one, month), costKindOf(one), rates));
  return costs.includes(null) ? null : sumKnown(costs);
};

/** Hours as services of the stencil; null without monthly work hours, 0 too. */
export const servicesOf = (hours: number | null, rates: FollowUpRates | undefined): number | null =>
  hours === null || !rates?.monthlyWorkHours ? null : tidy(hours / rates.monthlyWorkHours);
