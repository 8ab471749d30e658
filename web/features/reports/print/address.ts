import { routes } from '#web/platform/navigation/routes.ts';
import type { Definition } from '../model/definition.ts';
import { type ShiftKey, shiftKeys } from '../model/keyValues.ts';
import { withLegend } from '../model/legend.ts';
import { writeSettings } from '../model/settings.ts';

/** The address of a report in the print window: its settings with its units and categories, the place, and the legend of key values. */
export const printAddress = (
  { allCategories, place, ...settings }: Definition,
  shifts: readonly ShiftKey[] = shiftKeys,
): string => {
  const named = Object.entries(place).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = writeSettings(
    { ...settings, forCat: allCategories ? undefined : settings.forCat },
    new URLSearchParams(named),
  );
  return `${routes.print.path}?${settings.type === 'keyvalues' ? withLegend(search, new Set(shifts)) : search}`;
};
