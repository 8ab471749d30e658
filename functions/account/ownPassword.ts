import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import { forgetGuess, reserveGuess } from './guesses.ts';
import type { Identity } from './identity.ts';

/**
 * Throws `wrongPassword` at the field unless it is the password of the caller's account, and `account_locked` after too many
 * wrong ones: guesses of a session are counted as those of a sign-in.
 */
export const assertOwnPassword = async (
  scope: Scope,
  identity: Identity,
  { field, password }: { readonly field: string; readonly password: string },
): Promise<void> => {
  const { username } = scope.caller;
  if (await reserveGuess(scope, username)) throw new Problem('account_locked');
  const result = await identity.signIn(username, password);
  if (result === 'locked') throw new Problem('account_locked');
  if (result === 'refused') throw fieldProblem(field, 'wrongPassword');
  await forgetGuess(scope, username);
};
