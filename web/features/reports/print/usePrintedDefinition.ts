import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '#web/kit/ui/dates.ts';
import { keptActivities } from '../model/activities.ts';
import type { Definition } from '../model/definition.ts';
import { firstSettings, readSettings } from '../model/settings.ts';
import { isOfActivities } from '../model/types.ts';
import { useActivityNames, useCategoryNames } from '../useOptions.ts';

interface Printed {
  readonly definition: Definition;
  /** The activities to choose of, which a list of names in the address needs; undefined where none is named. */
  readonly available: { readonly activities: readonly string[] | undefined } | undefined;
}

/**
 * The report that the address of the print window describes; without `forCat` it is of all categories of the units, which are asked for.
 * `unitId` may stand for `unitIds`, and `useWeekResolution` for the resolution.
 */
export const usePrintedDefinition = (): Printed => {
  const [search] = useSearchParams();
  const settings = useMemo(() => {
    const read = readSettings(search, (type = 'demands') => firstSettings(today(), type, 'unit'));
    const isByWeek = search.get('useWeekResolution') === 'true';
    return isByWeek ? { ...read, resolution: 'week' as const } : read;
  }, [search]);
  const unitId = search.get('unitId');
  const unitIds = useMemo(() => settings.unitIds ?? (unitId ? [unitId] : []), [settings.unitIds, unitId]);
  const names = useCategoryNames(settings.forCat === undefined && !isOfActivities(settings.type) ? unitIds : []);
  const forCat = settings.forCat ?? names;
  const asked = isOfActivities(settings.type) && settings.activities !== undefined;
  const available = useActivityNames(asked ? unitIds : [], settings);
  const activities = useMemo(() => keptActivities(settings.activities, available), [settings.activities, available]);
  const definition = useMemo(
    () => ({
      ...settings,
      unitIds,
      forCat,
      activities,
      allCategories: settings.forCat === undefined,
      place: {
        orgId: search.get('orgId') ?? undefined,
        areaId: search.get('areaId') ?? undefined,
        unitId: unitId ?? undefined,
      },
    }),
    [settings, unitIds, forCat, activities, search, unitId],
  );
  return { definition, available: asked ? { activities: available } : undefined };
};
