import { setting } from '#functions/kernel/adapters/environment.ts';
import type { SendMail } from '#functions/kernel/adapters/mail.ts';
import { pause } from '#functions/kernel/adapters/pause.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found, Problem } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import type { LinkCheck } from '#shared/model/account.ts';
import { assertCode, type CodePurpose, dropCodes, newCode, redeemCode } from './codes.ts';
import { activate } from './create.ts';
import { countFailures, isLocked } from './failures.ts';
import { forgetGuesses } from './guesses.ts';
import type { Identity } from './identity.ts';
import { invite } from './invitation.ts';
import { rememberDevice } from './knownDevice.ts';
import { closedMail, reportMailFailure, resetMail } from './mails.ts';
import { type AccountParts, mailOwner } from './notices.ts';
import { assertOwnPassword } from './ownPassword.ts';
import { findAccount } from './repository.ts';
import { assertFirstPassword } from './rules.ts';
import { endedSessions } from './sessions.ts';

interface WithCode {
  readonly username: string;
  readonly code: string;
  readonly password: string;
}

/** Logs a change of password as the account's own doing: it is authenticated by its session or by a mailed code. */
const log = (scope: Scope, { username, homeOrgId }: StoredAccount, writes: readonly Write[]) =>
  scope.commit({
    writes,
    action: 'update',
    object: 'password',
    id: username,
    by: username,
    orgId: homeOrgId,
    after: null,
  });

/**
 * The writes of an account with another password: all links mailed before end, but for the one that is just being used, and with them
 * another address that waits for its link.
 */
const withNewPassword = (
  row: Row<StoredAccount>,
  changes: Partial<StoredAccount>,
  used?: CodePurpose,
): readonly Write[] => [
  replace(row, { ...row.data, ...changes, newEmail: undefined }),
  ...dropCodes(row.data.username, used),
];

const samlOnly = () => new Problem('samlOnly', { flags: { saml: true } });

/** Throws `account_closed`, `samlOnly` where the account gets no password: only whoever has a right code may know. */
const assertPasswordAllowed = ({ disabled, loginType }: StoredAccount): void => {
  if (disabled) throw new Problem('account_closed');
  if (loginType === 'saml') throw samlOnly();
};

/** Throws `invalidCode` unless the code of a mailed link is valid, before anybody chooses a password for it; `account_closed`, `samlOnly`. */
export const checkLink = async (scope: Scope, { username, code, purpose }: LinkCheck): Promise<null> => {
  const row = await findAccount(scope.table, username);
  if (!row) throw new Problem('invalidCode');
  await assertCode(scope, row.data.username, purpose, code);
  assertPasswordAllowed(row.data);
  return null;
};

/** The account of a mailed link, and the write that uses its code. Throws `invalidCode`; `account_closed`, `samlOnly` where the code was right. */
const redeemed = async (scope: Scope, { username, code }: WithCode, purpose: CodePurpose) => {
  const row = await findAccount(scope.table, username);
  // The same refusal as for a wrong code: it must not reveal whether the account exists.
  if (!row) throw new Problem('invalidCode');
  const used = await redeemCode(scope, row.data.username, purpose, code);
  assertPasswordAllowed(row.data);
  return { row, used };
};

/** Sets the first password with the mailed code, activates the account and resets the failed sign-ins. Throws as {@link redeemed}. */
export const confirmAccount = async (scope: Scope, identity: Identity, given: WithCode) => {
  const { password } = given;
  assertFirstPassword(password);
  const { row, used } = await redeemed(scope, given, 'confirm');
  const owner = { ...scope.caller, username: row.data.username };
  const after = activate({ ...scope, caller: owner }, row);
  await scope.commit({
    writes: [used, ...withNewPassword(row, after, 'confirm')],
    action: 'update',
    object: 'account',
    id: row.data.username,
    by: row.data.username,
    orgId: row.data.homeOrgId,
    before: row.data,
    after,
  });
  await identity.setPassword(row.data.username, password);
  await forgetGuesses(scope, row.data.username);
  await rememberDevice(scope, row.data.username);
  return null;
};

