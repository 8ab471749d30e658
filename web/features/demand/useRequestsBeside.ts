import { useState } from 'react';
import { beds } from '#shared/contract/beds.ts';
import { overview } from '#shared/contract/overview.ts';
import { day } from '#shared/model/fields.ts';
import { useEndpoint } from '#web/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/navigation/place.ts';
import { useAddressState } from '#web/navigation/useAddressState.ts';
import { weekBalanceCall } from '#web/planning/balance/useWeekBalance.ts';
import { rememberedPeriod } from '#web/planning/remembered.ts';
import { usePlanner } from '#web/planning/usePlanner.ts';
import { weekJudged } from './sums/week.ts';

/**
 * Requests what the selected demand period will show while the list of periods is loading: the beds, and the balance of the
 * week that is likely to be shown by the address and the period last shown. When another week is shown, that one is requested too.
 */
export const useRequestsBeside = (place: CategoryPlace, isLoading: boolean): void => {
  const { orgId, areaId, unitId } = place.ids;
  const { today } = usePlanner();
  const [wanted] = useAddressState('week');
  const [likely] = useState(() =>
    weekJudged(rememberedPeriod() ?? { start: today, end: null }, today, day.safeParse(wanted).data),
  );
  useEndpoint(beds.list, isLoading && place.hasBeds ? { params: { orgId, areaId, unitId } } : null);
  useEndpoint(overview.categoryReceipts, isLoading ? weekBalanceCall(place, likely) : null);
};
