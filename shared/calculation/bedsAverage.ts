import { dayNumber } from '#shared/time/day.ts';
import type { BedPeriodInput, PeriodInput } from './input.ts';
import { type Days, daysOf, sharedDays, spansOf, valueAt } from './span.ts';
import { WEEK_SLOTS, weightedBedSlots } from './weightedBeds.ts';

/** A unit's beds over a range. */
export interface BedsAverage {
  /** Mean of the weighted beds over the days that have a bed period; null when none has. */
  readonly averageBeds: number | null;
  /** Whether more than one bed period touches the range. */
  readonly multiplePeriod: boolean;
  /** Of the bed period on the range's first day. */
  readonly bedsFirstWeek: number | null;
  readonly weekendBedsFirstWeek: number | null;
  readonly comment: string;
}

/** Mean of what bed periods have in parts over days, a day without one left out; null when none has one. */
const meanOver = (
  periods: readonly BedPeriodInput[],
  days: readonly Days[],
  partsOf: (period: BedPeriodInput) => number,
  parts: number,
): number | null => {
  const held = days.flatMap((some) =>
    periods.map((period) => ({ parts: partsOf(period), dayCount: sharedDays(daysOf(period), some) })),
  );
  const dayCount = held.reduce((sum, one) => sum + one.dayCount, 0);
  return dayCount ? held.reduce((sum, one) => sum + one.parts * one.dayCount, 0) / (parts * dayCount) : null;
};

/** Mean of the weighted beds over days, a day without a bed period left out; null when none has one (README.md 6). */
export const meanBeds = (periods: readonly BedPeriodInput[], days: readonly Days[]): number | null =>
  meanOver(periods, days, weightedBedSlots, WEEK_SLOTS);

/** The mean of the weekend beds over the days that have a bed period; null when none has (README.md 9). */
export const meanWeekendBeds = (periods: readonly BedPeriodInput[], days: readonly Days[]): number | null =>
  meanOver(periods, days, ({ weekendBeds }) => weekendBeds, 1);

/**
 * Beds average of a unit over a range; over one without end, the mean is that of a bed period without end if there is one
 * (README.md 6).
 */
export const bedsAverage = (periods: readonly BedPeriodInput[], range: PeriodInput): BedsAverage => {
  const days = daysOf(range);
  const touching = periods
    .map((period) => ({ slots: weightedBedSlots(period), dayCount: sharedDays(daysOf(period), days) }))
    .filter(({ dayCount }) => dayCount > 0);
  const endless = touching.filter(({ dayCount }) => dayCount === Infinity).map(({ slots }) => ({ slots, dayCount: 1 }));
  const weighed = endless.length ? endless : touching;
  const dayCount = weighed.reduce((sum, one) => sum + one.dayCount, 0);
  const slots = weighed.reduce((sum, one) => sum + one.slots * one.dayCount, 0);
  const first = valueAt(
    spansOf(periods, (period) => period),
    dayNumber(range.start),
  );
  return {
    averageBeds: dayCount ? slots / (WEEK_SLOTS * dayCount) : null,
    multiplePeriod: touching.length > 1,
    bedsFirstWeek: first?.beds ?? null,
    weekendBedsFirstWeek: first?.weekendBeds ?? null,
    comment: first?.comment ?? '',
  };
};
