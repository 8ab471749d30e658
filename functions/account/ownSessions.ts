import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { isCurrent } from '#functions/kernel/rights/caller.ts';
import { sessionKey, sessionRange } from '#functions/kernel/store/keys.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import type { AccountSession } from '#shared/model/account.ts';
import { ownAccount } from './rules.ts';
import { idleLimitOf, isOver, type StoredSession, signedOut } from './sessions.ts';

const idOf = ({ sk }: Row<StoredSession>): string => sk.slice(sessionRange('').prefix!.length);

/** The caller's sessions that have not ended, the last used first. */
export const listSessions = async (scope: Scope): Promise<AccountSession[]> => {
  const { table, caller, http } = scope;
  const [account, rows, bearer, limit] = await Promise.all([
    ownAccount(scope),
    table.query<StoredSession>(sessionRange(caller.username)),
    http?.bearer(),
    idleLimitOf(scope, caller),
  ]);
  return rows
    .filter((row) => {
      const startedAt = Date.parse(row.data.startedAt) / 1000;
      return !isOver(scope, row.data, limit) && isCurrent(account.data, { id: idOf(row), startedAt });
    })
    .map((row) => {
      const { device, startedAt, at } = row.data;
      return { id: idOf(row), device, startedAt, seenAt: at, isCurrent: idOf(row) === bearer?.session.id };
    })
    .sort((a, b) => b.seenAt.localeCompare(a.seenAt));
};

/** Ends one of the caller's sessions: its tokens are refused from now on. Throws 404. */
export const endSession = async (scope: Scope, id: string): Promise<undefined> => {
  const { table, caller } = scope;
  const account = await ownAccount(scope);
  const row = found(await table.get<StoredSession>(sessionKey(caller.username, id)));
  await scope.commit({
    writes: [
      replace(account, { ...account.data, endedSessions: signedOut(scope, account.data, id) }),
      replace(row, { ...row.data, ended: true }),
    ],
    action: 'signOut',
    object: 'account',
    id: caller.username,
    orgId: account.data.homeOrgId,
    after: null,
  });
};
