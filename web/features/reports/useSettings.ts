import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Place } from '#web/navigation/place.ts';
import { today } from '#web/ui/dates.ts';
import { type Definition, keyOfDefinition } from './model/definition.ts';
import { levelOf } from './model/levels.ts';
import { firstSettings, type ReportType, readSettings, type Settings, writeSettings } from './model/settings.ts';

/** The parameter of an address whose report is to be shown. */
const CREATED = 'created';

/** The settings in the address of a place; `alter` replaces it, `create` makes a history entry that shows the report. */
export const useSettings = (place: Place) => {
  const [search, setSearch] = useSearchParams();
  const settings = useMemo(() => {
    const level = levelOf(place);
    const first = (type: ReportType = level === 'unit' ? 'demands' : 'prognos') => firstSettings(today(), type, level);
    return readSettings(search, first);
  }, [search, place]);
  const alter = useCallback(
    (next: Settings) => setSearch((before) => writeSettings(next, before), { replace: true }),
    [setSearch],
  );
  const create = useCallback(
    (next: Settings) =>
      setSearch((before) => {
        const after = writeSettings(next, before);
        after.set(CREATED, '1');
        return after;
      }),
    [setSearch],
  );
  return { settings, alter, create, isCreated: search.has(CREATED) };
};

/** The report to show: the one created last, until type or level change. */
export const useShown = (settings: Settings, created: Definition | undefined): Definition | undefined => {
  const [kept, setKept] = useState(created);
  const isNew = created !== undefined && (kept === undefined || keyOfDefinition(created) !== keyOfDefinition(kept));
  const isOther = kept !== undefined && (kept.type !== settings.type || kept.level !== settings.level);
  if (isNew) setKept(created);
  else if (isOther) setKept(undefined);
  return isNew ? created : isOther ? undefined : kept;
};
