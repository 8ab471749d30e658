import { useMemo } from 'react';
import { overview } from '#shared/contract/overview.ts';
import type { WholeUnitPlan } from '#shared/model/wholePlan.ts';
import { receiptDays } from '#shared/planning/receiptDays.ts';
import type { Day } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { sundayOf } from '#shared/time/week.ts';
import { today } from '#web/kit/ui/dates.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import { href } from '#web/platform/navigation/href.ts';
import type { Place } from '#web/platform/navigation/place.ts';
import { figuresOfUnit } from '../figures.ts';
import { usePlanNet } from '../usePlanNet.tsx';

/** The ids of a unit as a path needs them. */
export const unitIdsOf = ({ ids: { orgId = '', areaId = '', unitId = '' } }: Place) => ({ orgId, areaId, unitId });

/** What came with the plan periods of a unit: the receipts of some days, and the people of one week. */
export type ShownUnitPlan = NonNullable<WholeUnitPlan['shown']>;

/** The receipts of a unit's categories in a plan period, requested where they are not `shown` already, and what Plan shows of them. */
export const useUnitPlan = (place: Place, period: Period, shown: ShownUnitPlan | undefined, refresh: () => unknown) => {
  const isWithList = shown?.start === period.start && shown.end === period.end;
  const own = useEndpoint(
    overview.unitReceipts,
    isWithList ? null : { params: unitIdsOf(place), query: { ...receiptDays(period, today()), by: 'category' } },
  );
  const { data, error, mutate } = isWithList ? { data: shown.receipts, error: undefined, mutate: refresh } : own;
  const { ids } = place;
  const { netMonday, figureSwitch } = usePlanNet(data);
  const figures = useMemo(
    () => data && figuresOfUnit(data, (categoryId) => href.plan({ ...ids, categoryId, tab: 'schemas' }), netMonday),
    [data, ids, netMonday],
  );
  return { receipts: data, figureSwitch, query: { data: figures, error, mutate } };
};

/** The people of a unit's categories in the week of the Monday, requested where they are not `shown` already; without a week nothing is requested. */
export const useUnitPeople = (place: Place, monday: Day | undefined, shown: ShownUnitPlan | undefined) => {
  const known = shown?.week === monday ? shown?.people : undefined;
  const { data, error } = useEndpoint(
    overview.unitReceipts,
    monday === undefined || known
      ? null
      : { params: unitIdsOf(place), query: { start: monday, end: sundayOf(monday), by: 'category', people: 'true' } },
  );
  return { people: known ?? data, error: known || data ? undefined : error };
};
