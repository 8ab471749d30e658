import { addDays, daysBetween, isDay } from '#shared/time/day.ts';

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

const isYear = (start: string, end: string): boolean =>
  start.endsWith('-01-01') && end === `${start.slice(0, 4)}-12-31`;

/**
 * The end that goes with a new start where nobody has typed one: the proposed end moves along, so that the length stays; a calendar
 * year stays one. The proposed end where the start is no day.
 */
export const movedEnd = (proposed: ChosenDays, start: string | null): string | null => {
  const { start: from, end } = proposed;
  if (start === null || !isDay(start) || from === null || !isDay(from) || end === null || !isDay(end)) return end;
  if (isYear(from, end) && start.endsWith('-01-01')) return `${start.slice(0, 4)}-12-31`;
  return addDays(end, daysBetween(from, start));
};

/** The days with a new end; an end earlier than the start becomes the start. */
export const endingOn = ({ start }: ChosenDays, end: string | null): ChosenDays => ({
  start,
  end: isBefore(end, start) ? start : end,
});
