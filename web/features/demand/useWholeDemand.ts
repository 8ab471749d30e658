import { demand as contract } from '#shared/contract/demand.ts';
import type { Demand } from '#shared/model/demand.ts';
import { useEndpoint } from '#web/platform/api/useEndpoint.ts';
import type { CategoryPlace } from '#web/platform/navigation/place.ts';

/** What Behov shows of a category, in one request that all its parts share: its shifts, demand periods, and the beds of its unit. */
export const useWholeDemand = ({ ids }: CategoryPlace) => useEndpoint(contract.whole, { params: ids });

/** The demand periods of the answer, changed in it as they are stored ({@link usePeriods}). */
export const demandsOf = ({ data, mutate }: ReturnType<typeof useWholeDemand>) => ({
  data: data?.demands,
  change: (change: (before: readonly Demand[]) => Demand[]) =>
    void mutate((before) => before && { ...before, demands: change(before.demands) }),
});
