import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import { type Answer, html, json } from '../../gateway/answer.ts';
import { page } from '../../gateway/pages.ts';
import { readBody } from '../../http.ts';
import type { Pool, PoolProvider } from '../pool.ts';
import type { User } from '../store.ts';
import { openSession, tokensOf } from '../tokens.ts';
import { expiring } from './expiring.ts';
import { attributesOf, requestCache, samlOf, serviceProviderOf, vouchedFor } from './saml.ts';

/** A sign-in that an application has asked for. */
interface Asked {
  readonly provider: PoolProvider;
  readonly redirectUri: string;
  readonly state: string;
  readonly challenge: string;
}

interface Granted extends Asked {
  readonly user: User;
}

const bodyLimit = 256_000;
const minute = 60_000;

const redirect = (location: string, headers: Answer['headers'] = {}): Answer =>
  html(302, '', { location, 'cache-control': 'no-store', ...headers });

const refused = (text: string): Answer => html(400, page('Inloggningen gick inte', `<p>${text}</p>`));

const formOf = async (request: IncomingMessage) =>
  new URLSearchParams((await readBody(request, bodyLimit)).toString('utf8'));

const queryOf = ({ url }: IncomingMessage) => new URLSearchParams((url ?? '').split('?')[1]);

const sessionCookie = 'pool-session';

