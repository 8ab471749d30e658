import { addDays, type Day } from '#shared/time/day.ts';
import { mondayOf, type Week } from '#shared/time/week.ts';
import { cellsOf, type Found, worstOf } from './cells.ts';
import { isEmptyUnit, isLeaf } from './outline.ts';
import { type Cell, isShortCell, type MapRow } from './rows.ts';

/** The weeks that the facts are about; each list has a week if any week is shown. */
export interface FactWeeks {
  /** This week, when it is shown. */
  readonly now: Week | undefined;
  /** From this week on, or all when it is not shown. */
  readonly ahead: readonly Week[];
  /** The four after this week, as far as they are shown, or all when this week is not shown. */
  readonly soon: readonly Week[];
}

/** A number of rows, and the first or worst cell among them. */
interface Count {
  readonly count: number;
  readonly of: number;
  readonly at: Found | undefined;
}

/** How much of the demand is known in a range of weeks. */
type Known = 'all' | 'partly' | 'none';

/** The facts of the shown weeks: the sum, the worst week, the rows that are short, the rows without demand. */
export interface Facts {
  /** The sum of this week; undefined when it is not shown. */
  readonly now: Found | undefined;
  /** The mean difference of all shown weeks; null without any demand. */
  readonly mean: number | null;
  readonly worst: { readonly at: Found | undefined; readonly known: Known };
  readonly soon: Count & { readonly known: Known };
  readonly missing: Count;
}

const SOON = 4;

/** The weeks of the facts about the shown ones; `today`: any day of this week. */
export const factWeeks = (weeks: readonly Week[], today: Day): FactWeeks => {
  const monday = mondayOf(today);
  const now = weeks.find(({ start }) => start === monday);
  if (now === undefined) return { now, ahead: weeks, soon: weeks };
  const coming = weeks.filter(({ start }) => start > monday && start <= addDays(monday, 7 * SOON));
  return { now, ahead: weeks.filter(({ start }) => start >= monday), soon: coming.length > 0 ? coming : [now] };
};

const earliest = (found: readonly Found[]): Found | undefined =>
  [...found].sort((a, b) => (a.cell.week.start < b.cell.week.start ? -1 : 1))[0];

const rowsIn = (found: readonly Found[]): number => new Set(found.map(({ row }) => row.key)).size;

const lacksDemand = ({ receipt, partly }: Cell): boolean =>
  receipt !== undefined && (receipt.demand === null || partly);

const knownOf = (found: readonly Found[]): Known => {
  const planned = found.filter(({ row }) => !isEmptyUnit(row));
  if (planned.every(({ cell }) => cell.shown === null)) return 'none';
  return planned.some(({ cell }) => lacksDemand(cell)) ? 'partly' : 'all';
};

/** Returns the facts of the map's rows over its weeks, from the rows that are not sums. */
export const factsOf = (rows: readonly MapRow[], { now, ahead, soon }: FactWeeks): Facts => {
  const own = rows.filter(isLeaf);
  const total = rows.find(({ kind }) => kind === 'total');
  const within = (weeks: readonly Week[]) => {
    const starts = new Set<string>(weeks.map(({ start }) => start));
    return cellsOf(own, ({ week }) => starts.has(week.start));
  };
  const [allAhead, allSoon] = [within(ahead), within(soon)];
  const short = allSoon.filter(({ cell }) => isShortCell(cell));
  const missing = allAhead.filter(({ row, cell }) => lacksDemand(cell) && !isEmptyUnit(row));
  return {
    now: total && cellsOf([total], ({ week }) => week.start === now?.start)[0],
    mean: total?.mean ?? null,
    worst: { at: worstOf(allAhead), known: knownOf(allAhead) },
    soon: { count: rowsIn(short), of: own.length, at: worstOf(short), known: knownOf(allSoon) },
    missing: { count: rowsIn(missing), of: own.length, at: earliest(missing) },
  };
};
