import { useState } from 'react';
import { overview } from '#shared/contract/overview.ts';
import { day } from '#shared/model/fields.ts';
import { mondayOf } from '#shared/time/week.ts';
import { weekBalanceCall } from '#web/domain/planning/balance/useWeekBalance.ts';
import { rememberedPeriod } from '#web/domain/planning/remembered.ts';
import { usePlanner } from '#web/domain/planning/usePlanner.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';
import { useAddressState } from '#web/platform/navigation/useAddressState.ts';
import { weekJudged } from './sums/week.ts';

/**
 * Requests the balance of the selected demand period while the periods are still loading, for the week that will probably be shown by
 * the address and the period last shown. When another week is shown, its balance is requested too.
 */
export const useBalanceBeside = (place: CategoryPlace, isLoading: boolean): void => {
  const { today } = usePlanner();
  const [wanted] = useAddressState('week');
  const [likely] = useState(() => {
    const inAddress = day.safeParse(wanted).data;
    // The period that holds the week of the address is shown, whichever was shown last.
    return inAddress ? mondayOf(inAddress) : weekJudged(rememberedPeriod() ?? { start: today, end: null }, today);
  });
  useEndpoint(overview.categoryReceipts, isLoading ? weekBalanceCall(place, likely) : null);
};
