import { createAccount } from '#functions/account/create.ts';
import { cognito } from '#functions/account/identity.ts';
import { accountKey } from '#functions/kernel/keys.ts';
import { theTable } from '#functions/kernel/resources.ts';
import { scopeOf } from '#functions/kernel/scope.ts';
import type { AccountType } from '#shared/model/grant.ts';

/** What an installation begins with. */
export interface Preparation {
  /** `none` makes the SuperAdmin only (DEMO). */
  readonly demo: string | undefined;
  /** Of every demo account (DEMO_PASSWORD). */
  readonly password: string;
}

/** The accounts that can sign in afterwards, for the terminal. */
export interface Prepared {
  readonly logins: readonly string[];
}

const accounts: readonly (readonly [string, AccountType])[] = [
  ['superadmin@demo.se', 'SuperAdmin'],
  ['admin@demo.se', 'Admin'],
];

const ensure = async (email: string, type: AccountType, password: string): Promise<void> => {
  const table = theTable();
  if (await table.get(accountKey(email))) return;
  const scope = scopeOf({
    caller: { username: '-', type: 'SuperAdmin', grants: [] },
    place: {},
    table,
    now: new Date(),
    address: '-',
    path: {},
  });
  await createAccount(scope, cognito(), { email, type, loginType: 'password', homeOrgId: null, password });
};

/** Makes what is missing of the accounts an installation begins with; what is there is left as it is. */
export const prepare = async ({ demo, password }: Preparation): Promise<Prepared> => {
  const wanted = demo === 'none' ? accounts.slice(0, 1) : accounts;
  for (const [email, type] of wanted) await ensure(email, type, password);
  return { logins: wanted.map(([email]) => email) };
};
