import { logRefusal } from '#functions/kernel/changes/refusals.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { isUsable, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { RefusalReason } from '#shared/model/log.ts';
import { forgetGuess, reserveGuess } from './guesses.ts';
import type { Identity, Tokens } from './identity.ts';
import { rememberDevice } from './knownDevice.ts';
import { keepSession, refreshed } from './sessions.ts';
import { failed, rememberSignIn } from './signIns.ts';

const bearer = ({ accessToken, expiresIn, refreshToken }: Tokens) => ({
  access_token: accessToken,
  token_type: 'bearer' as const,
  expires_in: expiresIn,
  refresh_token: refreshToken,
});

const logFailed = async (scope: Scope, profile: Row<StoredAccount> | undefined, reason: RefusalReason) => {
  await scope.commit({ ...failed(scope, profile, reason), writes: [] });
};

/** Why a sign-in is refused whose password was wrong, or whose account has none. */
const reasonOf = (profile: Row<StoredAccount> | undefined): RefusalReason => {
  if (!profile) return 'unknownAccount';
  const { disabled, loginType, active } = profile.data;
  if (disabled) return 'closed';
  return loginType === 'saml' ? 'saml' : active ? 'wrongPassword' : 'unconfirmed';
};

/** Maximal characters that the user pool accepts; anything longer is answered as a wrong password. */
const longest = { username: 128, password: 256 } as const;

/**
 * Whether the account may sign in with a password; others get the same answer whether the password was right or wrong.
 */
const isKnown = (profile: Row<StoredAccount> | undefined): profile is Row<StoredAccount> =>
  profile !== undefined && !profile.data.disabled && profile.data.loginType === 'password';

/**
 * Signs in with a password. Throws `invalid_grant` alike for an unknown user, a closed account, an account with SAML
 * and a wrong password; `account_locked` after too many failures; `invalid_password` for the right password of an
 * inactive account. The device is known for the account from then on. Each failure is logged, those from a locked address up to a number a minute.
 */
export const signIn = async (scope: Scope, identity: Identity, given: { username: string; password: string }) => {
  const { username, password } = given;
  const load = () => scope.table.get<StoredAccount>(accountKey(username));
  // Counted before the password is checked, so that guesses at the same time are not all tried.
  const locked = await reserveGuess(scope, username);
  if (locked === 'address') {
    const entry = failed(scope, await load(), 'locked');
    await logRefusal({ ...scope, by: entry.by }, entry);
    throw new Problem('account_locked');
  }
  if (locked) {
    await logFailed(scope, await load(), 'locked');
    throw new Problem('account_locked');
  }
  const isTaken = username.length <= longest.username && password.length <= longest.password;
  const result = isTaken ? await identity.signIn(username, password) : 'refused';
  const profile = await load();
  if (result === 'locked') {
    await logFailed(scope, profile, 'locked');
    throw new Problem('account_locked');
  }
  if (result === 'refused' || !isKnown(profile)) {
    await logFailed(scope, profile, reasonOf(profile));
    throw new Problem('invalid_grant');
  }
  await forgetGuess(scope, username);
  if (result === 'unconfirmed' || !isUsable(profile.data)) {
    await logFailed(scope, profile, 'unconfirmed');
    throw new Problem('invalid_password');
  }
  await rememberSignIn(scope, username, result);
  rememberDevice(scope, username);
  await keepSession(scope, result);
  return bearer(result);
};

/** New tokens. Throws 401 as {@link refreshed}. */
export const refresh = async (scope: Scope, identity: Identity, refreshToken: string) =>
  bearer(await refreshed(scope, identity, refreshToken));
