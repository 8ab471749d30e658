import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SavedReport } from '#shared/model/report.ts';
import { keptFigures } from '#web/domain/receipts/useFigures.ts';
import { today } from '#web/kit/ui/dates.ts';
import { session } from '#web/platform/api/live.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { type Definition, keyOfDefinition } from './model/definition.ts';
import { shiftKeys } from './model/keyValues.ts';
import { withLegend } from './model/legend.ts';
import { levelOf } from './model/levels.ts';
import { settingsOf } from './model/saved.ts';
import { firstSettings, readSettings, type Settings, writeSettings } from './model/settings.ts';
import type { ReportType } from './model/types.ts';
import { proposedCategories } from './model/units.ts';

/** The parameter of an address whose report is to be shown. */
const CREATED = 'created';

/** Whether the account looks at net figures. */
export const looksAtNet = (): boolean => keptFigures(session.get()?.username ?? '') !== 'gross';

/** Settings on their way into the address. */
interface Ahead {
  readonly settings: Settings;
  readonly address: string;
}

/**
 * The settings in the address of a place; `alter` replaces it, `choose` too by saved ones with their legend, `create` makes a history
 * entry that shows the report. A change is seen at once, also before the router has taken it into the address.
 */
export const useSettings = (place: Place) => {
  const [search, setSearch] = useSearchParams();
  const [ahead, setAhead] = useState<Ahead>();
  const written = useMemo(() => {
    const first = (type: ReportType = levelOf(place, 'prognos') === 'unit' ? 'demands' : 'prognos') =>
      firstSettings(today(), type, levelOf(place, type), looksAtNet());
    const read = readSettings(search, first);
    // An address that names a type says which categories, or none: all.
    return search.has('type') ? read : { ...read, forCat: read.forCat ?? proposedCategories(place, read) };
  }, [search, place]);
  const isAhead = ahead !== undefined && ahead.address !== search.toString();
  if (ahead !== undefined && !isAhead) setAhead(undefined);
  const write = useCallback(
    (settings: Settings, after: URLSearchParams, replace: boolean) => {
      setAhead({ settings, address: after.toString() });
      setSearch(after, { replace });
    },
    [setSearch],
  );
  const alter = useCallback((next: Settings) => write(next, writeSettings(next, search), true), [write, search]);
  const choose = useCallback(
    (saved: SavedReport) => {
      const next = settingsOf(saved);
      write(next, withLegend(writeSettings(next, search), new Set(saved.definition.shifts ?? shiftKeys)), true);
    },
    [write, search],
  );
  const create = useCallback(
    (next: Settings) => {
      const after = writeSettings(next, search);
      after.set(CREATED, '1');
      write(next, after, false);
    },
    [write, search],
  );
  return {
    settings: isAhead ? ahead.settings : written,
    alter,
    choose,
    create,
    isCreated: !isAhead && search.has(CREATED),
  };
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
