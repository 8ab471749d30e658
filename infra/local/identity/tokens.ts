import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Claims } from './keys.ts';
import type { Pool, TokenTriggerEvent } from './pool.ts';
import { notAuthorized, Refusal } from './refusal.ts';
import type { Session, User } from './store.ts';

const accessSeconds = 3600;
const refreshDays = 30;
const dayMs = 86_400_000;
const scope = 'aws.cognito.signin.user.admin';

const sha256 = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const isSecret = (secret: string, session: Session): boolean =>
  timingSafeEqual(Buffer.from(sha256(secret)), Buffer.from(session.secretHash));

/** A new session of a user, and the refresh token that only the caller ever sees. Expired ones are swept. */
export const openSession = async ({ store, now }: Pool, { username }: User) => {
  const startedAt = now();
  await store.removeSessions(username, ({ expiresAt }) => expiresAt <= startedAt);
  const secret = randomBytes(32).toString('base64url');
  const session: Session = {
    username,
    id: randomUUID(),
    secretHash: sha256(secret),
    startedAt,
    expiresAt: startedAt + refreshDays * dayMs,
  };
  await store.putSession(session);
  const refreshToken = `${Buffer.from(username).toString('base64url')}.${session.id}.${secret}`;
  return { session, refreshToken };
};

/** The session a refresh token belongs to. @throws Refusal NotAuthorizedException */
export const sessionOf = async ({ store, now }: Pool, refreshToken: string): Promise<Session> => {
  const [name = '', id = '', secret = ''] = refreshToken.split('.');
  if (!name || !id || !secret) throw notAuthorized('Invalid Refresh Token');
  const session = await store.session({ username: Buffer.from(name, 'base64url').toString(), id });
  if (!session) throw notAuthorized('Refresh Token has been revoked');
  if (!isSecret(secret, session)) throw notAuthorized('Invalid Refresh Token');
  if (session.expiresAt <= now()) throw notAuthorized('Refresh Token has expired');
  return session;
};

const addedClaims = async (pool: Pool, user: User, triggerSource: TokenTriggerEvent['triggerSource']) => {
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
        scopes: [scope],
      },
      response: { claimsAndScopeOverrideDetails: null },
    });
    return response.claimsAndScopeOverrideDetails?.accessTokenGeneration?.claimsToAddOrOverride ?? {};
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Refusal('UserLambdaValidationException', `PreTokenGeneration failed with error ${reason}.`);
  }
};

/** The tokens of a session as InitiateAuth answers them; our own claims cannot be overridden by the trigger's. */
export const tokensOf = async (
  pool: Pool,
  user: User,
  session: Session,
  triggerSource: TokenTriggerEvent['triggerSource'],
) => {
  const iat = Math.floor(pool.now() / 1000);
  const common = {
    sub: user.sub,
    iss: pool.issuer,
    origin_jti: session.id,
    auth_time: Math.floor(session.startedAt / 1000),
    iat,
    exp: iat + accessSeconds,
  };
  const added = await addedClaims(pool, user, triggerSource);
  return {
    AccessToken: pool.keys.sign({
      ...added,
      ...common,
      token_use: 'access',
      client_id: pool.clientId,
      scope,
      username: user.username,
      jti: randomUUID(),
    }),
    IdToken: pool.keys.sign({
      ...user.attributes,
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

/** The user of an access token that is genuine, current and not revoked. @throws Refusal NotAuthorizedException */
export const userOf = async ({ keys, store, now }: Pool, accessToken: string): Promise<User> => {
  const claims: Claims | undefined = keys.read(accessToken);
  if (claims?.token_use !== 'access') throw notAuthorized('Invalid Access Token');
  if (Number(claims.exp) * 1000 <= now()) throw notAuthorized('Access Token has expired');
  const username = String(claims.username);
  const session = await store.session({ username, id: String(claims.origin_jti) });
  if (!session) throw notAuthorized('Access Token has been revoked');
  const user = await store.user(username);
  if (!user) throw notAuthorized('Invalid Access Token');
  return user;
};
