import { createHmac, randomUUID } from 'node:crypto';
import { isSameSecret } from '#functions/kernel/adapters/isSameSecret.ts';
import type { Pool, TokenTriggerEvent } from './pool.ts';
import { notAuthorized, Refusal } from './refusal.ts';
import type { Session, User } from './store.ts';

const accessSeconds = 3600;
const refreshDays = 14;
const dayMs = 86_400_000;
/** For how long a refresh token that was used may be used again, by tabs that refresh at the same time. */
const graceMs = 60_000;
/** With this scope a token lets its holder change the user's own settings in the pool. */
export const adminScope = 'aws.cognito.signin.user.admin';

type Named = Pick<Session, 'username' | 'id'>;

/** The proof that a refresh token is ours. Each follows from its number, so nothing of it is stored, and a number has one token only. */
const proofOf = ({ keys }: Pool, { username, id }: Named, turn: number): string =>
  createHmac('sha256', keys.derive('refresh'))
    .update(JSON.stringify([username, id, turn]))
    .digest('base64url');

const refreshTokenOf = (pool: Pool, session: Named, turn: number): string =>
  [Buffer.from(session.username).toString('base64url'), session.id, turn, proofOf(pool, session, turn)].join('.');

/** A new session of a user, and its first refresh token. Expired ones are swept. */
export const openSession = async (pool: Pool, { username }: User) => {
  const { store, now } = pool;
  const startedAt = now();
  await store.removeSessions(username, ({ expiresAt }) => expiresAt <= startedAt);
  const expiresAt = startedAt + refreshDays * dayMs;
  const session: Session = { username, id: randomUUID(), turn: 0, turnedAt: startedAt, startedAt, expiresAt };
  await store.putSession(session);
  return { session, refreshToken: refreshTokenOf(pool, session, session.turn) };
};

/** The session of a refresh token, present or used, and the number of the token. Throws Refusal NotAuthorizedException. */
export const sessionOf = async (pool: Pool, refreshToken: string) => {
  const [name = '', id = '', number = '', proof = ''] = refreshToken.split('.');
  if (!name || !id || !/^\d{1,9}$/.test(number)) throw notAuthorized('Invalid Refresh Token');
  const [named, turn] = [{ username: Buffer.from(name, 'base64url').toString(), id }, Number(number)];
  if (!isSameSecret(proof, proofOf(pool, named, turn))) throw notAuthorized('Invalid Refresh Token');
  const session = await pool.store.session(named);
  if (!session) throw notAuthorized('Refresh Token has been revoked');
  if (session.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired');
  return { session, turn };
};

/**
 * The refresh token after the one given, the same for all who give it within the grace. Whoever gives a used one later is a thief, or
 * came after one: the session ends. Throws Refusal NotAuthorizedException and RefreshTokenReuseException.
 */
export const rotated = async (pool: Pool, refreshToken: string): Promise<string> => {
  const { store, now } = pool;
  const { session, turn } = await sessionOf(pool, refreshToken);
  if (turn === session.turn) await store.putSession({ ...session, turn: turn + 1, turnedAt: now() });
  else if (turn !== session.turn - 1 || now() >= session.turnedAt + graceMs) {
    await store.removeSession(session);
    throw new Refusal('RefreshTokenReuseException', 'Refresh Token has been used');
  }
  return refreshTokenOf(pool, session, turn + 1);
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
