import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { KeyedMutator } from 'swr';
import { day } from '#shared/model/fields.ts';
import type { Day } from '#shared/time/day.ts';
import { hasMovedOn } from '#web/navigation/movedOn.ts';
import { today } from '#web/ui/dates.ts';
import { choosePeriod, latestFirst, neighbourOf } from './choosePeriod.ts';
import type { PlanPeriod } from './planPeriod.ts';
import { rememberedPeriod, rememberPeriod } from './remembered.ts';

/** The list that the server answered, as `useEndpoint` has it. */
interface PeriodQuery<Row> {
  readonly data: Row[] | undefined;
  readonly mutate: KeyedMutator<Row[]>;
}

/** The periods of a tab, the selected one, and the ways to change either. */
export interface Periods<Row extends PlanPeriod> {
  /** The latest first; undefined until it is loaded. */
  readonly list: readonly Row[] | undefined;
  readonly selected: Row | undefined;
  /** The Monday of the selected week, where the tab has one. */
  readonly week: Day | undefined;
  readonly selectWeek: (monday: Day) => void;
  /** Shows a period as stored, new or changed, before the list is loaded again. */
  readonly show: (stored: Row) => void;
  /** The same for a new period, which is then selected. */
  readonly add: (stored: Row) => void;
  /** Takes a removed period off the list and selects its neighbour. */
  readonly takeOff: (id: string) => void;
}

const withSelection = (period: string | undefined, week: string | undefined) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries({ period, week })) {
    if (value === undefined) after.delete(name);
    else after.set(name, value);
  }
  return after;
};

/**
 * The periods of a tab and the one that the address selects. What the address does not say is chosen ({@link choosePeriod}),
 * written to it and remembered. `weekIn` chooses the week of a period in tabs that show one week.
 */
export const usePeriods = <Row extends PlanPeriod>(
  { data, mutate }: PeriodQuery<Row>,
  weekIn?: (period: Row, wanted: Day | undefined, today: Day) => Day,
): Periods<Row> => {
  const [search, setSearch] = useSearchParams();
  const [addressPeriod, addressWeek] = [search.get('period') ?? undefined, search.get('week') ?? undefined];
  // Navigation is asynchronous: until the address has followed, it must not select the period that was left.
  const [pending, setPending] = useState<string>();
  const wantedPeriod = pending ?? addressPeriod;
  const wantedWeek = day.safeParse(addressWeek).data;
  const list = useMemo(() => data && latestFirst(data), [data]);
  const selected = useMemo(
    () =>
      list && choosePeriod(list, { period: wantedPeriod, week: wantedWeek, remembered: rememberedPeriod() }, today()),
    [list, wantedPeriod, wantedWeek],
  );
  const week = selected && weekIn ? weekIn(selected, wantedWeek, today()) : undefined;
  const shownWeek = week ?? addressWeek;

  useEffect(() => {
    if (selected === undefined) return;
    rememberPeriod(selected);
    if (pending !== undefined && pending !== addressPeriod) return;
    setPending(undefined);
    if (selected.id === addressPeriod && shownWeek === addressWeek) return;
    if (!hasMovedOn(search)) setSearch(withSelection(selected.id, shownWeek), { replace: true });
  }, [selected, shownWeek, pending, addressPeriod, addressWeek, search, setSearch]);

  const selectedId = selected?.id;
  const selectWeek = useCallback(
    (monday: Day) => setSearch(withSelection(selectedId, monday), { replace: true }),
    [setSearch, selectedId],
  );
  const select = (id: string | undefined, replace: boolean) => {
    setPending(id);
    setSearch(withSelection(id, undefined), { replace });
  };
  const show = (stored: Row) => void mutate((before = []) => [...before.filter(({ id }) => id !== stored.id), stored]);
  return {
    list,
    selected,
    week,
    selectWeek,
    show,
    add: (stored) => {
      // In the list before it is selected: an id of the address that is not in the list is replaced.
      show(stored);
      select(stored.id, false);
    },
    takeOff: (id) => {
      const next = list && neighbourOf(list, id);
      void mutate((before = []) => before.filter((period) => period.id !== id));
      select(next?.id, true);
    },
  };
};
