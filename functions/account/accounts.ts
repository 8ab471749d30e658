import { dropGrant, type StoredGrant } from '#functions/access/repository.ts';
import { type Granted, loadGranted, type StoredAccount } from '#functions/kernel/caller.ts';
import type { SendMail } from '#functions/kernel/mail.ts';
import { expectVersion, fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import { nextStamp, type Scope } from '#functions/kernel/scope.ts';
import type { Account, AccountChange, AccountFields } from '#shared/model/account.ts';
import { dropCodes } from './codes.ts';
import { createAccount, invite } from './create.ts';
import type { Identity } from './identity.ts';
import { eraseAccount, isTaken, replaceAccount } from './repository.ts';
import { superAdminWrites } from './superAdmins.ts';
import { shownAccount } from './view.ts';

const load = async (scope: Scope, username: string): Promise<Granted> =>
  found(await loadGranted(scope.table, username.toLowerCase()));

/** A SuperUser makes and keeps accounts of his own kind and below (spec 1 section 6). */
const assertType = (scope: Scope, type: StoredAccount['type']): void => {
  if (scope.caller.type !== 'SuperAdmin' && type !== 'User' && type !== 'SuperUser')
    throw fieldProblem('type', 'choice');
};

/** Where a new account is at home: what a SuperUser names, or his only organisation; SuperAdmin may leave it open. */
const homeOf = ({ caller }: Scope, given: string | null | undefined): string | null => {
  if (caller.type === 'SuperAdmin') return given ?? null;
  const own = [...new Set(caller.grants.map(({ orgId }) => orgId))];
  const home = given ?? (own.length === 1 ? own[0] : undefined);
  if (home === undefined || !own.includes(home)) throw fieldProblem('homeOrgId', given == null ? 'required' : 'choice');
  return home;
};

/** A new account, invited by mail unless it has a password or signs in elsewhere. Throws `accountTaken`, `validation`. */
export const addAccount = async (
  scope: Scope,
  { identity, send }: { readonly identity: Identity; readonly send: SendMail },
  given: AccountFields,
): Promise<Account> => {
  assertType(scope, given.type);
  const account = await createAccount(scope, identity, { ...given, homeOrgId: homeOf(scope, given.homeOrgId) });
  const mailSent = account.active ? undefined : await invite(scope, send, account);
  return { ...account, accesses: [], mailSent };
};

/** One account. Throws 404. */
export const getAccount = async (scope: Scope, username: string): Promise<Account> =>
  shownAccount(scope, await load(scope, username));

const assertGrantsFit = ({ grants }: Granted, type: StoredAccount['type']): void => {
  if (type === 'SuperUser' && grants.some(({ level }) => level !== 'organization'))
    throw fieldProblem('type', 'grantRole');
};

/**
 * Changes an account. Nobody changes his own type or way to sign in, or closes himself: he could not take it back. The last
 * SuperAdmin stays. A disabled account's sessions end at once. Throws 404, `conflict`, `validation`, `ownAccount`, `lastSuperAdmin`, `accountTaken`.
 */
export const updateAccount = async (
  scope: Scope,
  username: string,
  { version: _, ...changes }: AccountChange,
  version: number | undefined,
): Promise<Account> => {
  const granted = await load(scope, username);
  const row = granted.account;
  const before = await shownAccount(scope, granted);
  expectVersion(row.data, version, before);
  const account: StoredAccount = { ...row.data, ...definedOf(changes), ...nextStamp(scope, row.data) };
  const isSelf = account.username === scope.caller.username;
  if (account.type !== row.data.type) {
    if (isSelf) throw fieldProblem('type', 'ownType');
    assertType(scope, account.type);
    assertGrantsFit(granted, account.type);
  }
  if (isSelf && account.loginType !== row.data.loginType) throw fieldProblem('loginType', 'ownLoginType');
  if (isSelf && account.disabled) throw new Problem('ownAccount');
  if (account.email !== row.data.email && (await isTaken(scope.table, account.email)))
    throw new Problem('accountTaken', { fields: { email: { code: 'addressTaken' } } });
  return scope.commit({
    writes: [...replaceAccount(row, account), ...(await superAdminWrites(scope.table, row.data, account))],
    action: 'update',
    object: 'account',
    id: account.id,
    orgId: account.homeOrgId,
    before,
    after: { ...account, accesses: before.accesses },
  });
};

const definedOf = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** Removes an account with all it was granted; its sessions end at once. Throws 404, `conflict`, `ownAccount`, `lastSuperAdmin`. */
export const removeAccount = async (
  scope: Scope,
  identity: Identity,
  username: string,
  version: number | undefined,
): Promise<undefined> => {
  const granted = await load(scope, username);
  const { account: row, grants } = granted;
  const before = await shownAccount(scope, granted);
  expectVersion(row.data, version, before);
  if (row.data.username === scope.caller.username) throw new Problem('ownAccount');
  await scope.commit({
    writes: [
      ...eraseAccount(row),
      ...dropCodes(row.data.username),
      ...grants.flatMap((grant) => dropGrant(grant as StoredGrant)),
      ...(await superAdminWrites(scope.table, row.data, undefined)),
    ],
    action: 'remove',
    object: 'account',
    id: row.data.id,
    orgId: row.data.homeOrgId,
    before,
    after: undefined,
  });
  await identity.remove(row.data.username);
};

/** Mails the confirmation link anew. Throws 404, `alreadyConfirmed`, `samlOnly`, `mailFailed`. */
export const resendConfirmation = async (scope: Scope, send: SendMail, username: string): Promise<null> => {
  const { account } = await load(scope, username);
  if (account.data.loginType === 'saml') throw new Problem('samlOnly', { flags: { saml: true } });
  if (account.data.active) throw new Problem('alreadyConfirmed');
  if (!(await invite(scope, send, account.data))) throw new Problem('mailFailed');
  return null;
};
