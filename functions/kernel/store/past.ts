// What of a plan ended long ago, and is stored in a row of its own (README.md, "The past").

import { type Day, firstOfYear } from '#shared/time/day.ts';
import { type PlanKind, planKindOf, unitOfPlan } from './keys.ts';
import type { Apart, Row } from './table.ts';

type Entries = NonNullable<Apart['entries']>;

/** A row, and what of it is to stand apart. */
interface Split {
  readonly data: unknown;
  /** Undefined: nothing does. */
  readonly past?: { readonly entries: Entries; readonly until: Day };
}

type Dated = { readonly end: Day | null };
type Lists = Readonly<Record<string, readonly unknown[]>>;

/** The list of a kind of row that grows with the years, and when an entry of it ends. */
const lists: Partial<Record<PlanKind, { field: string; endOf: (entry: unknown, data: unknown) => Day | null }>> = {
  ASSET: { field: 'periods', endOf: (period) => (period as Dated).end },
  DEMAND: { field: 'shiftDemands', endOf: (_, demand) => (demand as Dated).end },
};

const listOf = (row: Pick<Row, 'pk' | 'sk'>) => (unitOfPlan(row.pk) ? lists[planKindOf(row).kind] : undefined);

/** What takes fewer bytes stays: moving it would cost more than it saves. */
const fewestBytes = 500;

/** Whole calendar years before a day's own that stay with it: the own history of expected absence is of the 24 months before today. */
const yearsBack = 2;

/** The first day that figures of a day look back on, and that rows written on it keep. */
export const pastBefore = (day: Day): Day => firstOfYear(Math.max(0, Number(day.slice(0, 4)) - yearsBack));

/** Takes out of a row what ended before {@link pastBefore}. */
export const splitPast = (row: Row, today: Day): Split => {
  const list = listOf(row);
  const all = list && (row.data as Lists | null)?.[list.field];
  if (!list || !all) return { data: row.data };
  const from = pastBefore(today);
  const endOf = (entry: unknown): Day | null => list.endOf(entry, row.data);
  const isPast = (entry: unknown): boolean => (endOf(entry) ?? from) < from;
  const entries = [...all.entries()].filter(([, entry]) => isPast(entry));
  if (entries.length === 0 || JSON.stringify(entries).length < fewestBytes) return { data: row.data };
  return {
    data: { ...(row.data as object), [list.field]: all.filter((entry) => !isPast(entry)) },
    past: {
      entries,
      until: entries.map(([, entry]) => endOf(entry)!).reduce((last, end) => (end > last ? end : last)),
    },
  };
};

/** Puts what stood apart back in its place. */
export const joinPast = (row: Row, entries: Entries): unknown => {
  const list = listOf(row);
  if (!list) throw new Error('a row that has no past');
  const joined = [...((row.data as Lists)[list.field] ?? [])];
  for (const [index, entry] of entries) joined.splice(index, 0, entry);
  return { ...(row.data as object), [list.field]: joined };
};
