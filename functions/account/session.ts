import type { Scope } from '#functions/kernel/changes/scope.ts';
import { checkedPassword } from './checkedPassword.ts';
import type { Identity, Tokens } from './identity.ts';
import { rememberDevice } from './knownDevice.ts';
import type { AccountParts } from './notices.ts';
import { passSecondFactor } from './secondFactor/passing.ts';
import type { SecondStep } from './secondFactor/step.ts';
import { keepSession, refreshed } from './sessions.ts';
import { rememberSignIn } from './signIns.ts';

const bearer = ({ accessToken, expiresIn, refreshToken }: Tokens) => ({
  access_token: accessToken,
  token_type: 'bearer' as const,
  expires_in: expiresIn,
  refresh_token: refreshToken,
});

/** The answer of a complete sign-in, which is logged; the device is known for the account from then on. */
export const enter = async (scope: Scope, username: string, tokens: Tokens) => {
  await rememberSignIn(scope, username, tokens);
  await rememberDevice(scope, username);
  await keepSession(scope, tokens);
  return bearer(tokens);
};

/**
 * Signs in with a password, and with a code where the account has a second factor. Throws as {@link checkedPassword}, then as
 * {@link passSecondFactor}.
 */
export const signIn = async (scope: Scope, parts: AccountParts, given: Omit<SecondStep, 'profile' | 'entered'>) => {
  const checked = await checkedPassword(scope, parts.identity, given);
  return enter(scope, given.username, await passSecondFactor(scope, parts, { ...given, ...checked }));
};

/** New tokens. Throws 401 as {@link refreshed}. */
export const refresh = async (scope: Scope, identity: Identity, refreshToken: string) =>
  bearer(await refreshed(scope, identity, refreshToken));
