import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import { sealed, unsealed } from '#functions/kernel/adapters/seal.ts';
import { callbackAddress, logoutAddress } from '#shared/model/identityProvider.ts';
import { type Answer, html, json } from '../../gateway/answer.ts';
import type { Bodies } from '../../gateway/bodies.ts';
import { page } from '../../gateway/pages.ts';
import type { Pool, PoolProvider } from '../pool.ts';
import type { User } from '../store.ts';
import { openSession, tokensOf } from '../tokens.ts';
import { expiring } from './expiring.ts';
import { attributesOf, requestLifetimeMs, samlOf, serviceProviderOf, vouchedFor } from './saml.ts';

/** A sign-in that an application has asked for, and the id of the request to the provider. */
const Asked = z.object({
  provider: z.string(),
  redirectUri: z.string(),
  state: z.string(),
  challenge: z.string(),
  requestId: z.string(),
  until: z.number(),
});
type Asked = z.infer<typeof Asked>;

interface Granted extends Pick<Asked, 'redirectUri' | 'challenge'> {
  readonly user: User;
}

const sealedRequest = 'request to an identity provider';

/** What the relay state carries; undefined where it was not sealed here. */
const askedIn = async (relayState: string): Promise<Asked | undefined> => {
  try {
    return Asked.parse(await unsealed(sealedRequest, relayState));
  } catch {
    return undefined;
  }
};

const bodyLimit = 256_000;
const minute = 60_000;

const redirect = (location: string, headers: Answer['headers'] = {}): Answer =>
  html(302, '', { location, 'cache-control': 'no-store', ...headers });

const refused = (text: string): Answer => html(400, page('Inloggningen gick inte', `<p>${text}</p>`));

const formOf = async (request: IncomingMessage, bodies: Bodies) =>
  new URLSearchParams((await bodies.read(request, bodyLimit)).toString('utf8'));

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
    username,
    sub: randomUUID(),
    enabled: true,
    password: '',
    createdAt: now(),
    ...known,
    provider: provider.name,
    status: 'EXTERNAL_PROVIDER',
    modifiedAt: now(),
    attributes: { ...known?.attributes, ...attributes },
  };
  if (known && known.status !== 'EXTERNAL_PROVIDER') throw new Error('the name belongs to a user with a password');
  await store.putUser(user);
  return user;
};

/**
 * The pages of a user pool's own domain, for sign-ins at identity providers: authorise, the providers' answers, tokens for codes, and
 * sign-out. `origin` is where browsers reach them; `origins` are those of the site, whose addresses of return are compared whole.
 * A sign-in that is under way is kept by nobody here: the relay state carries it sealed, so that no number of others pushes it out.
 */
