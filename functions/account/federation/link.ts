import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { found } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey, federatedKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { IdentityProvider } from '#shared/model/identityProvider.ts';
import type { RefusalReason } from '#shared/model/log.ts';
import { addressWrites } from '../address.ts';
import { presentFields } from '../present.ts';
import { findByAddress, isTaken, replaceAccount } from '../repository.ts';
import type { Person } from './person.ts';
import { isServedBy, isVouched } from './providers.ts';

/** The account of a person, or why there is none that the provider may sign in to. */
export type Matched =
  | { readonly row: Row<StoredAccount> }
  | { readonly reason: RefusalReason; readonly row?: Row<StoredAccount> | undefined };

/** The account that the person has signed in to before. */
export const linkedTo = async (
  { table }: Scope,
  { federatedName }: Pick<Person, 'federatedName'>,
): Promise<Row<StoredAccount> | undefined> => {
  const link = await table.get<{ readonly username: string }>(federatedKey(federatedName));
  const row = link && (await table.get<StoredAccount>(accountKey(link.data.username)));
  return row?.data.federatedName === federatedName ? row : undefined;
};

/**
 * The account of the person: the one signed in to before, otherwise the one invited by the address. It has to have SAML with this
 * provider, be of a type and organisation that the provider serves, and nobody else's; the provider has to vouch for the address, with
 * the level of assurance that the customer demands.
 */
export const matched = async (scope: Scope, provider: IdentityProvider, person: Person): Promise<Matched> => {
  if (person.provider !== provider.name || !isVouched(provider, person.email)) return { reason: 'otherProvider' };
  if (person.assurance < provider.leastAssurance) return { reason: 'assurance' };
  const linked = await linkedTo(scope, person);
  const row = linked ?? (await findByAddress(scope.table, person.email));
  if (!row) return { reason: 'unknownAccount' };
  const isAnothers = row.data.federatedName !== undefined && row.data.federatedName !== person.federatedName;
  if (isAnothers || !isServedBy(provider, row.data)) return { reason: 'otherProvider', row };
  if (row.data.disabled) return { reason: 'closed', row };
  return { row };
};

/**
 * What the account takes over from the provider: the id of Sambi, and the name and the address where the configuration says so; an address
 * only while it is nobody else's.
 */
const takenOver = async (
  { table }: Scope,
  { takesOver }: IdentityProvider,
  { username, email: before }: StoredAccount,
  { email, firstName, lastName, employeeHsaId }: Person,
): Promise<Partial<StoredAccount>> => {
  const isFree = email === before || email === username || !(await isTaken(table, email));
  return omitUndefined({
    employeeHsaId,
    ...(takesOver.includes('name') && { firstName, lastName }),
    ...(takesOver.includes('email') && isFree && { email }),
  });
};

/**
 * Stores at the first sign-in which user of the pool the account belongs to, and at every sign-in what it takes over from the provider.
 * The log names the account itself as the one who changed it.
 */
export const link = (scope: Scope, username: string, provider: IdentityProvider, person: Person): Promise<void> =>
  retryOnConflict(async () => {
    const row = found(await scope.table.get<StoredAccount>(accountKey(username)));
    const before = row.data;
    const changes: Partial<StoredAccount> = {
      ...(await takenOver(scope, provider, before, person)),
      provider: provider.name,
      federatedName: person.federatedName,
      // The provider decides the address: one that waits for its confirmation would replace it.
      ...(provider.takesOver.includes('email') && { newEmail: undefined }),
    };
    if (Object.entries(changes).every(([field, value]) => before[field as keyof StoredAccount] === value)) return;
    const caller = { ...scope.caller, username };
    const after: StoredAccount = { ...before, ...changes, ...nextStamp({ ...scope, caller }, before) };
    await scope.commit({
      writes: [...replaceAccount(row, after), ...(await addressWrites(scope, before, after)).writes],
      action: 'update',
      object: 'account',
      id: before.id,
      by: username,
      orgId: before.homeOrgId,
      before: presentFields(before),
      after: presentFields(after),
    });
  });
