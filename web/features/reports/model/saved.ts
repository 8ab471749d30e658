import type * as z from 'zod';
import type { SavedReport, SavedReportsFields } from '#shared/model/report.ts';
import { today } from '#web/ui/dates.ts';
import type { Definition } from './definition.ts';
import { encoded, firstSettings, isOfPlace, readSettings, type Settings } from './settings.ts';

type Saving = z.input<typeof SavedReportsFields>['reports'][number];

/** The settings of a report as they are saved under a name; undefined for one of a place, which its address describes. */
export const savedOf = (name: string, definition: Definition): Saving | undefined => {
  const { type, flags, unitIds, forCat, allCategories, activities, place: _, ...rest } = definition;
  if (isOfPlace(type)) return undefined;
  return {
    name,
    definition: {
      ...rest,
      type,
      unitIds: [...unitIds],
      ...(activities && { activities: [...activities] }),
      ...(!allCategories && forCat && { forCat: [...forCat] }),
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
