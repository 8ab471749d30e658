import type { Change } from '#functions/kernel/changes/change.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import type { AccountFields } from '#shared/model/account.ts';
import { isReserved } from './federation/providers.ts';
import type { Identity } from './identity.ts';
import { findAccount, homeRequired, insertAccount, isTaken } from './repository.ts';
import { superAdminWrites } from './superAdmins.ts';

/** The fields of a new account; `homeOrgId` decides who may administer it. */
export type NewAccount = Omit<AccountFields, 'homeOrgId' | 'loginType' | 'access'> & {
  readonly loginType: StoredAccount['loginType'];
  readonly homeOrgId: string | null;
  /** With SAML: the identity provider. */
  readonly provider?: string | null;
  readonly mapped?: true;
};

const accountOf = (
  scope: Scope,
  { email, username, firstName, lastName, type, loginType, homeOrgId, provider = null, mapped }: NewAccount,
): StoredAccount => {
  const name = (username ?? email).trim().toLowerCase();
  return {
    ...newStamp(scope, 'account'),
    id: name,
    username: name,
    email: email.trim().toLowerCase(),
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    type,
    loginType,
    provider,
    homeOrgId,
    ...(mapped && { mapped }),
    // With SAML there is no password to wait for.
    active: loginType === 'saml',
    disabled: false,
    created: scope.now.toISOString(),
  };
};

/** The account with the mark that its password is set. */
export const activate = (scope: Scope, row: Row<StoredAccount>): StoredAccount => ({
  ...row.data,
  ...nextStamp(scope, row.data),
  active: true,
});

/** Sets the password of a new account and marks it active. After a failure in between it can still be invited. */
const withPassword = async (scope: Scope, identity: Identity, account: StoredAccount, password: string) => {
  await identity.setPassword(account.username, password);
  const row = await findAccount(scope.table, account.username);
  if (!row) throw new Error('the account that was just made is gone');
  const after = activate(scope, row);
  return scope.commit({
    writes: [replace(row, after)],
    action: 'update',
    object: 'account',
    id: account.id,
    orgId: account.homeOrgId,
    before: account,
    after,
  });
};

/**
 * A new account and the change that stores it; inactive until its password is set. Throws `accountTaken` when the
 * username or the address belongs to another account, `nameReserved` when the username is one of an identity provider's.
 */
export const newAccount = async (scope: Scope, given: NewAccount) => {
  const account = accountOf(scope, given);
  if (await isReserved(account.username))
    throw fieldProblem(given.username === undefined ? 'email' : 'username', 'nameReserved');
  const taken = await Promise.all([account.username, account.email].map((name) => isTaken(scope.table, name)));
  if (taken.some(Boolean)) throw new Problem('accountTaken', { fields: { email: { code: 'addressTaken' } } });
  const change = {
    writes: [
      ...insertAccount(account),
      ...homeRequired(account),
      ...(await superAdminWrites(scope.table, undefined, account)),
    ],
    action: 'create',
    object: 'account',
    id: account.id,
    orgId: account.homeOrgId,
    // The answer of a create: there are no grants yet.
    after: { ...account, accesses: [] },
  } as const satisfies Change;
  return { account, change };
};

/** Creates an account that can be used at once when its password is given: those of the demo and of tests. Throws as {@link newAccount}. */
export const createAccount = async (scope: Scope, identity: Identity, given: NewAccount): Promise<StoredAccount> => {
  const { account, change } = await newAccount(scope, given);
  await scope.commit(change);
  const { password } = given;
  return password === undefined || account.loginType === 'saml'
    ? account
    : withPassword(scope, identity, account, password);
};
