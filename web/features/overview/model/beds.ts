import type { BedPeriod } from '#shared/model/bed.ts';
import type { Day } from '#shared/time/day.ts';
import { valueOn } from '#shared/time/timeline.ts';

/** The beds of a week, and the next change of them; either is undefined where there is no period. */
interface WeekBeds {
  readonly now: BedPeriod | undefined;
  readonly next: BedPeriod | undefined;
}

/** The beds of the week of a Monday: bed periods are whole weeks. */
export const bedsOf = (periods: readonly BedPeriod[], monday: Day): WeekBeds => ({
  now: valueOn(periods, monday),
  next: periods.filter(({ start }) => start > monday).toSorted((a, b) => (a.start < b.start ? -1 : 1))[0],
});

/** `24 / 20`: weekday and weekend beds. */
export const bedsText = ({ beds, weekendBeds }: Pick<BedPeriod, 'beds' | 'weekendBeds'>): string =>
  `${beds} / ${weekendBeds}`;
