import { useCallback } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Day } from '#shared/time/day.ts';
import { marksOf, type WeekMarks } from './week.ts';

const load = async () => (await import('./days.ts')).days;

// Begun with the screen, not when its first week is drawn; where it fails, it is loaded at first use.
load().catch(() => undefined);

/** Returns a lookup of a week's (named by its Monday) Swedish days off and school breaks; loaded beside the screen. */
export const useHolidays = (): ((monday: Day) => WeekMarks) => {
  const { data = [] } = useSWRImmutable('swedish-holidays', load);
  return useCallback((monday) => marksOf(data, monday), [data]);
};
