import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';

/** A period has ended before today, includes today, or starts after it. */
export const phases = ['earlier', 'current', 'coming'] as const;

export type Phase = (typeof phases)[number];

/** The phase of a period on a day. */
export const phaseOf = ({ start, end }: Period, today: Day): Phase =>
  end !== null && end < today ? 'earlier' : start > today ? 'coming' : 'current';

/** An entity with periods. */
export interface Timed {
  readonly periods: readonly Period[];
}

/** An entity with the one of its periods that a list shows. */
interface InPeriod<Thing extends Timed> {
  readonly thing: Thing;
  readonly period: Thing['periods'][number] | undefined;
}

/**
 * The entities with a period of the phase, and that period: the last earlier one, the one that includes today, the next one
 * to come. An entity without any period is listed among the current ones, so that it can be reached.
 */
export const inPhase = <Thing extends Timed>(
  things: readonly Thing[],
  phase: Phase,
  today: Day,
): readonly InPeriod<Thing>[] =>
  things.flatMap((thing) => {
    const fitting = thing.periods
      .filter((period) => phaseOf(period, today) === phase)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1));
    const period = phase === 'earlier' ? fitting.at(-1) : fitting[0];
    return period !== undefined || (thing.periods.length === 0 && phase === 'current') ? [{ thing, period }] : [];
  });

/** The number of entities of each phase. */
export const countsOf = (things: readonly Timed[], today: Day): Readonly<Record<Phase, number>> => {
  const count = (phase: Phase) => inPhase(things, phase, today).length;
  return { earlier: count('earlier'), current: count('current'), coming: count('coming') };
};
