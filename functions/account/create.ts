import type { StoredAccount } from '#functions/kernel/caller.ts';
import { accountKey } from '#functions/kernel/keys.ts';
import type { Scope } from '#functions/kernel/scope.ts';
import { insert } from '#functions/kernel/table/table.ts';
import type { AccountType } from '#shared/model/grant.ts';
import type { Identity } from './identity.ts';

interface NewAccount {
  readonly email: string;
  readonly type: AccountType;
  readonly loginType: 'password' | 'saml';
  /** Where a SuperUser may administer it (api.md "Accounts"); null for the provider's own. */
  readonly homeOrgId: string | null;
  readonly password?: string;
}

/**
 * A new account; its username is the e-mail address in lower case. With a password, or where the employer signs people in, it is usable
 * at once. Throws `Conflict` when the address is taken.
 */
export const createAccount = async (scope: Scope, identity: Identity, given: NewAccount): Promise<StoredAccount> => {
  const { email, type, loginType, homeOrgId, password } = given;
  const username = email.trim().toLowerCase();
  const account: StoredAccount = {
    username,
    email: username,
    type,
    loginType,
    homeOrgId,
    active: password !== undefined || loginType === 'saml',
    created: scope.now.toISOString(),
  };
  // The pool first: an account without a password there can be given one again, a password without account opens nothing.
  if (password !== undefined) await identity.setPassword(username, password);
  const row = { ...accountKey(username), gsi1pk: 'ACCOUNTS', gsi1sk: `${homeOrgId ?? '-'}#${username}`, data: account };
  return scope.commit({ writes: [insert(row)], action: 'create', object: 'account', id: username, after: account });
};
