import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found, Problem } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { Enrolment, SecondFactor } from '#shared/model/secondFactor.ts';
import type { Identity } from '../identity.ts';
import { type AccountEvent, type AccountParts, mailOwner } from '../notices.ts';
import { assertOwnPassword } from '../ownPassword.ts';
import { assertNotGuest, loadAccount, ownAccount } from '../rules.ts';
import { authenticator } from './authenticator.ts';
import { passCode } from './codes.ts';
import { assertMayEnrol, begin, complete, type Enrolling, tokensToEnrol } from './enrolment.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { ruleOf } from './rule.ts';
import { factorChange } from './stored.ts';

interface WithCode {
  readonly password: string;
  readonly code: string;
}

/** The caller's second factor. */
export const ownSecondFactor = async (scope: Scope): Promise<SecondFactor> => {
  const { data: account } = await ownAccount(scope);
  const { since = null, recoveryCodes = [] } = account.secondFactor ?? {};
  return { since, recoveryCodesLeft: recoveryCodes.length, rule: await ruleOf(scope, account) };
};

/** What the user pool answered to the caller's password. Throws `wrongPassword` at the field, `account_locked`. */
const entered = async (scope: Scope, identity: Identity, password: string) => {
  const result = await assertOwnPassword(scope, identity, { field: 'password', password });
  if (result === 'unconfirmed') throw new Problem('invalid_password');
  return result;
};

const enrolling = async (scope: Scope, identity: Identity, password: string): Promise<Enrolling> => {
  const profile = await ownAccount(scope);
  await assertMayEnrol(scope, profile);
  const given = { username: scope.caller.username, password };
  return { profile, tokens: await tokensToEnrol(identity, given, await entered(scope, identity, password)) };
};

/** Begins to enrol an app. Throws `wrongPassword` at the field, `account_locked`, and as {@link assertMayEnrol}. */
export const enrol = async (scope: Scope, identity: Identity, password: string): Promise<Enrolment> =>
  begin(identity, await enrolling(scope, identity, password));

/** Ends it: the recovery codes. */
export const confirmEnrolment = async (scope: Scope, parts: AccountParts, { password, code }: WithCode) => {
  const done = await complete(scope, parts, await enrolling(scope, parts.identity, password), code);
  await parts.identity.revoke(done.tokens.refreshToken);
  return { recoveryCodes: [...done.recoveryCodes] };
};

/** Throws `secondFactorMissing` unless the caller has a second factor, faults at `password` and `code` unless both are right. */
const assertBoth = async (scope: Scope, parts: AccountParts, { password, code }: WithCode): Promise<void> => {
  const profile = await ownAccount(scope);
  if (profile.data.secondFactor === undefined) throw new Problem('secondFactorMissing');
  const step = { profile, username: profile.data.username, password, code };
  const tokens = await passCode(scope, parts, {
    ...step,
    entered: await entered(scope, parts.identity, password),
  });
  await parts.identity.revoke(tokens.refreshToken);
};

/** Replaces the remaining recovery codes by new ones. */
export const renewRecoveryCodes = async (scope: Scope, parts: AccountParts, given: WithCode) => {
  await assertBoth(scope, parts, given);
  const codes = await newRecoveryCodes(scope.caller.username);
  const account = await retryOnConflict(async () => {
    const row = await ownAccount(scope);
    const { secondFactor } = row.data;
    if (secondFactor === undefined) throw new Problem('secondFactorMissing');
    await scope.commit(factorChange(row, { ...secondFactor, recoveryCodes: codes.stored }, row.data.username));
    return row.data;
  });
  await mailOwner(parts.send, account, 'recoveryCodesRenewed');
  return { recoveryCodes: codes.shown };
};

/** Takes the second factor from an account, and tells its owner. The account decides: the pool stops asking afterwards. */
const takeFrom = async (scope: Scope, send: AccountParts['send'], username: string, event: AccountEvent) => {
  const account = await retryOnConflict(async () => {
    const row = found(await scope.table.get<StoredAccount>(accountKey(username)));
    if (row.data.secondFactor === undefined) throw new Problem('secondFactorMissing');
    await scope.commit(factorChange(row, undefined, scope.caller.username));
    return row.data;
  });
  await authenticator().ask(username, false);
  await mailOwner(send, account, event);
};

/** Turns the caller's second factor off. Throws `secondFactorRequired`, and as {@link assertBoth}. */
export const turnOffSecondFactor = async (scope: Scope, parts: AccountParts, given: WithCode): Promise<null> => {
  const { data: account } = await ownAccount(scope);
  if ((await ruleOf(scope, account)) === 'required') throw new Problem('secondFactorRequired');
  await assertBoth(scope, parts, given);
  await takeFrom(scope, parts.send, account.username, 'secondFactorOff');
  return null;
};

/**
 * Takes the second factor from another account, whose device is lost. Throws 404, `ownSecondFactor`, `byHome`,
 * `secondFactorMissing`.
 */
export const resetSecondFactor = async (scope: Scope, { send }: AccountParts, username: string): Promise<null> => {
  const granted = await loadAccount(scope, username);
  const { username: name } = granted.account.data;
  if (name === scope.caller.username) throw new Problem('ownSecondFactor');
  assertNotGuest(scope, granted, 'username');
  await takeFrom(scope, send, name, 'secondFactorReset');
  return null;
};
