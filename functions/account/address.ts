import { setting } from '#functions/kernel/adapters/environment.ts';
import type { SendMail } from '#functions/kernel/adapters/mail.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { nextStamp } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import type { Write } from '#functions/kernel/store/table.ts';
import { type AccountChange, address } from '#shared/model/account.ts';
import { faultsOf } from '#shared/model/faults.ts';
import { dropCode, dropCodes, lifetimeSeconds, newCode, redeemCode } from './codes.ts';
import type { Identity } from './identity.ts';
import { addressMail, reported } from './mails.ts';
import { mailOwner } from './notices.ts';
import { assertOwnPassword } from './ownPassword.ts';
import { presentFields } from './present.ts';
import { findAccount, isTaken, replaceAccount } from './repository.ts';

const addressInUse = () => new Problem('accountTaken', { fields: { email: { code: 'addressInUse' } } });

/** Whether the owner has yet to choose a password: the invitation, mailed to the new address, confirms it. */
const isInvited = ({ active, loginType }: StoredAccount): boolean => !active && loginType === 'password';

/** Throws a fault of the field unless it is an address. */
const assertAddress = (email: string): void => {
  const { error } = address.safeParse(email);
  const fault = error && faultsOf(error.issues)[''];
  if (fault) throw new Problem('validation', { fields: { email: fault } });
};

/** The addresses of an account after a change: another one waits until it is confirmed. Throws `validation` where it is none. */
export const addressesAfter = (
  { now }: Scope,
  before: StoredAccount,
  { email = before.email, newEmail }: Pick<AccountChange, 'email' | 'newEmail'>,
): Pick<StoredAccount, 'email' | 'newEmail'> => {
  if (email === before.email) return { email, newEmail: newEmail === null ? undefined : before.newEmail };
  assertAddress(email);
  if (isInvited(before)) return { email, newEmail: undefined };
  const until = new Date(now.getTime() + lifetimeSeconds.address * 1000).toISOString();
  return { email: before.email, newEmail: { address: email, until } };
};

/** The address that an account is to get, at once or when it is confirmed; undefined where it gets none. */
export const addressAskedFor = (before: StoredAccount, after: StoredAccount): string | undefined =>
  after.email !== before.email ? after.email : after.newEmail !== before.newEmail ? after.newEmail?.address : undefined;

/** Throws `accountTaken` where another account has the address. */
export const assertAddressFree = async ({ table }: Scope, address: string, { username }: StoredAccount) => {
  if (address !== username && (await isTaken(table, address))) throw addressInUse();
};

/** Throws `required`, `wrongPassword` or `account_locked` unless the caller, whose own address is changed, gave the password. */
export const assertPasswordGiven = async (
  scope: Scope,
  identity: Identity,
  { loginType }: StoredAccount,
  password: string | undefined,
): Promise<void> => {
  if (loginType === 'saml') return;
  if (password === undefined) throw fieldProblem('password', 'required');
  await assertOwnPassword(scope, identity, { field: 'password', password });
};

/** The writes of another address, and the code to mail there. Links mailed before to either address expire. */
export const addressWrites = async (
  scope: Scope,
  before: StoredAccount,
  after: StoredAccount,
): Promise<{ readonly writes: readonly Write[]; readonly code?: string }> => {
  if (after.email !== before.email) return { writes: dropCodes(after.username) };
  if (after.newEmail === before.newEmail) return { writes: [] };
  if (after.newEmail === undefined) return { writes: [dropCode(after.username, 'address')] };
  const { code, write } = await newCode(scope.table, after.username, 'address', scope.now);
  return { writes: [write], code };
};

/**
 * Mails the link that confirms the new address; whether the mail service took it, undefined where there is none to send. What is
 * stored stays in any case: it can be asked for again.
 */
export const mailAddressLink = async (
  send: SendMail,
  { username, newEmail }: StoredAccount,
  code: string | undefined,
): Promise<boolean | undefined> => {
  if (code === undefined || newEmail === undefined) return undefined;
  return reported(() => send(addressMail({ appUrl: setting('APP_URL'), username, email: newEmail.address, code })));
};

/**
 * Changes the address with the code that was mailed to it, and tells the earlier one. Throws `invalidCode`; `account_closed`; `accountTaken` where
 * another account has got the address meanwhile.
 */
export const confirmAddress = async (
  scope: Scope,
  send: SendMail,
  { username, code }: { readonly username: string; readonly code: string },
): Promise<null> => {
  const row = await findAccount(scope.table, username);
  const before = row?.data;
  if (!row || !before?.newEmail) throw new Problem('invalidCode');
  const used = await redeemCode(scope, before.username, 'address', code);
  if (before.disabled) throw new Problem('account_closed');
  const { address } = before.newEmail;
  await assertAddressFree(scope, address, before);
  const owner = { ...scope, caller: { ...scope.caller, username: before.username } };
  const after = { ...before, email: address, newEmail: undefined, ...nextStamp(owner, before) };
  await scope.commit({
    writes: [
      ...replaceAccount(row, after),
      used,
      dropCode(before.username, 'confirm'),
      dropCode(before.username, 'reset'),
    ],
    action: 'update',
    object: 'account',
    id: before.id,
    by: before.username,
    orgId: before.homeOrgId,
    before: presentFields(before),
    after: presentFields(after),
  });
  await mailOwner(send, before, 'address');
  return null;
};
