import type { Day } from '#shared/time/day.ts';

/** A period while it is being chosen, on any days: the start not chosen yet, or the end open. */
export interface ChosenDays {
  readonly start: Day | null;
  readonly end: Day | null;
}

/** A new start; later than the end it is pulled to the end (spec 1 section 4). */
export const startingOn = ({ end }: ChosenDays, start: Day | null): ChosenDays => ({
  start: start && end && start > end ? end : start,
  end,
});

/** A new end; earlier than the start it is pushed to the start (spec 1 section 4). */
export const endingOn = ({ start }: ChosenDays, end: Day | null): ChosenDays => ({
  start,
  end: start && end && end < start ? start : end,
});
