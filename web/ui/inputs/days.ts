import { isDay } from '#shared/time/day.ts';

/** A period while it is being chosen, on any days: the start not chosen yet, the end open, or a text that is no day yet. */
export interface ChosenDays {
  readonly start: string | null;
  readonly end: string | null;
}

const isBefore = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && isDay(one) && isDay(other) && one < other;

/** A new start; later than the end it is pulled to the end. */
export const startingOn = ({ end }: ChosenDays, start: string | null): ChosenDays => ({
  start: isBefore(end, start) ? end : start,
  end,
});

/** A new end; earlier than the start it is pushed to the start. */
export const endingOn = ({ start }: ChosenDays, end: string | null): ChosenDays => ({
  start,
  end: isBefore(end, start) ? start : end,
});
