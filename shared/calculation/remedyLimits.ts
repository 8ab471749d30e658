import { tidy } from '#shared/quantity/tidy.ts';
import type { AssetPeriodInput } from './input.ts';
import { wholeHundredths } from './remedies.ts';

/** An employee, and the rate that the person has agreed to work at most. */
export interface RemedyAsset {
  readonly id: string;
  readonly agreedRate?: number | null | undefined;
  readonly periods: readonly AssetPeriodInput[];
}

/** A leave that could be moved out of one week, by the index of the week. */
export interface MovableLeave<Asset> {
  readonly asset: Asset;
  readonly week: number;
  readonly kind: string;
  readonly rate: number;
}

/** A surplus below this is not worth a loan. */
const SMALLEST_LOAN = 0.2;
const MINUTES = 60;

/** Kinds of absence that are planned, so that they can lie in another week. */
const movable: ReadonlySet<string> = new Set(['vacation', 'training', 'leave']);

const least = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.min(...values));

/** The period that holds on a Monday; periods of employment are whole weeks. */
export const periodIn = <Period extends AssetPeriodInput>(
  periods: readonly Period[],
  monday: string,
): Period | undefined => periods.find(({ start, end }) => start <= monday && (end === null || monday <= end));

const isOwn = ({ isFillIn, isContractor }: AssetPeriodInput): boolean => !isFillIn && !isContractor;

/** What can be given in all of the weeks of what each has to spare, in whole hundredths of a service (README.md 18). */
export const limitOfWeeks = (spare: readonly number[]): number => wholeHundredths(least(spare));

/** Services that one of the own staff has agreed to work beyond the plan, week by week (README.md 18). */
export const moreTimeSpare = ({ agreedRate, periods }: RemedyAsset, mondays: readonly string[]): readonly number[] =>
  mondays.map((monday) => {
    const period = periodIn(periods, monday);
    if (!period || !isOwn(period)) return 0;
    return Math.max(0, tidy((agreedRate ?? 0) - period.workRate - period.workRateExcluded));
  });

/** How many of the own staff work full time, and so much overtime they can do: hours a week each, in services (README.md 18). */
export const overtimeLimit = (
  assets: readonly RemedyAsset[],
  mondays: readonly string[],
  { hours, fullTime }: { readonly hours: number; readonly fullTime: number },
): { readonly people: number; readonly limit: number } => {
  const people = least(
    mondays.map(
      (monday) =>
        assets.filter(({ periods }) => {
          const period = periodIn(periods, monday);
          return period !== undefined && isOwn(period) && period.workRate === 1;
        }).length,
    ),
  );
  return { people, limit: fullTime > 0 ? wholeHundredths((hours * people * MINUTES) / fullTime) : 0 };
};

/** Services that a unit can lend in all the weeks and still have what it demands; 0 below 0.2, or where its demand is unknown (README.md 18). */
export const loanLimit = (surplus: readonly (number | null)[]): number => {
  const limit = limitOfWeeks(surplus.map((services) => services ?? 0));
  return limit < SMALLEST_LOAN ? 0 : limit;
};

/**
 * What the person works without the absence: the work rate of the nearest earlier period without one, else of the next; undefined where
 * all have one. What is outside the staffing at all times is not given back by a moved leave.
 */
const usualRate = (periods: readonly AssetPeriodInput[], monday: string): number | undefined => {
  const present = periods
    .filter(({ absence }) => !absence)
    .toSorted(({ start: one }, { start: other }) => (one < other ? -1 : 1));
  return (present.findLast(({ start }) => start < monday) ?? present[0])?.workRate;
};

/** Holidays, training and leave of own staff and substitutes in the weeks, week by week (README.md 18). */
export const movableLeaves = <Asset extends RemedyAsset>(
  assets: readonly Asset[],
  mondays: readonly string[],
): readonly MovableLeave<Asset>[] =>
  assets.flatMap((asset) =>
    mondays.flatMap((monday, week) => {
      const period = periodIn(asset.periods, monday);
      if (!period?.absence || !movable.has(period.absence) || period.isContractor) return [];
      const { workRate, workRateExcluded: outside } = period;
      const usual = usualRate(asset.periods, monday) ?? 1;
      const rate = Math.min(outside, Math.max(0, tidy(usual - workRate)));
      return rate > 0 ? [{ asset, week, kind: period.absence, rate }] : [];
    }),
  );
