import { overview } from '#shared/contract/overview.ts';
import type { WeekPeople } from '#shared/model/receipt.ts';
import type { Day } from '#shared/time/day.ts';
import { sundayOf } from '#shared/time/week.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';

/** The people of a week that came with the plan periods. */
export interface ShownPeople {
  readonly week: Day;
  readonly people: WeekPeople;
}

/** Who is away, leaves and comes in the week of the Monday, requested where it is not `shown` already; without a week nothing is requested. */
export const usePeople = ({ ids }: CategoryPlace, monday: Day | undefined, shown: ShownPeople | undefined) => {
  const known = shown?.week === monday ? shown?.people : undefined;
  const { data, error } = useEndpoint(
    overview.categoryReceipts,
    monday === undefined || known
      ? null
      : { params: ids, query: { start: monday, end: sundayOf(monday), people: 'true' } },
  );
  return { people: known ?? data?.[0], error: known || data ? undefined : error };
};
