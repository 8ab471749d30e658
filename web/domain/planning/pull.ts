import { addDays, type Day, daysBetween } from '#shared/time/day.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';
import { weekFault } from './typedWeek.ts';

type WeekFault = ReturnType<typeof weekFault>;

/** A period while it is being chosen: whole weeks, the start not chosen yet or the end open. */
export interface ChosenPeriod {
  readonly start: Day | null;
  readonly end: Day | null;
  /** The typed texts that are no week: a fault of the field until they are corrected. */
  readonly unread?: Unread | undefined;
}

/** Typed texts that are no week, by field. */
type Unread = { readonly [Field in 'start' | 'end']?: string | undefined };

/** The period with the text of a field that is no week; without a text the field is readable again. */
export const withUnread = <Chosen extends ChosenPeriod>(
  chosen: Chosen,
  field: 'start' | 'end',
  text: string | undefined,
): Chosen => {
  const unread = { ...chosen.unread, [field]: text };
  return { ...chosen, unread: unread.start === undefined && unread.end === undefined ? undefined : unread };
};

/** A fault for each field whose text is no week. */
export const unreadFaults = ({ unread = {} }: ChosenPeriod): { readonly [Field in 'start' | 'end']?: WeekFault } => ({
  ...(unread.start !== undefined && { start: weekFault(unread.start) }),
  ...(unread.end !== undefined && { end: weekFault(unread.end) }),
});

/** A new start: the week's Monday; later than the end it is pulled to the end's week. */
export const withStart = ({ end }: ChosenPeriod, start: Day | null): ChosenPeriod => {
  const monday = start && mondayOf(start);
  return { start: monday && end && monday > end ? mondayOf(end) : monday, end };
};

/** A new end: the week's Sunday; earlier than the start it is pushed to the start's week. */
export const withEnd = ({ start }: ChosenPeriod, end: Day | null): ChosenPeriod => {
  const sunday = end && sundayOf(end);
  return { start, end: sunday && start && sunday < start ? sundayOf(start) : sunday };
};

/** A new start where nobody has typed the end yet: an end that is only proposed moves along, so that the length stays. */
export const withMovedStart = ({ start: before, end }: ChosenPeriod, start: Day | null): ChosenPeriod => {
  const monday = start && mondayOf(start);
  if (monday === null || end === null) return { start: monday, end };
  if (before !== null) return { start: monday, end: addDays(end, daysBetween(before, monday)) };
  return { start: monday, end: end < monday ? sundayOf(monday) : end };
};

/** The field that the choice of the other one has changed: a start pulled to the end, or an end pushed to the start. */
export const pulledField = (
  before: ChosenPeriod,
  chosen: { readonly field: 'start' | 'end'; readonly day: Day | null },
  after: ChosenPeriod,
): 'start' | 'end' | undefined => {
  const { field, day } = chosen;
  if (day === null || before.start === null || before.end === null) return undefined;
  const wanted = field === 'start' ? mondayOf(day) : sundayOf(day);
  return after[field] === wanted ? undefined : field;
};
