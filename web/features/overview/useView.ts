import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mondayOf } from '#shared/time/week.ts';
import { today } from '#web/kit/ui/dates.ts';
import type { CellRef } from './model/cells.ts';
import type { By } from './model/outline.ts';
import { rangeNamed, type WeekRange } from './model/range.ts';

/** What the map shows, read from the address. */
export interface View {
  readonly range: WeekRange;
  readonly by: By;
  /** Name keys of the categories to show; empty shows all. */
  readonly chosen: ReadonlySet<string>;
  /** The selected cell; undefined when the address names none. */
  readonly cell: CellRef | undefined;
}

/** A change of some parts of a view. */
export interface ViewChange {
  readonly from?: string | undefined;
  readonly by?: By;
  readonly chosen?: readonly string[];
  readonly cell?: CellRef;
}

const written = (before: URLSearchParams, { from, by, chosen, cell }: ViewChange): URLSearchParams => {
  const after = new URLSearchParams(before);
  if (from !== undefined) after.set('from', from);
  if (by !== undefined) after.set('by', by);
  if (chosen !== undefined) {
    after.delete('category');
    for (const key of chosen) after.append('category', key);
  }
  // A cell belongs to the rows and weeks it was chosen in.
  if (from !== undefined || by !== undefined) for (const name of ['row', 'week']) after.delete(name);
  if (cell !== undefined) {
    after.set('row', cell.row);
    after.set('week', cell.week);
  }
  return after;
};

/**
 * Returns the view in the address, a function that changes it, and the address of a changed view. Selecting a cell writes the
 * range too, so that the link shows the same weeks on another day.
 */
export const useView = () => {
  const [search, setSearch] = useSearchParams();
  const from = search.get('from') ?? undefined;
  const by: By = search.get('by') === 'category' ? 'category' : 'unit';
  const row = search.get('row');
  const week = search.get('week');
  const categories = search.getAll('category').join('\n');
  const range = useMemo(() => rangeNamed(from, today()), [from]);
  const chosen = useMemo(() => new Set(categories.split('\n').filter(Boolean)), [categories]);
  const view = useMemo((): View => {
    const known = range.weeks.find(({ start }) => start === week);
    return { range, by, chosen, cell: row !== null && known ? { row, week: known.start } : undefined };
  }, [range, by, chosen, row, week]);
  const alter = useCallback(
    (change: ViewChange, options: { readonly replace?: boolean } = {}) =>
      setSearch((before) => written(before, change), options),
    [setSearch],
  );
  const addressOf = useCallback((change: ViewChange) => `?${written(search, change)}`, [search]);
  return { view, alter, addressOf };
};

/** The Monday of this week. */
export const thisMonday = () => mondayOf(today());
