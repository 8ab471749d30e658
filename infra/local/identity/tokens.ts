import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Pool, TokenTriggerEvent } from './pool.ts';
import { notAuthorized, Refusal } from './refusal.ts';
import type { Session, SessionSecret, User } from './store.ts';

const accessSeconds = 3600;
const refreshDays = 14;
const dayMs = 86_400_000;
/** For how long a refresh token that was used may be used again, by tabs that refresh at the same time. */
const graceMs = 60_000;
const maxSecrets = 10;
/** With this scope a token lets its holder change the user's own settings in the pool. */
export const adminScope = 'aws.cognito.signin.user.admin';

const sha256 = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const secretIn = (refreshToken: string): string => refreshToken.split('.')[2] ?? '';

const isSecret = (secret: string, { hash }: SessionSecret): boolean =>
  timingSafeEqual(Buffer.from(sha256(secret)), Buffer.from(hash));

const isLive = ({ until = Number.POSITIVE_INFINITY }: SessionSecret, now: number): boolean => now < until;

const refreshTokenOf = ({ username, id }: Pick<Session, 'username' | 'id'>, secret: string): string =>
  `${Buffer.from(username).toString('base64url')}.${id}.${secret}`;

const newSecret = (): string => randomBytes(32).toString('base64url');

/** A new session of a user, and the refresh token that only the caller ever sees. Expired ones are swept. */
export const openSession = async ({ store, now }: Pool, { username }: User) => {
  const startedAt = now();
  await store.removeSessions(username, ({ expiresAt }) => expiresAt <= startedAt);
  const secret = newSecret();
  const session: Session = {
    username,
    id: randomUUID(),
    secrets: [{ hash: sha256(secret) }],
    startedAt,
    expiresAt: startedAt + refreshDays * dayMs,
  };
  await store.putSession(session);
  return { session, refreshToken: refreshTokenOf(session, secret) };
};

/** The session a refresh token belongs to. @throws Refusal NotAuthorizedException */
export const sessionOf = async ({ store, now }: Pool, refreshToken: string): Promise<Session> => {
  const [name = '', id = '', secret = ''] = refreshToken.split('.');
  if (!name || !id || !secret) throw notAuthorized('Invalid Refresh Token');
  const session = await store.session({ username: Buffer.from(name, 'base64url').toString(), id });
  if (!session) throw notAuthorized('Refresh Token has been revoked');
  const known = session.secrets.find((one) => isSecret(secret, one));
  if (!known || !isLive(known, now())) throw notAuthorized('Invalid Refresh Token');
  if (session.expiresAt <= now()) throw notAuthorized('Refresh Token has expired');
  return session;
};

/** A new refresh token of the session in place of the one given, which is valid for a short time still. */
export const rotated = async ({ store, now }: Pool, session: Session, refreshToken: string): Promise<string> => {
  const used = secretIn(refreshToken);
  const secret = newSecret();
  const kept = session.secrets
    .filter((one) => isLive(one, now()))
    .map((one) => (isSecret(used, one) ? { until: now() + graceMs, ...one } : one));
  const secrets = [...kept, { hash: sha256(secret) }].slice(-maxSecrets);
  await store.putSession({ ...session, secrets });
  return refreshTokenOf(session, secret);
};

/** Why tokens are issued. */
interface Reason {
  readonly triggerSource: TokenTriggerEvent['triggerSource'];
  readonly clientMetadata?: Readonly<Record<string, string>> | undefined;
}

const addedClaims = async (pool: Pool, user: User, { triggerSource, clientMetadata }: Reason) => {
  try {
    const { response } = await pool.trigger({
      version: '2',
      triggerSource,
      region: pool.region,
      userPoolId: pool.id,
      userName: user.username,
      callerContext: { awsSdkVersion: 'local', clientId: pool.clientId },
      request: {
        userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
        groupConfiguration: {},
        scopes: [adminScope],
        ...(clientMetadata && { clientMetadata }),
      },
      response: { claimsAndScopeOverrideDetails: null },
    });
    return response.claimsAndScopeOverrideDetails?.accessTokenGeneration ?? {};
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Refusal('UserLambdaValidationException', `PreTokenGeneration failed with error ${reason}.`);
  }
};

/** The tokens of a session as InitiateAuth answers them; our own claims cannot be overridden by the trigger's. */
export const tokensOf = async (pool: Pool, user: User, session: Session, reason: Reason) => {
  const iat = Math.floor(pool.now() / 1000);
  const common = {
    sub: user.sub,
    iss: pool.issuer,
    origin_jti: session.id,
    auth_time: Math.floor(session.startedAt / 1000),
    iat,
    exp: iat + accessSeconds,
  };
  const { claimsToAddOrOverride: added, scopesToSuppress = [] } = await addedClaims(pool, user, reason);
  return {
    AccessToken: pool.keys.sign({
      ...added,
      ...common,
      token_use: 'access',
      client_id: pool.clientId,
      scope: [adminScope].filter((one) => !scopesToSuppress.includes(one)).join(' '),
      username: user.username,
      jti: randomUUID(),
    }),
    IdToken: pool.keys.sign({
      ...user.attributes,
      ...(user.provider && { identities: [{ providerName: user.provider, providerType: 'SAML' }] }),
      ...common,
      token_use: 'id',
      aud: pool.clientId,
      'cognito:username': user.username,
      jti: randomUUID(),
    }),
    ExpiresIn: accessSeconds,
    TokenType: 'Bearer',
  };
};
