import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import type { StoredAccount } from '#functions/kernel/rights/caller.ts';
import { accountKey } from '#functions/kernel/store/keys.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { type Enrolment, isAppCode } from '#shared/model/secondFactor.ts';
import { type Credentials, checkedPassword } from '../checkedPassword.ts';
import { type CodeAsked, type Identity, isCodeAsked, type Tokens } from '../identity.ts';
import { type AccountParts, mailOwner } from '../notices.ts';
import { enter } from '../session.ts';
import { authenticator } from './authenticator.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { ruleOf } from './rule.ts';
import { factorChange } from './stored.ts';

const issuer = 'Bemanningsplan';

/** The address that a QR code holds for authenticator apps. */
const uriOf = (username: string, secret: string): string =>
  `otpauth://totp/${issuer}:${encodeURIComponent(username)}?${new URLSearchParams({ secret, issuer })}`;

/** Throws unless the account may enrol an app: `secondFactorSaml`, `secondFactorOn`, `secondFactorOff`. */
export const assertMayEnrol = async (scope: Scope, { data: account }: Row<StoredAccount>): Promise<void> => {
  if (account.loginType === 'saml') throw new Problem('secondFactorSaml');
  if (account.secondFactor !== undefined) throw new Problem('secondFactorOn');
  if ((await ruleOf(scope, account)) === 'off') throw new Problem('secondFactorOff');
};

/** The account that enrols an app, and the session that its right password opened. */
export interface Enrolling {
  readonly profile: Row<StoredAccount>;
  readonly tokens: Tokens;
}

/** The session of a right password; the pool may still ask for a code of an app that was taken away. */
export const tokensToEnrol = async (
  identity: Identity,
  { username, password }: Credentials,
  entered: Tokens | CodeAsked,
): Promise<Tokens> => {
  if (!isCodeAsked(entered)) return entered;
  await authenticator().ask(username, false);
  const result = await identity.signIn(username, password);
  if (typeof result === 'string' || isCodeAsked(result)) throw new Problem('overloaded');
  return result;
};

/** Begins to enrol an app: its secret, which is used when a code of the app has confirmed it. A later beginning takes its place. */
export const begin = async (identity: Identity, { profile, tokens }: Enrolling): Promise<Enrolment> => {
  const enrolling = await authenticator().forEnrolment(tokens);
  const secret = await authenticator().newSecret(enrolling);
  await identity.revoke(enrolling.refreshToken);
  return { secret, uri: uriOf(profile.data.username, secret) };
};

/** Ends it: the account's recovery codes, and the tokens of the session. Throws `wrongCode` at the field. */
export const complete = async (
  scope: Scope,
  { identity, send }: AccountParts,
  { profile, tokens }: Enrolling,
  code: string,
): Promise<{ readonly recoveryCodes: readonly string[]; readonly tokens: Tokens }> => {
  const { username } = profile.data;
  const enrolling = await authenticator().forEnrolment(tokens);
  const fault = isAppCode(code) ? await authenticator().confirm(enrolling, code) : 'wrongCode';
  if (fault) {
    await identity.revoke(enrolling.refreshToken);
    throw fieldProblem('code', fault);
  }
  const codes = await newRecoveryCodes(username);
  const factor = { since: scope.now.toISOString(), recoveryCodes: codes.stored };
  await retryOnConflict(async () => {
    const row = found(await scope.table.get<StoredAccount>(accountKey(username)));
    if (row.data.secondFactor !== undefined) throw new Problem('secondFactorOn');
    await scope.commit(factorChange(row, factor, username));
  });
  await authenticator().ask(username, true);
  await mailOwner(send, profile.data, 'secondFactorOn');
  // The access token for the pool stays here: the client gets the one of the sign-in.
  return { recoveryCodes: codes.shown, tokens: { ...tokens, refreshToken: enrolling.refreshToken } };
};

const atLogin = async (scope: Scope, identity: Identity, given: Credentials): Promise<Enrolling> => {
  const { profile, entered } = await checkedPassword(scope, identity, given);
  await assertMayEnrol(scope, profile);
  return { profile, tokens: await tokensToEnrol(identity, given, entered) };
};

/** Begins to enrol an app at a sign-in. Throws as a sign-in with a password does, and as {@link assertMayEnrol}. */
export const enrolAtLogin = async (scope: Scope, identity: Identity, given: Credentials): Promise<Enrolment> =>
  begin(identity, await atLogin(scope, identity, given));

/** Ends it, and the sign-in. */
export const confirmAtLogin = async (
  scope: Scope,
  parts: AccountParts,
  { code, ...given }: Credentials & { readonly code: string },
) => {
  const { recoveryCodes, tokens } = await complete(scope, parts, await atLogin(scope, parts.identity, given), code);
  return { recoveryCodes: [...recoveryCodes], tokens: await enter(scope, given.username, tokens) };
};