/**
 * Sets a new password with the mailed code, ends all sessions and other mailed links, and resets the failed sign-ins. Throws as
 * {@link redeemed}.
 */
export const resetPassword = async (scope: Scope, { identity, send }: AccountParts, given: WithCode) => {
  const { row, used } = await redeemed(scope, given, 'reset');
  await log(scope, row.data, [used, ...withNewPassword(row, endedSessions(scope), 'reset')]);
  await identity.setPassword(row.data.username, given.password);
  await identity.signOutEverywhere(row.data.username);
  await forgetGuesses(scope, row.data.username);
  await rememberDevice(scope, row.data.username);
  await mailOwner(send, row.data, 'password');
  return null;
};

const mailReset = async (scope: Scope, send: SendMail, { data: account }: Row<StoredAccount>): Promise<void> => {
  const { username, email } = account;
  const { code, write } = await newCode(scope.table, username, 'reset', scope.now);
  const { homeOrgId: orgId } = account;
  await scope.commit({ writes: [write], action: 'create', object: 'resetLink', id: username, orgId, after: null });
  // A refused mail does not change the answer: it would reveal that the account exists.
  await send(resetMail({ appUrl: setting('APP_URL'), username, email, code })).catch(reportMailFailure);
};

const mailClosed = (send: SendMail, { username, email }: StoredAccount): Promise<void> =>
  send(closedMail({ appUrl: setting('APP_URL'), username, email })).catch(reportMailFailure);

const requestReset = async (scope: Scope, send: SendMail, email: string): Promise<void> => {
  const fromAddress = { kind: 'resetsFrom', name: scope.address } as const;
  const forAccount = { kind: 'resetsFor', name: email } as const;
  if (await isLocked(scope.table, [fromAddress])) throw new Problem('tooMany');
  const isLimitReached = await isLocked(scope.table, [forAccount]);
  await countFailures(scope, [fromAddress, forAccount]);
  const row = await findAccount(scope.table, email);
  if (row?.data.loginType === 'saml') throw samlOnly();
  if (!row || isLimitReached) return;
  if (row.data.disabled) await mailClosed(send, row.data);
  else if (row.data.active) await mailReset(scope, send, row);
  else await invite(scope, send, row.data);
};

/** Minimal time of the answer in milliseconds: the time that a mail takes must not reveal whether the account exists. */
const answerMs = 300;

/**
 * Mails a link for a new password; the invitation anew where the first one was never chosen; of a closed account, that it is closed. The answer is alike for known and unknown
 * addresses, except for accounts that sign in with SAML (`samlOnly`). Throws `tooMany` after many requests from one IP address; after
 * three mails an account gets no other one for 15 minutes.
 */
export const forgotPassword = async (scope: Scope, send: SendMail, email: string): Promise<null> => {
  await Promise.all([requestReset(scope, send, email), pause(answerMs)]);
  return null;
};

/** Changes the caller's password, which ends all other sessions and all mailed links. Throws `samlOnly`, `account_locked`, `validation` when the old one is wrong. */
export const changePassword = async (
  scope: Scope,
  { identity, send }: AccountParts,
  { oldPassword, password }: { readonly oldPassword: string; readonly password: string },
): Promise<null> => {
  const row = found(await findAccount(scope.table, scope.caller.username));
  if (row.data.loginType === 'saml') throw samlOnly();
  await assertOwnPassword(scope, identity, { field: 'oldPassword', password: oldPassword });
  const own = (await scope.http?.bearer())?.session.id;
  await log(scope, row.data, withNewPassword(row, endedSessions(scope, own)));
  await identity.setPassword(row.data.username, password);
  await mailOwner(send, row.data, 'password');
  return null;
};
