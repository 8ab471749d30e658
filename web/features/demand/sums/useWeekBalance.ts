import { overview } from '#shared/contract/overview.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { sundayOf, weekLabel, weekOf } from '#shared/time/week.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { weekJudged } from './week.ts';

/** What is at hand and what is paid for in one week, in services; undefined until it is known. */
export interface WeekBalance {
  /** `v06`. */
  readonly week: string;
  readonly supply: number | undefined;
  readonly budget: number | null | undefined;
}

/** Supply and budget of the week that the period is judged by. */
export const useWeekBalance = (place: CategoryPlace, period: Period, today: Day): WeekBalance => {
  const start = weekJudged(period, today);
  const { data } = useEndpoint(overview.categoryReceipts, {
    params: place.ids,
    query: { start, end: sundayOf(start) },
  });
  const receipt = data?.[0];
  return { week: weekLabel(weekOf(start)), supply: receipt?.workRateSum, budget: receipt?.budget };
};
