import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import { forgetGuess, releaseGuess, reserveGuess } from './guesses.ts';
import { type CodeAsked, type Identity, isCodeAsked, type Tokens } from './identity.ts';

/**
 * Throws `wrongPassword` at the field unless it is the password of the caller's account, and `account_locked` after too many
 * wrong ones: guesses of a session are counted as those of a sign-in. Returns what the user pool answered.
 */
export const assertOwnPassword = async (
  scope: Scope,
  identity: Identity,
  { field, password }: { readonly field: string; readonly password: string },
): Promise<Tokens | CodeAsked | 'unconfirmed'> => {
  const { username } = scope.caller;
  if (await reserveGuess(scope, username)) throw new Problem('account_locked');
  const result = await identity.signIn(username, password);
  if (result === 'locked') throw new Problem('account_locked');
  if (result === 'refused') throw fieldProblem(field, 'wrongPassword');
  // A right password does not forget the wrong codes of an account that needs one.
  await (result !== 'unconfirmed' && isCodeAsked(result) ? releaseGuess : forgetGuess)(scope, username);
  return result;
};
