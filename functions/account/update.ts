import { moveGrantsHome, writableGrantChanges } from '#functions/core/grants/service.ts';
import type { SendMail } from '#functions/kernel/adapters/mail.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { changesAtOnce, commitAll, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { expectVersion, fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { Granted, StoredAccount } from '#functions/kernel/rights/caller.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { Write } from '#functions/kernel/store/table.ts';
import { type Account, type AccountChange, isOnlyInvited } from '#shared/model/account.ts';
import { alwaysWrites, fitsLevel, hasRight } from '#shared/model/roles.ts';
import {
  addressAskedFor,
  addressesAfter,
  addressWrites,
  assertAddressFree,
  assertPasswordGiven,
  mailAddressLink,
} from './address.ts';
import { dropCode } from './codes.ts';
import { assertServed, providerOf } from './federation/providers.ts';
import type { Identity } from './identity.ts';
import { invite } from './invitation.ts';
import { type AccountParts, mailOwner } from './notices.ts';
import { presentAccount, presentFields } from './present.ts';
import { homeRequired, poolName, replaceAccount } from './repository.ts';
import { assertHomeExists, assertNoForeignGrants, assertNotGuest, assertTypeAllowed, loadAccount } from './rules.ts';
import { endedSessions } from './sessions.ts';
import { superAdminWrites } from './superAdmins.ts';

/** An account before and after a change. */
interface Update {
  readonly granted: Granted;
  readonly before: StoredAccount;
  readonly after: StoredAccount;
  /** The caller changes the own account. */
  readonly isSelf: boolean;
}

/** Whether the fields that decide the identity provider are unchanged. */
const isSignedInAlike = (before: StoredAccount, after: StoredAccount): boolean =>
  (['loginType', 'type', 'homeOrgId', 'email'] as const).every((field) => before[field] === after[field]);

/** The changed account. A new way to sign in, or closing, ends its sessions; with SAML there is no password to wait for. */
const accountAfter = async (scope: Scope, before: StoredAccount, changes: AccountChange): Promise<StoredAccount> => {
  const { version: _, email: __, newEmail: ___, password: ____, ...fields } = changes;
  const addresses = addressesAfter(scope, before, changes);
  const changed = { ...before, ...omitUndefined(fields), ...addresses, ...nextStamp(scope, before) };
  const provider = isSignedInAlike(before, changed) ? before.provider : await providerOf(changed);
  // The link to a user of the earlier provider does not hold for the new one.
  const after = { ...changed, provider, ...(provider !== before.provider && { federatedName: undefined }) };
  const isSwitched = after.loginType !== before.loginType;
  const isClosed = after.disabled && !before.disabled;
  return {
    ...after,
    // The app was enrolled with the user of the pool that is removed.
    ...(isSwitched && { active: after.loginType === 'saml', secondFactor: undefined }),
    ...((isSwitched || isClosed) && endedSessions(scope)),
  };
};

const assertMayChangeAny = (scope: Scope, { granted, before, after, isSelf }: Update): void => {
  const changed = (['email', 'firstName', 'lastName', 'type', 'loginType', 'disabled'] as const).find(
    (field) => after[field] !== before[field],
  );
  if (changed && !isSelf) assertNotGuest(scope, granted, changed);
};

/** Throws `grantRole` when a future type has grants at levels that it may not hold. */
const assertGrantsFit = ({ grants }: Granted, type: StoredAccount['type']): void => {
  if (grants.some(({ level }) => !fitsLevel(type, level))) throw fieldProblem('type', 'grantRole');
};

const assertMayChangeType = (scope: Scope, { granted, before, after, isSelf }: Update): void => {
  if (after.type === before.type) return;
  if (isSelf) throw fieldProblem('type', 'ownType');
  assertTypeAllowed(scope, after.type);
  assertNoForeignGrants(scope, granted, 'type');
  assertGrantsFit(granted, after.type);
};

const assertMayChangeLogin = ({ before, after, isSelf }: Update): void => {
  if (isSelf && after.loginType !== before.loginType) throw fieldProblem('loginType', 'ownLoginType');
};

const assertMayClose = ({ after, isSelf }: Update): void => {
  if (isSelf && after.disabled) throw new Problem('ownAccount');
};

const assertMayChangeEmail = async (scope: Scope, { granted, before, after, isSelf }: Update): Promise<void> => {
  const address = addressAskedFor(before, after);
  if (address === undefined) return;
  if (!isSelf) assertNoForeignGrants(scope, granted, 'email');
  await assertAddressFree(scope, address, after);
};

/** Throws `byProvider` unless a SuperAdmin changes the home organisation, `homeGone` when there is no such organisation. */
const assertMayChangeHome = async (scope: Scope, { before, after }: Update): Promise<void> => {
  if (after.homeOrgId === before.homeOrgId) return;
  if (!hasRight(scope.caller.type, 'everywhere')) throw fieldProblem('homeOrgId', 'byProvider');
  await assertHomeExists(scope, after.homeOrgId);
};

