import { useCallback } from 'react';
import useSWRImmutable from 'swr/immutable';
import type { Day } from '#shared/time/day.ts';
import { marksOf, type WeekMarks } from './week.ts';

const load = async () => (await import('./days.ts')).days;

/** What a week, named by its Monday, holds besides work: Swedish days off and school breaks. Loaded when first used. */
export const useHolidays = (): ((monday: Day) => WeekMarks) => {
  const { data = [] } = useSWRImmutable('swedish-holidays', load);
  return useCallback((monday) => marksOf(data, monday), [data]);
};
