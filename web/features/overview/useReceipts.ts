import { useEffect } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { overview } from '#shared/contract/overview.ts';
import type { ReceiptWithPeople } from '#shared/model/receipt.ts';
import { send } from '#web/platform/api/live.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { keyOf } from '#web/platform/api/useEndpoint.ts';
import { useRenewPlaces } from '#web/platform/navigation/useRenewPlaces.ts';
import { isOutdated } from './model/outdated.ts';
import type { WeekRange } from './model/range.ts';
import type { Source } from './model/sources.ts';

const endpoints = {
  org: overview.organizationReceipts,
  area: overview.areaReceipts,
  unit: overview.unitReceipts,
  category: overview.categoryReceipts,
} as const;

const requestOf = ({ place: { level, ids }, by, categories, people }: Source, { start, end }: WeekRange) => {
  const { orgId = '', areaId = '', unitId = '', categoryId = '' } = ids;
  const call = {
    params: { orgId, areaId, unitId, categoryId },
    query: { start, end, by, categories, ...(people && { people: 'true' as const }) },
  };
  const endpoint = endpoints[level];
  return { key: keyOf(endpoint, call), load: () => send(endpoint, call) };
};

/**
 * The receipts of every source over the range, as one list; `data` is undefined until all have come. Without sources nothing is
 * requested. Cached under the addresses of the requests, so that a change in the organisation loads them again. The places are
 * loaded again when the receipts are of others than are known; `sources` is to be the same until the places change.
 */
export const useReceipts = (
  sources: readonly Source[],
  range: WeekRange,
  options?: SWRConfiguration<readonly ReceiptWithPeople[], ApiProblem>,
) => {
  const requests = sources.map((source) => requestOf(source, range));
  const answer = useSWR<readonly ReceiptWithPeople[], ApiProblem>(
    requests.length > 0 ? requests.map(({ key }) => key).join(' ') : null,
    async () => (await Promise.all(requests.map(({ load }) => load()))).flat(),
    options,
  );
  const { data } = answer;
  const renew = useRenewPlaces();
  useEffect(() => {
    if (data && isOutdated(sources, data)) renew();
  }, [data, sources, renew]);
  return answer;
};
