import type { Change } from '#functions/kernel/changes/change.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { isProvider, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey, accountsIndex, homePrefix } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import { dropCodes } from './codes.ts';
import { presentFields } from './present.ts';
import { endedSessions } from './sessions.ts';

const closing = (scope: Scope, row: Row<StoredAccount>): Change => {
  const after = { ...row.data, disabled: true, ...endedSessions(scope), ...nextStamp(scope, row.data) };
  return {
    writes: [replace(row, after), ...dropCodes(after.username)],
    action: 'update',
    object: 'account',
    id: after.id,
    orgId: after.homeOrgId,
    before: presentFields(row.data),
    after: presentFields(after),
  };
};

/**
 * Closes the accounts whose home organisation is being removed, each with a log entry: nobody administers them any more. Those of
 * the provider stay.
 */
export const closeAccountsOf = async (scope: Scope, orgId: string): Promise<void> => {
  const { table } = scope;
  const listed = await table.query<StoredAccount>({ pk: accountsIndex, index: 'gsi1', prefix: homePrefix(orgId) });
  const names = new Set(listed.flatMap(({ data }) => data.username ?? []));
  for (const username of names)
    await retryOnConflict(async () => {
      const row = await table.get<StoredAccount>(accountKey(username));
      if (row && !row.data.disabled && !isProvider(row.data)) await scope.commit(closing(scope, row));
    });
};