const cookieOf = ({ headers }: IncomingMessage): string =>
  new RegExp(`(?:^|;\\s*)${sessionCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';

/**
 * The pool's user for a person of the provider: made at the first sign-in, with the attributes of this one. As in
 * Cognito, an attribute that the assertion lacks keeps its value.
 */
const userOf = async ({ store, now }: Pool, provider: PoolProvider, nameId: string, attributes: User['attributes']) => {
  const username = `${provider.name}_${nameId}`;
  const known = await store.user(username);
  const user: User = {
    ...{ username, sub: randomUUID(), enabled: true, password: '', createdAt: now() },
    ...known,
    ...{ provider: provider.name, status: 'EXTERNAL_PROVIDER', modifiedAt: now() },
    attributes: { ...known?.attributes, ...attributes },
  };
  if (known && known.status !== 'EXTERNAL_PROVIDER') throw new Error('the name belongs to a user with a password');
  await store.putUser(user);
  return user;
};

/**
 * The pages of a user pool's own domain, for sign-ins at identity providers: authorise, the providers' answers, tokens for codes, and
 * sign-out. `origin` is where browsers reach them; `mayReturnTo` says which addresses the application has registered.
 */
export const federationPages = (pool: Pool, origin: string, mayReturnTo: (address: string) => boolean) => {
  const own = serviceProviderOf(pool, origin);
  const cache = requestCache(pool.now);
  const asked = expiring<Asked>(10 * minute, 1000, pool.now);
  const codes = expiring<Granted>(5 * minute, 1000, pool.now);
  const sessions = expiring<{ readonly provider: PoolProvider; readonly nameId: string }>(60 * minute, 1000, pool.now);
  const leavings = expiring<string>(10 * minute, 1000, pool.now);

  const authorize = async (request: IncomingMessage): Promise<Answer> => {
    const query = queryOf(request);
    const text = (name: string) => query.get(name) ?? '';
    const [redirectUri, challenge] = [text('redirect_uri'), text('code_challenge')];
    if (text('client_id') !== pool.clientId || !mayReturnTo(redirectUri)) return refused('Adressen är inte anmäld.');
    const provider = pool.providers.get(text('identity_provider'));
    const isCode = text('response_type') === 'code' && text('code_challenge_method') === 'S256' && challenge !== '';
    if (!provider || !isCode) return refused('Begäran saknar något.');
    const relayState = randomBytes(24).toString('base64url');
    asked.keep(relayState, { provider, redirectUri, state: text('state'), challenge });
    const saml = await samlOf(provider, own, cache);
    return redirect(await saml.getAuthorizeUrlAsync(relayState, undefined, {}));
  };

  const answered = async (request: IncomingMessage): Promise<Answer> => {
    const form = await formOf(request);
    const signIn = asked.take(form.get('RelayState') ?? '');
    if (!signIn) return refused('Svaret hör inte till någon pågående inloggning.');
    const { redirectUri, state } = signIn;
    // As it is now: its keys may have changed since.
    const provider = pool.providers.get(signIn.provider.name) ?? signIn.provider;
    const back = (answer: Record<string, string>, headers?: Answer['headers']) =>
      redirect(`${redirectUri}?${new URLSearchParams({ ...answer, state })}`, headers);
    try {
      const saml = await samlOf(provider, own, cache);
      const profile = await vouchedFor(saml, own, form.get('SAMLResponse') ?? '');
      const user = await userOf(pool, provider, profile.nameID, attributesOf(provider, profile));
      if (!user.enabled) throw new Error('the user is disabled');
      const [code, session] = [randomBytes(32).toString('base64url'), randomBytes(24).toString('base64url')];
      codes.keep(code, { ...signIn, user });
      sessions.keep(session, { provider, nameId: profile.nameID });
      return back({ code }, { 'set-cookie': `${sessionCookie}=${session}; Path=/; HttpOnly; SameSite=Lax` });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      return back({ error: 'invalid_request', error_description: reason });
    }
  };

  const tokens = async (request: IncomingMessage): Promise<Answer> => {
    const form = await formOf(request);
    const basic = `Basic ${Buffer.from(`${pool.clientId}:${pool.clientSecret}`).toString('base64')}`;
    if (!isSameSecret(request.headers.authorization ?? '', basic)) return json(400, { error: 'invalid_client' });
    const granted = codes.take(form.get('code') ?? '');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isProven =
      granted && isSameSecret(granted.challenge, proof) && granted.redirectUri === form.get('redirect_uri');
    if (!isProven || form.get('grant_type') !== 'authorization_code') return json(400, { error: 'invalid_grant' });
    const { session, refreshToken } = await openSession(pool, granted.user);
    const issued = await tokensOf(pool, granted.user, session, { triggerSource: 'TokenGeneration_HostedAuth' });
    const { AccessToken, IdToken, ExpiresIn } = issued;
    return json(200, {
      ...{ access_token: AccessToken, id_token: IdToken, refresh_token: refreshToken },
      ...{ expires_in: ExpiresIn, token_type: 'Bearer' },
    });
  };

  const logout = async (request: IncomingMessage): Promise<Answer> => {
    const query = queryOf(request);
    const target = query.get('logout_uri') ?? '';
    if (query.get('client_id') !== pool.clientId || !mayReturnTo(target)) return refused('Adressen är inte anmäld.');
    const session = sessions.take(cookieOf(request));
    const ended = { 'set-cookie': `${sessionCookie}=; Path=/; Max-Age=0` };
    if (!session) return redirect(target, ended);
    const saml = await samlOf(session.provider, own, cache);
    const relayState = randomBytes(24).toString('base64url');
    leavings.keep(relayState, target);
    const profile = { issuer: own.entityId, nameID: session.nameId, nameIDFormat: '' };
    return redirect(await saml.getLogoutUrlAsync(profile, relayState, {}), ended);
  };

  const loggedOut = async (request: IncomingMessage): Promise<Answer> => {
    const target = leavings.take(queryOf(request).get('RelayState') ?? '');
    return target === undefined ? refused('Svaret hör inte till någon utloggning.') : redirect(target);
  };

  const routes: Readonly<Record<string, (request: IncomingMessage) => Promise<Answer>>> = {
    'GET /oauth2/authorize': authorize,
    'POST /oauth2/token': tokens,
    'POST /saml2/idpresponse': answered,
    'GET /logout': logout,
    'GET /saml2/logout': loggedOut,
  };
  return async (request: IncomingMessage, path: string): Promise<Answer> => {
    const route = routes[`${request.method} ${path}`];
    return route ? route(request) : html(404, page('Sidan finns inte', ''));
  };
};
