import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { today } from '#web/kit/ui/dates.ts';
import type { Definition } from '../model/definition.ts';
import { firstSettings, isFollowUp, readSettings } from '../model/settings.ts';
import { useCategoryNames } from '../useOptions.ts';

/**
 * The report that the address of the print window describes; without `forCat` it is of all categories of the units, which are asked for.
 * `unitId` may stand for `unitIds`, and `useWeekResolution` for the resolution.
 */
export const usePrintedDefinition = (): Definition => {
  const [search] = useSearchParams();
  const settings = useMemo(() => {
    const read = readSettings(search, (type = 'demands') => firstSettings(today(), type, 'unit'));
    const isByWeek = search.get('useWeekResolution') === 'true';
    return isByWeek ? { ...read, resolution: 'week' as const } : read;
  }, [search]);
  const unitId = search.get('unitId');
  const unitIds = useMemo(() => settings.unitIds ?? (unitId ? [unitId] : []), [settings.unitIds, unitId]);
  const names = useCategoryNames(settings.forCat === undefined && !isFollowUp(settings.type) ? unitIds : []);
  const forCat = settings.forCat ?? names;
  return useMemo(
    () => ({
      ...settings,
      ...{ unitIds, forCat, allCategories: settings.forCat === undefined },
      place: {
        orgId: search.get('orgId') ?? undefined,
        areaId: search.get('areaId') ?? undefined,
        unitId: unitId ?? undefined,
      },
    }),
    [settings, unitIds, forCat, search, unitId],
  );
};
