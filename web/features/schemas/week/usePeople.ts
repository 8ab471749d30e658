import { overview } from '#shared/contract/overview.ts';
import type { Day } from '#shared/time/day.ts';
import { sundayOf } from '#shared/time/week.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';

/** The request for who is away, leaves and comes in the week of the Monday; without a week nothing is requested. */
export const usePeople = ({ ids }: CategoryPlace, monday: Day | undefined) =>
  useEndpoint(
    overview.categoryReceipts,
    monday === undefined ? null : { params: ids, query: { start: monday, end: sundayOf(monday), people: 'true' } },
  );
