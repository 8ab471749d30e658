import { dropGrant, type StoredGrant } from '#functions/core/grants/repository.ts';
import { grantRemoval } from '#functions/core/grants/service.ts';
import { commitAll, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, Problem } from '#functions/kernel/problem.ts';
import type { Granted } from '#functions/kernel/rights/caller.ts';
import { savedReportsKey, sessionRange } from '#functions/kernel/store/keys.ts';
import type { Account } from '#shared/model/account.ts';
import { dropCodes } from './codes.ts';
import type { Identity } from './identity.ts';
import { presentAccount } from './present.ts';
import { eraseAccount, poolName } from './repository.ts';
import { assertNotGuest, loadAccount } from './rules.ts';
import { superAdminWrites } from './superAdmins.ts';

/** Grants removed in the transaction that removes the account; further grants are removed in transactions before it. */
const grantsAtOnce = 40;

/**
 * Removes an account with its grants, saved settings, sessions and the user of the pool; `before` is what the log keeps of it. Throws
 * `lastSuperAdmin`, and `Conflict` when it was changed since it was read.
 */
export const eraseGranted = async (
  scope: Scope,
  identity: Identity,
  { account: row, grants }: Granted,
  before: Account,
): Promise<void> => {
  const [early, last] = [grants.slice(0, -grantsAtOnce), grants.slice(-grantsAtOnce)];
  await commitAll(
    scope,
    early.map((grant) => grantRemoval(grant as StoredGrant)),
  );
  await scope.commit({
    writes: [
      ...eraseAccount(row),
      ...dropCodes(row.data.username),
      { remove: savedReportsKey(row.data.username) },
      ...last.flatMap((grant) => dropGrant(grant as StoredGrant)),
      ...(await superAdminWrites(scope.table, row.data, undefined)),
    ],
    action: 'remove',
    object: 'account',
    id: row.data.id,
    orgId: row.data.homeOrgId,
    before,
    after: undefined,
  });
  for (const { pk, sk } of await scope.table.query(sessionRange(row.data.username)))
    await scope.table.commit({ remove: { pk, sk } });
  await identity.remove(poolName(row.data));
};

/** Removes an account and its grants; its sessions end at once. Throws 404, `conflict`, `ownAccount`, `lastSuperAdmin`. */
export const removeAccount = async (
  scope: Scope,
  identity: Identity,
  username: string,
  version: number | undefined,
): Promise<undefined> => {
  const granted = await loadAccount(scope, username);
  const { account: row } = granted;
  const before = await presentAccount(scope, granted);
  expectVersion(row.data, version, before);
  if (row.data.username === scope.caller.username) throw new Problem('ownAccount');
  assertNotGuest(scope, granted, 'username');
  await eraseGranted(scope, identity, granted, before);
};
