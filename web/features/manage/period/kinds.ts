import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';

/** A period has ended before today, includes today, or starts after it. */
export const kinds = ['earlier', 'current', 'coming'] as const;

export type Kind = (typeof kinds)[number];

/** The kind of a period on a day. */
export const kindOf = ({ start, end }: Period, today: Day): Kind =>
  end !== null && end < today ? 'earlier' : start > today ? 'coming' : 'current';

interface Timed {
  readonly periods: readonly Period[];
}

/** An entity with the one of its periods that a list shows. */
interface InPeriod<Thing extends Timed> {
  readonly thing: Thing;
  readonly period: Thing['periods'][number] | undefined;
}

/**
 * The entities with a period of the kind, and that period: the last earlier one, the one that includes today, the next one
 * to come. An entity without any period is listed among the current ones, so that it can be reached.
 */
export const ofKind = <Thing extends Timed>(
  things: readonly Thing[],
  kind: Kind,
  today: Day,
): readonly InPeriod<Thing>[] =>
  things.flatMap((thing) => {
    const fitting = thing.periods
      .filter((period) => kindOf(period, today) === kind)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1));
    const period = kind === 'earlier' ? fitting.at(-1) : fitting[0];
    return period !== undefined || (thing.periods.length === 0 && kind === 'current') ? [{ thing, period }] : [];
  });

/** The number of entities of each kind. */
export const countsOf = (things: readonly Timed[], today: Day): Readonly<Record<Kind, number>> => {
  const count = (kind: Kind) => ofKind(things, kind, today).length;
  return { earlier: count('earlier'), current: count('current'), coming: count('coming') };
};