/** Throws a fault where nobody could sign in to the account any more, at once or when its new address is confirmed. */
const assertStillServed = async ({ before, after }: Update): Promise<void> => {
  const email = addressAskedFor(before, after);
  if (!isSignedInAlike(before, after) || email !== undefined)
    await assertServed({ ...after, email: email ?? after.email });
};

const assertAllowed = async (scope: Scope, update: Update): Promise<void> => {
  assertMayChangeAny(scope, update);
  assertMayChangeType(scope, update);
  assertMayChangeLogin(update);
  assertMayClose(update);
  await assertStillServed(update);
  await assertMayChangeHome(scope, update);
  await assertMayChangeEmail(scope, update);
};

/** Links to choose a password of before it had SAML end when it has one again; another address ends all links (`addressWrites`). */
const endedLinks = ({ before, after }: Update): readonly Write[] =>
  before.loginType === 'password' || after.loginType === 'saml' || after.email !== before.email
    ? []
    : (['confirm', 'reset'] as const).map((purpose) => dropCode(after.username, purpose));

const updateWrites = async ({ table }: Scope, update: Update) => {
  const { granted, before, after } = update;
  return [
    ...replaceAccount(granted.account, after),
    ...endedLinks(update),
    ...(after.homeOrgId === before.homeOrgId ? [] : homeRequired(after)),
    ...(await superAdminWrites(table, before, after)),
  ];
};

/** Removes the user of an account that signs in in another way from now on, with its password; ends the sessions of a closed one. */
const updateIdentity = async (identity: Identity, { before, after }: Update): Promise<void> => {
  if (poolName(before) !== poolName(after) || after.loginType !== before.loginType)
    await identity.remove(poolName(before));
  else if (after.disabled) await identity.signOutEverywhere(poolName(after));
};

/** Mails the owner that the way to sign in has changed, unless the invitation to the new way says so. */
const mailSignInChange = async (send: SendMail, { before, after }: Update): Promise<void> => {
  if (after.loginType === before.loginType || (isOnlyInvited(before) && isOnlyInvited(after))) return;
  await mailOwner(send, after, after.loginType === 'saml' ? 'saml' : 'passwordSignIn');
};

/**
 * Changes an account. The type and login type of the own account cannot be changed, nor can it be closed: only another
 * account could undo that. Another address waits until the link mailed to it is used, and one's own needs the password. Who has a
 * password from now on is invited to choose it. One SuperAdmin always remains. All grants of a new SuperUser become writable.
 * Throws 404, `conflict`, `validation`, `ownAccount`, `lastSuperAdmin`, `accountTaken`, `account_locked`.
 */
export const updateAccount = async (
  scope: Scope,
  { identity, send }: AccountParts,
  username: string,
  changes: AccountChange,
  version: number | undefined,
): Promise<Account> => {
  const granted = await loadAccount(scope, username);
  const { data: before } = granted.account;
  const presented = await presentAccount(scope, granted);
  expectVersion(before, version, presented);
  const after = await accountAfter(scope, before, changes);
  const update: Update = { granted, before, after, isSelf: after.username === scope.caller.username };
  await assertAllowed(scope, update);
  if (update.isSelf && addressAskedFor(before, after) !== undefined)
    await assertPasswordGiven(scope, identity, before, changes.password);

  const grantChanges = alwaysWrites(after.type) ? await writableGrantChanges(scope, after) : [];
  const isRaised = grantChanges.length > 0;
  const address = await addressWrites(scope, before, after);
  const change = {
    writes: [...(await updateWrites(scope, update)), ...address.writes],
    action: 'update',
    object: 'account',
    id: after.id,
    orgId: after.homeOrgId,
    before: presented,
    after: {
      ...presentFields(after),
      accesses: presented.accesses.map((access) => ({ ...access, canWrite: access.canWrite || isRaised })),
    },
  } as const satisfies Change;
  const answer = await scope.commit(change, ...grantChanges.slice(0, changesAtOnce));
  await commitAll(scope, grantChanges.slice(changesAtOnce));
  if (changes.homeOrgId !== undefined) await retryOnConflict(() => moveGrantsHome(scope, after));
  await updateIdentity(identity, update);
  await mailSignInChange(send, update);
  const isMailed = await mailAddressLink(send, after, address.code);
  // Nobody can sign in to it before the owner knows how.
  const isInvited = after.loginType !== before.loginType && isOnlyInvited(after);
  const mailSent = isInvited ? await invite(scope, send, after) : isMailed;
  return { ...answer, ...omitUndefined({ mailSent }) };
};
