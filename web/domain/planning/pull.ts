import type { Day } from '#shared/time/day.ts';
import { mondayOf, sundayOf } from '#shared/time/week.ts';

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
export const unreadFaults = ({ unread = {} }: ChosenPeriod): { readonly [Field in 'start' | 'end']?: 'week' } => ({
  ...(unread.start !== undefined && { start: 'week' }),
  ...(unread.end !== undefined && { end: 'week' }),
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
