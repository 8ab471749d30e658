import type * as z from 'zod';
import type { SavedReport, SavedReportsFields } from '#shared/model/report.ts';
import { today } from '#web/kit/ui/dates.ts';
import type { Definition } from './definition.ts';
import type { ShiftKey } from './keyValues.ts';
import { encoded, firstSettings, readSettings, type Settings } from './settings.ts';
import { isOfPlace } from './types.ts';

type Saving = z.input<typeof SavedReportsFields>['reports'][number];

/**
 * The settings of a report, with the legend of key values, as they are saved under a name; an overview is of the place in which they are
 * chosen again.
 */
export const savedOf = (name: string, definition: Definition, legend: ReadonlySet<ShiftKey>): Saving => {
  const { type, flags, unitIds, forCat, allCategories, activities, place: _, ...rest } = definition;
  return {
    name,
    definition: {
      ...rest,
      type,
      unitIds: isOfPlace(type) ? [] : [...unitIds],
      ...(activities && activities.length > 0 && { activities: [...activities] }),
      ...(!allCategories && forCat && { forCat: [...forCat] }),
      ...(type === 'keyvalues' && { shifts: [...legend] }),
      ...Object.fromEntries([...flags].map((flag) => [flag, true])),
    },
  };
};

/** Saved settings as the form has them. */
export const settingsOf = ({ definition }: SavedReport): Settings => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(definition)) {
    if (value === undefined) continue;
    if (!Array.isArray(value)) search.set(name, String(value));
    else if (name === 'unitIds') search.set(name, value.join(','));
    else if (name === 'activities') search.set(name, encoded(value));
    else for (const one of value) search.append(name, one);
  }
  return readSettings(search, (type = 'demands') => firstSettings(today(), type, 'unit'));
};