export const federationPages = (pool: Pool, origin: string, origins: readonly string[]) => {
  const own = serviceProviderOf(pool, origin);
  const answers = expiring<true>(requestLifetimeMs, pool.now);
  const codes = expiring<Granted>(5 * minute, pool.now);
  const sessions = expiring<{ readonly provider: PoolProvider; readonly nameId: string }>(60 * minute, pool.now);
  const leavings = expiring<string>(10 * minute, pool.now);

  const authorize = async (request: IncomingMessage): Promise<Answer> => {
    const query = queryOf(request);
    const text = (name: string) => query.get(name) ?? '';
    const [redirectUri, challenge] = [text('redirect_uri'), text('code_challenge')];
    const provider = pool.providers.get(text('identity_provider'));
    const isOwn = origins.some((site) => redirectUri === callbackAddress(site, provider?.name ?? ''));
    if (text('client_id') !== pool.clientId || !isOwn) return refused('Adressen är inte anmäld.');
    const isCode = text('response_type') === 'code' && text('code_challenge_method') === 'S256' && challenge !== '';
    if (!provider || !isCode) return refused('Begäran saknar något.');
    const requestId = `_${randomUUID()}`;
    const asked: Asked = {
      provider: provider.name,
      redirectUri,
      state: text('state'),
      challenge,
      requestId,
      until: pool.now() + requestLifetimeMs,
    };
    const saml = await samlOf(provider, own, requestId);
    return redirect(await saml.getAuthorizeUrlAsync(await sealed(sealedRequest, asked), undefined, {}));
  };

  const answered = async (request: IncomingMessage, bodies: Bodies): Promise<Answer> => {
    const form = await formOf(request, bodies);
    const asked = await askedIn(form.get('RelayState') ?? '');
    // As it is now: its keys may have changed since.
    const provider = asked && pool.providers.get(asked.provider);
    if (!provider || asked.until <= pool.now() || answers.has(asked.requestId))
      return refused('Svaret hör inte till någon pågående inloggning.');
    const { redirectUri, state, challenge, requestId } = asked;
    const back = (answer: Record<string, string>, headers?: Answer['headers']) =>
      redirect(`${redirectUri}?${new URLSearchParams({ ...answer, state })}`, headers);
    try {
      const saml = await samlOf(provider, own, requestId);
      const profile = await vouchedFor(saml, { own, requestId }, form.get('SAMLResponse') ?? '');
      if (answers.has(requestId)) throw new Error('the request is answered already');
      answers.keep(requestId, true);
      const user = await userOf(pool, provider, profile.nameID, attributesOf(provider, profile));
      if (!user.enabled) throw new Error('the user is disabled');
      const [code, session] = [randomBytes(32).toString('base64url'), randomBytes(24).toString('base64url')];
      codes.keep(code, { redirectUri, challenge, user });
      sessions.keep(session, { provider, nameId: profile.nameID });
      return back({ code }, { 'set-cookie': `${sessionCookie}=${session}; Path=/; HttpOnly; SameSite=Lax` });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      return back({ error: 'invalid_request', error_description: reason });
    }
  };

  const tokens = async (request: IncomingMessage, bodies: Bodies): Promise<Answer> => {
    const form = await formOf(request, bodies);
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
      access_token: AccessToken,
      id_token: IdToken,
      refresh_token: refreshToken,
      expires_in: ExpiresIn,
      token_type: 'Bearer',
    });
  };

  const logout = async (request: IncomingMessage): Promise<Answer> => {
    const query = queryOf(request);
    const target = query.get('logout_uri') ?? '';
    const isOwn = origins.some((site) => target === logoutAddress(site));
    if (query.get('client_id') !== pool.clientId || !isOwn) return refused('Adressen är inte anmäld.');
    const session = sessions.take(cookieOf(request));
    const ended = { 'set-cookie': `${sessionCookie}=; Path=/; Max-Age=0` };
    if (!session) return redirect(target, ended);
    const saml = await samlOf(session.provider, own, `_${randomUUID()}`);
    const relayState = randomBytes(24).toString('base64url');
    leavings.keep(relayState, target);
    const profile = { issuer: own.entityId, nameID: session.nameId, nameIDFormat: '' };
    return redirect(await saml.getLogoutUrlAsync(profile, relayState, {}), ended);
  };

  const loggedOut = async (request: IncomingMessage): Promise<Answer> => {
    const target = leavings.take(queryOf(request).get('RelayState') ?? '');
    return target === undefined ? refused('Svaret hör inte till någon utloggning.') : redirect(target);
  };

  const routes: Readonly<Record<string, (request: IncomingMessage, bodies: Bodies) => Promise<Answer>>> = {
    'GET /oauth2/authorize': authorize,
    'POST /oauth2/token': tokens,
    'POST /saml2/idpresponse': answered,
    'GET /logout': logout,
    'GET /saml2/logout': loggedOut,
  };
  return async (request: IncomingMessage, path: string, bodies: Bodies): Promise<Answer> => {
    const route = routes[`${request.method} ${path}`];
    return route ? route(request, bodies) : html(404, page('Sidan finns inte', ''));
  };
};
