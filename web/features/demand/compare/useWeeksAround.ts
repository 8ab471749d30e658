import { useMemo } from 'react';
import { overview } from '#shared/contract/overview.ts';
import type { DemandComparison } from '#shared/model/demand.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import type { WeekAround } from './model/weeks.ts';

/** How many weeks are shown on each side of the simulated period. */
const COUNT = 2;

const useWeeks = (place: CategoryPlace, first: Day | undefined) => {
  const last = first && addDays(first, 7 * COUNT - 1);
  const { data, error } = useEndpoint(
    overview.categoryReceipts,
    first && last ? { params: place.ids, query: { start: first, end: last } } : null,
  );
  const weeks = useMemo((): readonly WeekAround[] => {
    if (first === undefined) return [];
    return Array.from({ length: COUNT }, (_, index) => {
      const start = addDays(first, 7 * index);
      const receipt = data?.find((week) => week.start === start);
      return { start, supply: receipt?.workRateSum ?? null, demand: receipt?.demand ?? null };
    });
  }, [first, data]);
  return { weeks, isSettled: first === undefined || data !== undefined || error !== undefined };
};

/**
 * Supply and live demand of the weeks before and after a simulated period, none after one that is open-ended; and whether the
 * requests for them have ended.
 */
export const useWeeksAround = (place: CategoryPlace, { simulated, weeks }: DemandComparison) => {
  const [first, last] = [weeks[0], weeks.at(-1)];
  const before = useWeeks(place, first && addDays(first.start, -7 * COUNT));
  const after = useWeeks(place, last && simulated.end !== null ? addDays(last.start, 7) : undefined);
  const around = useMemo(() => ({ before: before.weeks, after: after.weeks }), [before.weeks, after.weeks]);
  return { around, isSettled: before.isSettled && after.isSettled };
};
