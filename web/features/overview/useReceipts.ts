import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { overview } from '#shared/contract/overview.ts';
import { inParallel } from '#shared/inParallel.ts';
import type { PackedReceipts, ReceiptWithPeople } from '#shared/model/receipt.ts';
import { unpacked } from '#shared/planning/packedWeeks.ts';
import { send } from '#web/platform/api/live.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { keyOf } from '#web/platform/api/useEndpoint.ts';
import type { Level } from '#web/platform/navigation/place.ts';
import { useRenewPlaces } from '#web/platform/navigation/useRenewPlaces.ts';
import { isOutdated } from './model/outdated.ts';
import type { WeekRange } from './model/range.ts';
import type { Source } from './model/sources.ts';

/** Requests under way at once. */
const atOnce = 4;

/** Of many units the receipts come packed. */
const packed = { org: overview.organizationPackedReceipts, area: overview.areaPackedReceipts } as const;
const listed = { unit: overview.unitReceipts, category: overview.categoryReceipts } as const;

const isListed = (level: Level): level is keyof typeof listed => level in listed;

/** The receipts of the places, without a copy of each of their tens of thousands. */
const unpackedRows = (places: readonly PackedReceipts[], { weeks }: WeekRange): readonly ReceiptWithPeople[] =>
  places.flatMap(({ fields, ...place }) =>
    unpacked(fields, weeks).map((receipt) => Object.assign(receipt, place) as ReceiptWithPeople),
  );

const requestOf = ({ place: { level, ids }, by, categories, people }: Source, range: WeekRange) => {
  const { start, end } = range;
  const { orgId = '', areaId = '', unitId = '', categoryId = '' } = ids;
  const call = {
    params: { orgId, areaId, unitId, categoryId },
    query: { start, end, by, categories, ...(people && { people: 'true' as const }) },
  };
  if (isListed(level)) {
    const endpoint = listed[level];
    return { key: keyOf(endpoint, call), load: () => send(endpoint, call) };
  }
  const endpoint = packed[level];
  return { key: keyOf(endpoint, call), load: async () => unpackedRows(await send(endpoint, call), range) };
};

/**
 * The receipts of every source over the range, as one list; `data` is undefined until all have come. Without sources nothing is
 * requested. Cached under the addresses of the requests, so that a change in the organisation loads them again. The places are
 * loaded again when the receipts are of others than are known; `sources` is to be the same until the places change. `progress` counts the
 * answers.
 */
export const useReceipts = (
  sources: readonly Source[],
  range: WeekRange,
  options?: SWRConfiguration<readonly ReceiptWithPeople[], ApiProblem>,
) => {
  const requests = sources.map((source) => requestOf(source, range));
  const [done, setDone] = useState(0);
  const answer = useSWR<readonly ReceiptWithPeople[], ApiProblem>(
    requests.length > 0 ? requests.map(({ key }) => key).join(' ') : null,
    async () => {
      setDone(0);
      const loaded = await inParallel(requests, atOnce, async ({ load }) => {
        const receipts = await load();
        setDone((before) => before + 1);
        return receipts;
      });
      return loaded.flat();
    },
    options,
  );
  const { data } = answer;
  const renew = useRenewPlaces();
  useEffect(() => {
    if (data && isOutdated(sources, data)) renew();
  }, [data, sources, renew]);
  return { ...answer, progress: { done, all: requests.length } };
};
