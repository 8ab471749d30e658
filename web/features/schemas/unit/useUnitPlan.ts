import { useMemo } from 'react';
import { overview } from '#shared/contract/overview.ts';
import { receiptDays } from '#shared/planning/receiptDays.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { sundayOf } from '#shared/time/week.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import { href } from '#web/navigation/href.ts';
import type { Place } from '#web/navigation/place.ts';
import { today } from '#web/ui/dates.ts';
import { figuresOfUnit } from '../figures.ts';

/** The ids of a unit as a path needs them. */
export const unitIdsOf = ({ ids: { orgId = '', areaId = '', unitId = '' } }: Place) => ({ orgId, areaId, unitId });

/** The receipts of a unit's categories in a plan period, and what Plan shows of them. */
export const useUnitPlan = (place: Place, period: Period) => {
  const { data, error, mutate } = useEndpoint(overview.unitReceipts, {
    params: unitIdsOf(place),
    query: { ...receiptDays(period, today()), by: 'category' },
  });
  const { ids } = place;
  const figures = useMemo(
    () => data && figuresOfUnit(data, (categoryId) => href.plan({ ...ids, categoryId, tab: 'schemas' })),
    [data, ids],
  );
  return { receipts: data, query: { data: figures, error, mutate } };
};

/** The request for the people of a unit's categories in the week of the Monday; without a week nothing is requested. */
export const useUnitPeople = (place: Place, monday: Day | undefined) =>
  useEndpoint(
    overview.unitReceipts,
    monday === undefined
      ? null
      : { params: unitIdsOf(place), query: { start: monday, end: sundayOf(monday), by: 'category', people: 'true' } },
  );
