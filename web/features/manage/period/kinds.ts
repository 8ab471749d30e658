import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';

/** Where a period stands: it has ended before today, holds today, or starts after it. */
export const kinds = ['earlier', 'current', 'coming'] as const;

export type Kind = (typeof kinds)[number];

/** Where a period stands today. */
export const kindOf = ({ start, end }: Period, today: Day): Kind =>
  end !== null && end < today ? 'earlier' : start > today ? 'coming' : 'current';

interface Timed {
  readonly periods: readonly Period[];
}

/** A thing with the period of it that a list shows. */
interface InPeriod<Thing extends Timed> {
  readonly thing: Thing;
  readonly period: Thing['periods'][number] | undefined;
}

/**
 * The things with a period of the kind: the last earlier one, the one that holds today, the next to come. What has no
 * period at all stands among the current ones, so that it is not lost.
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

/** How many things there are of each kind. */
export const countsOf = (things: readonly Timed[], today: Day): Readonly<Record<Kind, number>> => {
  const count = (kind: Kind) => ofKind(things, kind, today).length;
  return { earlier: count('earlier'), current: count('current'), coming: count('coming') };
};
