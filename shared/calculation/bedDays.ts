import type { BedPeriodInput, RangeInput } from './input.ts';
import { type OpenFor, openDayThirds, THIRDS } from './openDays.ts';
import { type Days, daysOf, sharedDays, without } from './span.ts';
import { WEEK_SLOTS, weightedBedSlots } from './weightedBeds.ts';

/** Bed-days of some days (README.md 6). */
export const bedDaysIn = (periods: readonly BedPeriodInput[], days: Days, openFor: OpenFor): number => {
  const parts = periods.reduce(
    (sum, period) => sum + sharedDays(daysOf(period), days) * weightedBedSlots(period) * openDayThirds(period, openFor),
    0,
  );
  return parts / (WEEK_SLOTS * THIRDS * 7);
};

/** Whether key values of the days would have nothing to be divided by: a day has no bed period, or all have 0 beds (README.md 8). */
export const lacksBeds = (periods: readonly BedPeriodInput[], days: Days): boolean =>
  without(days, periods.map(daysOf)).length > 0 || bedDaysIn(periods, days, 'all') === 0;

/** Bed-days of a range: Σ over its days of weighted beds × open days ÷ 7; 0 without beds (README.md 6). */
export const bedDays = (periods: readonly BedPeriodInput[], range: RangeInput, openFor: OpenFor = 'all'): number =>
  bedDaysIn(periods, daysOf(range), openFor);
