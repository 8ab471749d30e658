import type { Scope } from '#functions/kernel/changes/scope.ts';
import { replace } from '#functions/kernel/store/table.ts';
import { unlockGuesses } from './guesses.ts';
import type { Identity } from './identity.ts';
import { poolName } from './repository.ts';
import { assertNotGuest, loadAccount } from './rules.ts';
import { endedSessions } from './sessions.ts';

/** Lets an account sign in again that is locked after too many wrong passwords. Throws 404, `byHome` for a guest. */
export const unlock = async (scope: Scope, username: string): Promise<null> => {
  const granted = await loadAccount(scope, username);
  assertNotGuest(scope, granted, 'username');
  const { username: id, homeOrgId: orgId } = granted.account.data;
  await scope.commit({ writes: [], action: 'remove', object: 'lock', id, orgId, before: null, after: undefined });
  await unlockGuesses(scope, id);
  return null;
};

/** Ends all sessions of an account, such as one whose computer was left behind. Throws 404, `byHome` for a guest. */
export const endSessions = async (scope: Scope, identity: Identity, username: string): Promise<undefined> => {
  const granted = await loadAccount(scope, username);
  assertNotGuest(scope, granted, 'username');
  const { data } = granted.account;
  await scope.commit({
    writes: [replace(granted.account, { ...data, ...endedSessions(scope) })],
    action: 'signOut',
    object: 'account',
    id: data.username,
    orgId: data.homeOrgId,
    after: null,
  });
  await identity.signOutEverywhere(poolName(data));
};
