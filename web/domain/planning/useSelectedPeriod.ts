import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { day } from '#shared/model/fields.ts';
import { choosePeriod, latestFirst } from '#shared/planning/choosePeriod.ts';
import type { PlanPeriod } from '#shared/planning/planPeriod.ts';
import type { Day } from '#shared/time/day.ts';
import { today } from '#web/kit/ui/dates.ts';
import { hasMovedOn } from '#web/platform/navigation/movedOn.ts';
import { rememberedPeriod, rememberPeriod } from './remembered.ts';

/** The periods of a tab and the selected one. */
export interface SelectedPeriod<Row extends PlanPeriod> {
  /** The latest first; undefined until it is loaded. */
  readonly list: readonly Row[] | undefined;
  readonly selected: Row | undefined;
  /** The Monday of the selected week, where the tab has one. */
  readonly week: Day | undefined;
  readonly selectWeek: (monday: Day) => void;
  /** Selects a period; `replace`: without an entry in the browser's history. */
  readonly select: (id: string | undefined, replace: boolean) => void;
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
 * The period that the address selects. What the address does not say is chosen ({@link choosePeriod}), written to it and
 * remembered. `weekIn` chooses the week of a period in tabs that show one week.
 */
export const useSelectedPeriod = <Row extends PlanPeriod>(
  data: readonly Row[] | undefined,
  weekIn?: (period: Row, wanted: Day | undefined, today: Day) => Day,
): SelectedPeriod<Row> => {
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
  return { list, selected, week, selectWeek, select };
};
