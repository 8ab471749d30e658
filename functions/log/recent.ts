import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import type { RecentChanges } from '#shared/model/log.ts';
import { isPlanned } from './history.ts';
import { readNewest } from './newest.ts';
import { presentEntries } from './present.ts';
import { monthsOf } from './repository.ts';

/** As many as are shown at once. */
const most = 20;

/**
 * What others have changed in the plan of the unit since the caller's previous sign-in, newest first; `more` where there is more than is
 * listed, or the log is too long to be searched to its end for a band. Without a previous sign-in `since` is null and nothing is listed.
 */
export const recentChanges = async (scope: Scope): Promise<RecentChanges> => {
  const { table, place, now, caller } = scope;
  const [orgId, unitId] = [found(place.org).id, found(place.unit).id];
  const account = await table.get<StoredAccount>(accountKey(caller.username));
  const since = account?.data.previousSignIn;
  if (since === undefined) return { since: null, changes: [], more: false };
  const below = `${now.toISOString()}\uffff`;
  const { rows, next } = await readNewest(table, {
    byAge: monthsOf([{ orgId, created: since }], since, below),
    from: since,
    below,
    limit: most + 1,
    holding: [unitId],
    matches: ({ data }) => data.path.unitId === unitId && isPlanned(data) && data.by !== caller.username,
  });
  return {
    since,
    changes: await presentEntries(table, rows.slice(0, most)),
    more: rows.length > most || next !== undefined,
  };
};
