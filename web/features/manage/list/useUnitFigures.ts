import { useMemo } from 'react';
import useSWR from 'swr';
import { overview } from '#shared/contract/overview.ts';
import { inParallel } from '#shared/inParallel.ts';
import type { PackedReceipts } from '#shared/model/receipt.ts';
import { addDays } from '#shared/time/day.ts';
import { mondayOf, weeksOf } from '#shared/time/week.ts';
import { today } from '#web/kit/ui/dates.ts';
import { send } from '#web/platform/api/live.ts';
import type { ApiProblem } from '#web/platform/api/problem.ts';
import { keyOf } from '#web/platform/api/useEndpoint.ts';
import type { OrgIds } from '../ids.ts';
import { figurePlaces } from '../model/figurePlaces.ts';
import { type Figures, unitFigures } from '../model/unitFigures.ts';
import type { Area } from './useFigureColumns.tsx';

/** So that demand which is planned a year at a time is seen to its end. */
const weeksAhead = 53;

/** Requests under way at once. */
const atOnce = 4;

/** The figures of all units of an organisation from this week on: the sums that the map shows, asked for as the map does. */
export const useUnitFigures = (ids: OrgIds, areas: readonly Area[] | undefined): Figures => {
  const start = mondayOf(today());
  const end = addDays(start, weeksAhead * 7 - 1);
  const query = { start, end, by: 'unit' } as const;
  const requests = (areas ? figurePlaces(ids, areas) : []).map(({ orgId, areaId }) => {
    if (areaId === undefined) {
      const call = { params: { orgId }, query };
      return {
        key: keyOf(overview.organizationPackedReceipts, call),
        load: () => send(overview.organizationPackedReceipts, call),
      };
    }
    const call = { params: { orgId, areaId }, query };
    return { key: keyOf(overview.areaPackedReceipts, call), load: () => send(overview.areaPackedReceipts, call) };
  });
  const { data, error } = useSWR<readonly PackedReceipts[], ApiProblem>(
    // Begins with an address, so that a change loads it again; the map keeps the same answers in another shape.
    requests.length > 0 ? `${requests.map(({ key }) => key).join(' ')} staff` : null,
    async () => (await inParallel(requests, atOnce, ({ load }) => load())).flat(),
  );
  const figures = useMemo(() => data && unitFigures(data, weeksOf({ start, end })), [data, start, end]);
  return figures ?? (error ? 'unknown' : 'loading');
};
