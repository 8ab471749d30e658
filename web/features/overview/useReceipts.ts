import useSWR, { type SWRConfiguration } from 'swr';
import { overview } from '#shared/contract/overview.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { send } from '#web/api/live.ts';
import type { ApiProblem } from '#web/api/problem.ts';
import { keyOf } from '#web/api/useEndpoint.ts';
import type { WeekRange } from './model/range.ts';
import type { Source } from './model/sources.ts';

const endpoints = {
  org: overview.organizationReceipts,
  area: overview.areaReceipts,
  unit: overview.unitReceipts,
  category: overview.categoryReceipts,
} as const;

const asked = ({ place: { level, ids }, by }: Source, { start, end }: WeekRange) => {
  const { orgId = '', areaId = '', unitId = '', categoryId = '' } = ids;
  const call = { params: { orgId, areaId, unitId, categoryId }, query: { start, end, by } };
  const endpoint = endpoints[level];
  return { key: keyOf(endpoint, call), answer: () => send(endpoint, call) };
};

/**
 * The receipts of every source over the range, as one list; undefined `data` until all have come. Nothing is asked without a
 * source. Kept under the questions' own addresses, so that a change in the organisation asks them again.
 */
export const useReceipts = (
  sources: readonly Source[],
  range: WeekRange,
  options?: SWRConfiguration<readonly PlacedReceipt[], ApiProblem>,
) => {
  const questions = sources.map((source) => asked(source, range));
  return useSWR<readonly PlacedReceipt[], ApiProblem>(
    questions.length > 0 ? questions.map(({ key }) => key).join(' ') : null,
    async () => (await Promise.all(questions.map(({ answer }) => answer()))).flat(),
    options,
  );
};
