import { isDay } from '#shared/time/day.ts';

/** A period being chosen: `start` null before it is chosen, `end` null when open; either may be a text that is not a day. */
export interface ChosenDays {
  readonly start: string | null;
  readonly end: string | null;
}

const isBefore = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && isDay(one) && isDay(other) && one < other;

/** The days with a new start; a start later than the end becomes the end. */
export const startingOn = ({ end }: ChosenDays, start: string | null): ChosenDays => ({
  start: isBefore(end, start) ? end : start,
  end,
});

/** The days with a new end; an end earlier than the start becomes the start. */
export const endingOn = ({ start }: ChosenDays, end: string | null): ChosenDays => ({
  start,
  end: isBefore(end, start) ? start : end,
});
