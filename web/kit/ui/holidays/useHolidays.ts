import { useCallback } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Day } from '#shared/time/day.ts';
import { marksOf, type WeekMarks } from './week.ts';

const load = async () => (await import('./days.ts')).days;

// Loading starts with the screen, not when its first week is drawn. Weeks have no marks where it fails.
load().catch(() => undefined);

/** Returns a lookup of a week's (named by its Monday) Swedish days off and school breaks. */
export const useHolidays = (): ((monday: Day) => WeekMarks) => {
  const { data = [] } = useSWRImmutable('swedish-holidays', load);
  return useCallback((monday) => marksOf(data, monday), [data]);
};
