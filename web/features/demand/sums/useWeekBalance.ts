import { overview } from '#shared/contract/overview.ts';
import { addDays, type Day } from '#shared/time/day.ts';
import { contains, type Period } from '#shared/time/period.ts';
import { mondayOf, weekLabel, weekOf } from '#shared/time/week.ts';
import type { CategoryPlace } from '#web/api/place.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';

/** What is at hand and what is paid for in one week, in services; undefined until it is known. */
export interface WeekBalance {
  /** `v06`. */
  readonly week: string;
  readonly supply: number | undefined;
  readonly budget: number | null | undefined;
}

/** The week that a period is judged by: the current one where it lies in the period, else the period's first. */
export const weekJudged = (period: Period, today: Day): Day => mondayOf(contains(period, today) ? today : period.start);

/** Supply and budget of the week that the period is judged by. */
export const useWeekBalance = (place: CategoryPlace, period: Period, today: Day): WeekBalance => {
  const start = weekJudged(period, today);
  const { data } = useEndpoint(overview.categoryReceipts, {
    params: place.ids,
    query: { start, end: addDays(start, 6) },
  });
  const receipt = data?.[0];
  return { week: weekLabel(weekOf(start)), supply: receipt?.workRateSum, budget: receipt?.budget };
};
