import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import type { RefusalReason } from '#shared/model/log.ts';
import type { Tokens } from './identity.ts';
import { issuedTo, keptDespiteClock } from './sessions.ts';

/** The log entry of a failed sign-in, only with usernames that exist: an unknown username may be a password typed in the wrong field. */
export const failed = ({ address }: Scope, profile: Row<StoredAccount> | undefined, reason: RefusalReason) => {
  const id = profile?.data.username ?? '-';
  const orgId = profile?.data.homeOrgId;
  return { action: 'signInFailed', object: 'account', id, by: id, orgId, after: { address, reason } } as const;
};

/** Logs a failed sign-in. */
export const logFailed = async (scope: Scope, profile: Row<StoredAccount> | undefined, reason: RefusalReason) => {
  await scope.commit({ ...failed(scope, profile, reason), writes: [] });
};

/** Logs the sign-in and stores its time and the time of the previous one, without changing the version of the account. */
export const rememberSignIn = (scope: Scope, username: string, { accessToken }: Tokens): Promise<void> =>
  retryOnConflict(async () => {
    const row = await scope.table.get<StoredAccount>(accountKey(username));
    if (!row) throw new Problem('invalid_grant');
    const { session } = issuedTo(accessToken);
    await scope.commit({
      writes: [
        replace(row, {
          ...row.data,
          previousSignIn: row.data.lastSignIn,
          lastSignIn: scope.now.toISOString(),
          ...keptDespiteClock(row.data, session.id),
        }),
      ],
      action: 'signIn',
      object: 'account',
      id: username,
      by: username,
      orgId: row.data.homeOrgId,
      after: null,
    });
  });
