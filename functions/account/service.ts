import { dropGrant, type StoredGrant } from '#functions/grants/repository.ts';
import { grantRemoval, writableGrantChanges } from '#functions/grants/service.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { changesAtOnce, commitAll, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import { type Granted, loadGranted, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { SendMail } from '#functions/kernel/services/mail.ts';
import { activeByName, organizationsOf } from '#functions/places/repository.ts';
import type { Account, AccountChange, AccountFields } from '#shared/model/account.ts';
import { dropCodes } from './codes.ts';
import { createAccount, invite } from './create.ts';
import type { Identity } from './identity.ts';
import { presentAccount } from './present.ts';
import { eraseAccount, isTaken, replaceAccount } from './repository.ts';
import { superAdminWrites } from './superAdmins.ts';

const load = async (scope: Scope, username: string): Promise<Granted> =>
  found(await loadGranted(scope.table, username.toLowerCase()));

/** A SuperUser makes and keeps accounts of his own kind and below (spec 1 section 6). */
const assertType = (scope: Scope, type: StoredAccount['type']): void => {
  if (scope.caller.type !== 'SuperAdmin' && type !== 'User' && type !== 'SuperUser')
    throw fieldProblem('type', 'choice');
};

/** Where a new account is at home: what a SuperUser names, or his only organisation; SuperAdmin may leave it open. */
const homeOf = async ({ caller, table }: Scope, given: string | null | undefined): Promise<string | null> => {
  if (caller.type === 'SuperAdmin') {
    if (given != null && activeByName(await organizationsOf(table, [given])).length === 0)
      throw fieldProblem('homeOrgId', 'choice');
    return given ?? null;
  }
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
  const account = await createAccount(scope, identity, { ...given, homeOrgId: await homeOf(scope, given.homeOrgId) });
  const mailSent = account.active ? undefined : await invite(scope, send, account);
  return { ...account, accesses: [], mailSent };
};

/** One account. Throws 404. */
export const getAccount = async (scope: Scope, username: string): Promise<Account> =>
  presentAccount(scope, await load(scope, username));

const assertGrantsFit = ({ grants }: Granted, type: StoredAccount['type']): void => {
  if (type === 'SuperUser' && grants.some(({ level }) => level !== 'organization'))
    throw fieldProblem('type', 'grantRole');
};

const isOwn =
  ({ caller }: Scope) =>
  (orgId: string): boolean =>
    caller.type === 'SuperAdmin' || caller.grants.some((own) => own.orgId === orgId);

/**
 * An account at home in an organisation that is not his is a guest, even while all it was granted lies in his own: a SuperUser
 * takes back what he granted it, but the account itself is not his to change or remove.
 */
const assertNoGuest = (scope: Scope, { account }: Granted, field: string): void => {
  const { homeOrgId } = account.data;
  if (homeOrgId !== null && !isOwn(scope)(homeOrgId)) throw fieldProblem(field, 'byProvider');
};

/**
 * Another type is another power wherever the account reaches, and whoever has its address can make its password his own: a
 * SuperUser changes them only where nothing is granted outside his organisations.
 */
const assertOwnReach = (scope: Scope, { grants }: Granted, field: 'type' | 'email'): void => {
  if (!grants.every(({ orgId }) => isOwn(scope)(orgId))) throw fieldProblem(field, 'byProvider');
};

/** What a change of the way to sign in, or a closing, does to sessions and password. */
const consequences = (before: StoredAccount, after: StoredAccount, now: Date): StoredAccount => {
  const isSwitched = after.loginType !== before.loginType;
  const isClosed = after.disabled && !before.disabled;
  return {
    ...after,
    // With SAML there is no password to wait for; without there is none yet.
    ...(isSwitched && { active: after.loginType === 'saml' }),
    ...((isSwitched || isClosed) && { sessionsFrom: now.toISOString() }),
  };
};

/**
 * Changes an account. Nobody changes his own type or way to sign in, or closes himself: he could not take it back. The last
 * SuperAdmin stays. A closed account's sessions end at once, as do those of one that signs in another way from now on; links
 * mailed to an earlier address die; what a new SuperUser was granted, he may write. Throws 404, `conflict`, `validation`, `ownAccount`, `lastSuperAdmin`, `accountTaken`.
 */
export const updateAccount = async (
  scope: Scope,
  identity: Identity,
  username: string,
  { version: _, ...changes }: AccountChange,
  version: number | undefined,
): Promise<Account> => {
  const granted = await load(scope, username);
  const row = granted.account;
  const before = await presentAccount(scope, granted);
  expectVersion(row.data, version, before);
  const wanted: StoredAccount = { ...row.data, ...definedOf(changes), ...nextStamp(scope, row.data) };
  const account = consequences(row.data, wanted, scope.now);
  const isSelf = account.username === scope.caller.username;
  const changed = (['email', 'type', 'loginType', 'disabled'] as const).find(
    (field) => account[field] !== row.data[field],
  );
  if (changed && !isSelf) assertNoGuest(scope, granted, changed);
  if (account.type !== row.data.type) {
    if (isSelf) throw fieldProblem('type', 'ownType');
    assertType(scope, account.type);
    assertOwnReach(scope, granted, 'type');
    assertGrantsFit(granted, account.type);
  }
  if (isSelf && account.loginType !== row.data.loginType) throw fieldProblem('loginType', 'ownLoginType');
  if (isSelf && account.disabled) throw new Problem('ownAccount');
  if (account.email !== row.data.email) {
    if (!isSelf) assertOwnReach(scope, granted, 'email');
    if (account.email !== account.username && (await isTaken(scope.table, account.email)))
      throw new Problem('accountTaken', { fields: { email: { code: 'addressInUse' } } });
  }
  const raised = account.type === 'SuperUser' ? await writableGrantChanges(scope, account) : [];
  const change = {
    writes: [
      ...replaceAccount(row, account),
      ...(account.email === row.data.email ? [] : dropCodes(account.username)),
      ...(await superAdminWrites(scope.table, row.data, account)),
    ],
    action: 'update',
    object: 'account',
    id: account.id,
    orgId: account.homeOrgId,
    before,
    after: {
      ...account,
      accesses: before.accesses.map((access) => ({ ...access, canWrite: access.canWrite || raised.length > 0 })),
    },
  } as const satisfies Change;
  const answer = await scope.commit(change, ...raised.slice(0, changesAtOnce));
  await commitAll(scope, raised.slice(changesAtOnce));
  if (account.loginType === 'saml' && row.data.loginType !== 'saml') await identity.remove(account.username);
  else if (account.disabled) await identity.signOutEverywhere(account.username);
  return answer;
};

const definedOf = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** Grants that go in the same transaction as their account; what is above that is withdrawn before. */
const grantsAtOnce = 40;

/** Removes an account with all it was granted; its sessions end at once. Throws 404, `conflict`, `ownAccount`, `lastSuperAdmin`. */
export const removeAccount = async (
  scope: Scope,
  identity: Identity,
  username: string,
  version: number | undefined,
): Promise<undefined> => {
  const granted = await load(scope, username);
  const { account: row, grants } = granted;
  const before = await presentAccount(scope, granted);
  expectVersion(row.data, version, before);
  if (row.data.username === scope.caller.username) throw new Problem('ownAccount');
  assertNoGuest(scope, granted, 'username');
  const [early, last] = [grants.slice(0, -grantsAtOnce), grants.slice(-grantsAtOnce)];
  await commitAll(
    scope,
    early.map((grant) => grantRemoval(grant as StoredGrant)),
  );
  await scope.commit({
    writes: [
      ...eraseAccount(row),
      ...dropCodes(row.data.username),
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
