import { overview } from '#shared/contract/overview.ts';
import type { Day } from '#shared/time/day.ts';
import { sundayOf, weekOf } from '#shared/time/week.ts';
import { weekLabel } from '#web/kit/ui/weeks.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';

/** What is at hand, demanded and paid for in one week, in services; undefined until it is known. */
export interface WeekBalance {
  readonly monday: Day;
  /** `v06`. */
  readonly week: string;
  readonly supply: number | undefined;
  readonly demand: number | null | undefined;
  readonly budget: number | null | undefined;
}

/** The request for the balance of a category in the week of a Monday. */
export const weekBalanceCall = ({ ids }: CategoryPlace, monday: Day) => ({
  params: ids,
  query: { start: monday, end: sundayOf(monday) },
});

/** Supply, demand and budget of a category in the week of a Monday, as they are stored. */
export const useWeekBalance = (place: CategoryPlace, monday: Day): WeekBalance => {
  const { data } = useEndpoint(overview.categoryReceipts, weekBalanceCall(place, monday));
  const receipt = data?.[0];
  return {
    monday,
    week: weekLabel(weekOf(monday)),
    supply: receipt?.workRateSum,
    demand: receipt?.demand,
    budget: receipt?.budget,
  };
};
