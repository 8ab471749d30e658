import type { DemandComparison } from '#shared/model/demand.ts';
import { addDays, daysBetween } from '#shared/time/day.ts';
import type { ClosedPeriod, Period } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';
import { sundayOf } from '#shared/time/week.ts';

type Replaced = DemandComparison['replaced'][number];

/** What a promotion does to a live period: it is removed, ends earlier, starts later, or is split. */
export type Outcome =
  | { readonly kind: 'removed'; readonly period: Replaced }
  | { readonly kind: 'ends' | 'starts'; readonly period: Replaced; readonly left: Period }
  | { readonly kind: 'split'; readonly period: Replaced; readonly left: Period; readonly second: Period };

/** What becomes of one live period. */
export const outcomeOf = (period: Replaced): Outcome => {
  const [left, second] = period.becomes;
  if (!left) return { kind: 'removed', period };
  if (second) return { kind: 'split', period, left, second };
  return { kind: left.start === period.start ? 'ends' : 'starts', period, left };
};

/** A period on the time axis, in percent of its width. */
export interface Bar {
  readonly period: Period;
  readonly left: number;
  readonly width: number;
  /** The period goes on beyond the axis. */
  readonly goesOn: boolean;
  readonly isSimulated: boolean;
}

/** How far the axis reaches beyond the simulated period, in days. */
const MARGIN = 8 * 7;

/** The days of the axis: the simulated period and what is near it of the live ones. */
const axisOf = ({ simulated, replaced, weeks }: DemandComparison): ClosedPeriod => {
  const last = simulated.end ?? sundayOf(weeks.at(-1)?.start ?? simulated.start);
  const starts = [simulated.start, ...replaced.map(({ start }) => start)].toSorted();
  const least = addDays(simulated.start, -MARGIN);
  const ends = replaced.map(({ end }) => end);
  const most = addDays(last, MARGIN);
  const isBeyond = simulated.end === null || ends.some((end) => end === null || end > most);
  const latest = [last, ...ends.filter((end) => end !== null)].toSorted().at(-1)!;
  const start = starts[0]!;
  return { start: start < least ? least : start, end: isBeyond ? most : latest };
};

/** The periods before and after the promotion, as bars on one axis, oldest first. */
export const barsOf = (
  comparison: DemandComparison,
): { readonly now: readonly Bar[]; readonly after: readonly Bar[] } => {
  const { simulated, replaced } = comparison;
  const axis = axisOf(comparison);
  const days = daysBetween(axis.start, axis.end) + 1;
  const barOf = (period: Period, isSimulated = false): Bar => {
    const start = period.start < axis.start ? axis.start : period.start;
    const goesOn = period.end === null || period.end > axis.end;
    const end = period.end === null || goesOn ? axis.end : period.end;
    return {
      period,
      left: (100 * daysBetween(axis.start, start)) / days,
      width: (100 * (daysBetween(start, end) + 1)) / days,
      goesOn,
      isSimulated,
    };
  };
  const left = replaced.flatMap(({ becomes }) => becomes.map((period) => barOf(period)));
  const shown = ({ width }: Bar) => width > 0;
  const inOrder = (bars: readonly Bar[]) => bars.filter(shown).toSorted((a, b) => a.left - b.left);
  return {
    now: inOrder(sorted(replaced).map((period) => barOf(period))),
    after: inOrder([...left, barOf(simulated, true)]),
  };
};
