import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';

/** A period has ended before today, includes today, or starts after it. */
export type Phase = 'earlier' | 'current' | 'coming';

/** The phase of a period on a day. */
export const phaseOf = ({ start, end }: Period, today: Day): Phase =>
  end !== null && end < today ? 'earlier' : start > today ? 'coming' : 'current';

/** The periods that a list shows: ended ones, current and coming ones, or all. */
export const views = ['earlier', 'now', 'all'] as const;

export type View = (typeof views)[number];

/** An entity with periods. */
export interface Timed {
  readonly periods: readonly Period[];
}

const phasesOf: Readonly<Record<View, readonly Phase[]>> = {
  earlier: ['earlier'],
  now: ['current', 'coming'],
  all: ['current', 'coming', 'earlier'],
};

/**
 * The one period of an entity that a list shows, from the first phase of the view that has a period: the current one, the next coming one or
 * the last earlier one. Undefined when the view has no phase with a period.
 */
export const periodIn = <Thing extends Timed>(
  { periods }: Thing,
  view: View,
  today: Day,
): Thing['periods'][number] | undefined => {
  const byStart = periods.toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const found = phasesOf[view].map((phase) => {
    const fitting = byStart.filter((period) => phaseOf(period, today) === phase);
    return phase === 'earlier' ? fitting.at(-1) : fitting[0];
  });
  return found.find((period) => period !== undefined);
};

/** Whether a list shows the entity. An entity without periods is shown among the current ones, so that it can be reached. */
export const isIn = (thing: Timed, view: View, today: Day): boolean =>
  periodIn(thing, view, today) !== undefined || (thing.periods.length === 0 && view !== 'earlier');

/** The number of an entity's periods that have ended. */
export const earlierOf = ({ periods }: Timed, today: Day): number =>
  periods.filter((period) => phaseOf(period, today) === 'earlier').length;
