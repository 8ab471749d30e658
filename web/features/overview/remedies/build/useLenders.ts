import useSWR from 'swr';
import { assets } from '#shared/contract/assets.ts';
import type { TeamMember } from '#shared/model/asset.ts';
import { sundayOf } from '#shared/time/week.ts';
import { send } from '#web/platform/api/live.ts';
import { keyOf } from '#web/platform/api/useEndpoint.ts';
import { mondaysOf, type Run } from './model.ts';

/** The people of every lender that the run could use and the account may change, by the index of the loan. */
export const useLenders = (run: Run, orgId: string): ReadonlyMap<number, readonly TeamMember[]> => {
  const mondays = mondaysOf(run);
  const query = { start: run.start, end: sundayOf(mondays.at(-1)!) };
  const calls = run.measures.flatMap(({ lender }, index) => {
    if (!lender?.canWrite) return [];
    const { areaId, unitId, categoryId } = lender;
    return [{ index, call: { params: { orgId, areaId, unitId, categoryId }, query } }];
  });
  const { data } = useSWR(
    calls.length > 0 ? calls.map(({ call }) => keyOf(assets.team, call)).join(' ') : null,
    async () =>
      new Map(await Promise.all(calls.map(async ({ index, call }) => [index, await send(assets.team, call)] as const))),
  );
  return data ?? new Map();
};
