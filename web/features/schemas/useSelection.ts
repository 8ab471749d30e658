import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Schema } from '#shared/model/schema.ts';
import type { Day } from '#shared/time/day.ts';
import { hasMovedOn } from '#web/navigation/movedOn.ts';
import { rememberedPeriod, rememberPeriod } from '#web/planning/remembered.ts';
import { today } from '#web/ui/dates.ts';
import { choosePeriod, chooseWeek } from './selection.ts';

/** What is shown, and the ways to show something else. */
export interface Selection {
  readonly schema: Schema;
  /** The Monday of the selected week. */
  readonly week: Day;
  readonly selectWeek: (monday: Day) => void;
}

const telling = (period: string | undefined, week: string | undefined) => (before: URLSearchParams) => {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries({ period, week })) {
    if (value === undefined) after.delete(name);
    else after.set(name, value);
  }
  return after;
};

/** The plan period and week of the address; what it does not tell is chosen, written there and remembered. */
export const useSelection = (list: readonly Schema[] | undefined) => {
  const [search, setSearch] = useSearchParams();
  const [told, asked] = [search.get('period') ?? undefined, search.get('week') ?? undefined];
  // The address follows in its own time; until then it must not be taken for a wish.
  const [pending, setPending] = useState<string>();
  const period = pending ?? told;
  const schema = useMemo(
    () => list && choosePeriod(list, { period, week: asked, remembered: rememberedPeriod() }, today()),
    [list, period, asked],
  );
  const week = schema && chooseWeek(schema, asked, today());

  useEffect(() => {
    if (schema === undefined) return;
    rememberPeriod(schema);
    if (pending !== undefined && pending !== told) return;
    setPending(undefined);
    if (schema.id === told && week === asked) return;
    if (!hasMovedOn(search)) setSearch(telling(schema.id, week), { replace: true });
  }, [schema, week, pending, told, asked, search, setSearch]);

  const selectWeek = useCallback(
    (monday: Day) => setSearch(telling(schema?.id, monday), { replace: true }),
    [setSearch, schema?.id],
  );
  const selectPeriod = useCallback(
    (id: string | undefined) => {
      setPending(id);
      setSearch(telling(id, undefined));
    },
    [setSearch],
  );
  const selection: Selection | undefined = schema && week && { schema, week, selectWeek };
  return { selection, selectPeriod };
};
