import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { isAppCode } from '#shared/model/secondFactor.ts';
import { assertMayGuess, type Credentials } from '../checkedPassword.ts';
import { forgetGuess } from '../guesses.ts';
import { type CodeAsked, type Identity, isCodeAsked, type Tokens } from '../identity.ts';
import { type AccountParts, mailOwner } from '../notices.ts';
import { logFailed } from '../signIns.ts';
import { authenticator, type CodeFault } from './authenticator.ts';
import { isRecoveryCode, recoveryHashes } from './recoveryCodes.ts';
import type { SecondStep } from './step.ts';
import { factorChange } from './stored.ts';

/** Revokes tokens of the pool that are not answered. */
export const discard = async (identity: Identity, entered: Tokens | CodeAsked): Promise<void> => {
  if (!isCodeAsked(entered)) await identity.revoke(entered.refreshToken);
};

/** What the pool answers to the right password, after a change of whether it asks for a code. */
const again = async (identity: Identity, { username, password }: Credentials): Promise<Tokens | CodeAsked> => {
  const result = await identity.signIn(username, password);
  if (result === 'locked') throw new Problem('account_locked');
  // The password, or the account, was changed since it was checked.
  if (result === 'refused' || result === 'unconfirmed') throw new Problem('invalid_grant');
  return result;
};

/** Rounds in which another sign-in of the account may turn the question on again. */
const mostRounds = 5;

/**
 * Tokens without a code: the pool stops asking for one. Nobody gets in with the password alone meanwhile, because only the functions
 * sign users in, and they require a code by the account, not by what the pool asks.
 */
export const withoutCode = async (identity: Identity, { entered, ...given }: SecondStep): Promise<Tokens> => {
  let result = entered;
  for (let round = 1; isCodeAsked(result); round++) {
    if (round > mostRounds) throw new Problem('overloaded');
    await authenticator().ask(given.username, false);
    result = await again(identity, given);
  }
  return result;
};

/** The session of the pool in which the code is answered. The pool asks anew where an earlier sign-in was cut off in between. */
const codeSession = async (identity: Identity, { entered, ...given }: SecondStep): Promise<string> => {
  if (isCodeAsked(entered)) return entered.codeSession;
  await discard(identity, entered);
  for (let round = 1; round <= mostRounds; round++) {
    await authenticator().ask(given.username, true);
    const result = await again(identity, given);
    if (isCodeAsked(result)) return result.codeSession;
    await discard(identity, result);
  }
  throw new Problem('overloaded');
};

/** Uses up a recovery code and logs it; false where it is not among the remaining codes. */
const spend = (scope: Scope, username: string, code: string): Promise<boolean> =>
  retryOnConflict(async () => {
    const row = found(await scope.table.get<StoredAccount>(accountKey(username)));
    const { secondFactor } = row.data;
    const hashes = await recoveryHashes(username, code);
    const used = secondFactor?.recoveryCodes.find((one) => hashes.includes(one));
    if (!secondFactor || used === undefined) return false;
    const recoveryCodes = secondFactor.recoveryCodes.filter((one) => one !== used);
    await scope.commit(factorChange(row, { ...secondFactor, recoveryCodes }, username));
    return true;
  });

const withRecoveryCode = async (
  scope: Scope,
  { identity, send }: AccountParts,
  step: SecondStep,
  code: string,
): Promise<Tokens | 'wrongRecoveryCode'> => {
  if (!(await spend(scope, step.username, code))) return 'wrongRecoveryCode';
  try {
    return await withoutCode(identity, step);
  } finally {
    await authenticator().ask(step.username, true);
    await mailOwner(send, step.profile.data, 'recoveryCodeUsed');
  }
};

const withCode = async (
  scope: Scope,
  parts: AccountParts,
  step: SecondStep,
  code: string,
): Promise<Tokens | CodeFault | 'wrongRecoveryCode'> => {
  if (isAppCode(code)) return authenticator().answer(step.username, await codeSession(parts.identity, step), code);
  return isRecoveryCode(code) ? withRecoveryCode(scope, parts, step, code) : 'wrongCode';
};

/**
 * The tokens for a right code, of the app or for recovery. A wrong one is counted as a wrong password is, and logged. Throws a fault at
 * `code`; `account_locked` after too many wrong ones.
 */
export const passCode = async (
  scope: Scope,
  parts: AccountParts,
  step: SecondStep & { readonly code: string },
): Promise<Tokens> => {
  // Counted before the code is checked, so that guesses at the same time are not all tried.
  await assertMayGuess(scope, step.username);
  const result = await withCode(scope, parts, step, step.code);
  if (typeof result === 'string') {
    await logFailed(scope, step.profile, 'wrongCode');
    throw fieldProblem('code', result);
  }
  await forgetGuess(scope, step.username);
  return result;
};
