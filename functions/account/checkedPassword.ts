import { logRefusal } from '#functions/kernel/changes/refusals.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { isUsable, type StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { RefusalReason } from '#shared/model/log.ts';
import { forgetGuess, releaseGuess, reserveGuess } from './guesses.ts';
import { type CodeAsked, type Identity, isCodeAsked, type Tokens } from './identity.ts';
import { failed, logFailed } from './signIns.ts';

/** What a sign-in starts with. */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

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
  profile !== undefined && profile.data.loginType === 'password';

/** Throws `account_locked` unless one more guess of the account may be checked, which is counted from now on. */
export const assertMayGuess = async (scope: Scope, username: string): Promise<void> => {
  const load = () => scope.table.get<StoredAccount>(accountKey(username));
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
};

/**
 * The account of a right password, with what the user pool answered. Throws `invalid_grant` alike for an unknown user, an account with
 * SAML and a wrong password; `account_locked` after too many failures; `account_closed` and `invalid_password` for the right password
 * of a closed and of an inactive account. Each failure is logged, those from a locked address up to a number a minute.
 */
export const checkedPassword = async (
  scope: Scope,
  identity: Identity,
  { username, password }: Credentials,
): Promise<{ readonly profile: Row<StoredAccount>; readonly entered: Tokens | CodeAsked }> => {
  // Counted before the password is checked, so that guesses at the same time are not all tried.
  await assertMayGuess(scope, username);
  const hasAllowedLength = username.length <= longest.username && password.normalize('NFC').length <= longest.password;
  const entered = hasAllowedLength ? await identity.signIn(username, password) : 'refused';
  const profile = await scope.table.get<StoredAccount>(accountKey(username));
  if (entered === 'locked') {
    await logFailed(scope, profile, 'locked');
    throw new Problem('account_locked');
  }
  if (entered === 'refused' || !isKnown(profile)) {
    await logFailed(scope, profile, reasonOf(profile));
    throw new Problem('invalid_grant');
  }
  // A right password does not forget the wrong codes of an account that needs one.
  const needsCode = (entered !== 'unconfirmed' && isCodeAsked(entered)) || profile.data.secondFactor !== undefined;
  await (needsCode ? releaseGuess : forgetGuess)(scope, username);
  if (profile.data.disabled) {
    if (entered !== 'unconfirmed' && !isCodeAsked(entered)) await identity.revoke(entered.refreshToken);
    await logFailed(scope, profile, 'closed');
    throw new Problem('account_closed');
  }
  if (entered === 'unconfirmed' || !isUsable(profile.data)) {
    await logFailed(scope, profile, 'unconfirmed');
    throw new Problem('invalid_password');
  }
  return { profile, entered };
};
