import { createHash, randomBytes } from 'node:crypto';
import { clientIds, setting } from '#functions/kernel/adapters/environment.ts';
import { logRefusal } from '#functions/kernel/changes/refusals.ts';
import type { HttpContext, Scope } from '#functions/kernel/changes/scope.ts';
import {
  callbackAddress,
  type IdentityProvider,
  logoutAddress,
  type SignInReturn,
  type SignInStart,
} from '#shared/model/identityProvider.ts';
import type { RefusalReason } from '#shared/model/log.ts';
import type { Identity, SignedIn, Tokens } from '../identity.ts';
import { keepSession } from '../sessions.ts';
import { failed, rememberSignIn } from '../signIns.ts';
import { attributes, type BegunSignIn, keepBegun, takeBegun } from './begun.ts';
import { createMappedAccount, followGroups } from './groups.ts';
import { link, linkedTo, type Matched, matched } from './link.ts';
import { attributesOfOneSignIn, type Person, personIn, poolNameIn } from './person.ts';
import { providerAt, providerNamed } from './providers.ts';

const random = (): string => randomBytes(32).toString('base64url');

/** The client of the user pool that leads back to the provider's site. Throws where the pool has fewer. */
const clientIdOf = ({ name, client }: IdentityProvider): string => {
  const id = clientIds()[client];
  if (id === undefined) throw new Error(`the user pool has no client ${client}, which ${name} needs`);
  return id;
};

const httpOf = ({ http }: Scope): HttpContext => {
  if (!http) throw new Error('a sign-in at an identity provider needs a browser');
  return http;
};

/** The address of the user pool that begins a sign-in at the provider, for the browser that asks. Throws 404. */
export const beginSignIn = async (scope: Scope, name: string, { origin, state: window, from }: SignInStart) => {
  const provider = await providerAt(name, origin);
  const [state, verifier] = [random(), random()];
  await keepBegun(httpOf(scope), provider, { state, verifier, window, origin, ...(from && { from }) }, scope.now);
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientIdOf(provider),
    redirect_uri: callbackAddress(origin, name),
    scope: 'openid profile email',
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    identity_provider: name,
  });
  return { url: `${setting('USER_POOL_ORIGIN')}/oauth2/authorize?${query}` };
};

/** The address of the user pool that ends the sessions there and at the provider, and leads back. Throws 404. */
export const endedAt = async (name: string, origin: string) => {
  const client_id = clientIdOf(await providerAt(name, origin));
  const query = new URLSearchParams({ client_id, logout_uri: logoutAddress(origin) });
  return { url: `${setting('USER_POOL_ORIGIN')}/logout?${query}` };
};

/** The reasons that the login explains (web/app/routes/login.tsx). */
type Shown = 'samlStale' | 'samlFailed' | 'samlUnknown' | 'samlAssurance' | 'samlClosed';

/** Within the site: nothing of the request is part of the address but what was checked when the sign-in began. */
const toLogin = (reason: Shown) => ({ location: `/#/auth/login?reason=${reason}` });

/** A browser keeps no cookie that is larger; without the access token the client gets one for the refresh token. */
const longestCookie = 3800;

const cookieSeconds = 60;

/** The tokens in cookies of a minute, which the window that began the sign-in moves into its session. */
const handOver = (http: HttpContext, { origin, window }: BegunSignIn, provider: string, tokens: Tokens): void => {
  const suffix = attributes(origin, '/', cookieSeconds, 'Strict');
  const { accessToken, refreshToken } = tokens;
  if (accessToken.length <= longestCookie) http.setCookie(`auth-token=${accessToken}; ${suffix}`);
  http.setCookie(`auth-refresh=${refreshToken}; ${suffix}`);
  http.setCookie(`auth-provider=${provider}; ${suffix}`);
  http.setCookie(`auth-state=${window}; ${suffix}`);
};

/** What the login says of the refusals that the person can do something about. */
const refusals: Partial<Record<RefusalReason, Shown>> = { assurance: 'samlAssurance', closed: 'samlClosed' };

const refuse = async (scope: Scope, found: Extract<Matched, { reason: unknown }>) => {
  const entry = failed(scope, found.row, found.reason);
  await logRefusal({ ...scope, by: entry.by }, entry);
  return toLogin(refusals[found.reason] ?? 'samlUnknown');
};

/** Ends what the user pool began for a person who is refused: the session, and the user that it made, unless an account is linked to it. */
const dismiss = async (scope: Scope, identity: Identity, { idToken, refreshToken }: SignedIn): Promise<void> => {
  await identity.revoke(refreshToken);
  const name = poolNameIn(idToken);
  if (!(await linkedTo(scope, { federatedName: name.toLowerCase() }))) await identity.remove(name);
};

/** The person's account; where there is none, one that the organisation's table of groups makes. */
const matchedOrMade = async (scope: Scope, provider: IdentityProvider, person: Person): Promise<Matched> => {
  const found = await matched(scope, provider, person);
  const isUnknown = 'reason' in found && found.reason === 'unknownAccount';
  return isUnknown && (await createMappedAccount(scope, provider, person)) ? matched(scope, provider, person) : found;
};

/**
 * Ends a sign-in at an identity provider: the tokens in cookies and an address of the site; or, where the provider refused, the sign-in
 * was not begun here, or no account is the person's, the login with the reason, and no token. Throws 404.
 */
export const endSignIn = async (scope: Scope, identity: Identity, name: string, given: SignInReturn) => {
  const provider = await providerNamed(name);
  const http = httpOf(scope);
  const begun = await takeBegun(http, provider, given.state, scope.now);
  if (!begun) return toLogin('samlStale');
  if (given.code === undefined) return toLogin('samlFailed');
  const redirectUri = callbackAddress(begun.origin, name);
  const signedIn = await identity.redeem({
    code: given.code,
    verifier: begun.verifier,
    redirectUri,
    client: provider.client,
  });
  if (signedIn === 'refused') return toLogin('samlFailed');
  const person = personIn(signedIn.idToken);
  if (!person) {
    await dismiss(scope, identity, signedIn);
    return toLogin('samlFailed');
  }
  if (person.groups.size > 0 || person.assurance > 0)
    await identity.forgetAttributes(person.federatedName, attributesOfOneSignIn);
  const found = await matchedOrMade(scope, provider, person);
  if ('reason' in found) {
    await dismiss(scope, identity, signedIn);
    return refuse(scope, found);
  }
  const { username, federatedName } = found.row.data;
  await link(scope, username, provider, person);
  const isChanged = await followGroups(scope, provider, username, person);
  await rememberSignIn(scope, username, signedIn);
  // The tokens were issued before the change: they have the earlier claims, or none for a new account.
  const tokens = federatedName && !isChanged ? signedIn : await identity.refresh(signedIn.refreshToken);
  if (tokens === 'refused') return toLogin('samlFailed');
  await keepSession(scope, tokens);
  handOver(http, begun, provider.name, tokens);
  return { location: `/#${begun.from ?? '/'}` };
};
