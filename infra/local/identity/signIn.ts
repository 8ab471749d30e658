import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { serially } from '../serially.ts';
import { afterFailure, isLocked } from './lockout.ts';
import {
  checkClient,
  checkClientSecret,
  checkPool,
  checkSecretHash,
  type Operation,
  operation,
  Password,
} from './operation.ts';
import { isPassword } from './password.ts';
import type { Pool } from './pool.ts';
import { notAuthorized, Refusal, wrongPassword } from './refusal.ts';
import { softwareToken } from './softwareToken.ts';
import type { User } from './store.ts';
import { openSession, rotated, sessionOf, tokensOf } from './tokens.ts';

const Initiation = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  AuthFlow: z.literal('ADMIN_USER_PASSWORD_AUTH'),
  AuthParameters: z.object({ USERNAME: z.string().min(1), PASSWORD: Password, SECRET_HASH: z.string() }),
});

const Client = z.object({ UserPoolId: z.string(), ClientId: z.string() });
const WithSecret = z.object({ ClientId: z.string(), ClientSecret: z.string() });
const Refreshing = WithSecret.extend({
  RefreshToken: z.string(),
  ClientMetadata: z.record(z.string(), z.string()).optional(),
});
const Revocation = WithSecret.extend({ Token: z.string() });

const newPasswordChallenge = ({ username, attributes }: User) => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: randomBytes(32).toString('base64url'),
  ChallengeParameters: {
    USER_ID_FOR_SRP: username,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(attributes),
  },
});

/**
 * The operations by which the application signs a user in, keeps the session and ends it. Each needs the secret of the client: a user
 * cannot call them past the application.
 */
export const signInOperations = (pool: Pool): Readonly<Record<string, Operation>> => {
  const { store, now } = pool;
  const turn = serially();

  const enter = async (user: User): Promise<object> => {
    const { session, refreshToken } = await openSession(pool, user);
    const tokens = await tokensOf(pool, user, session, { triggerSource: 'TokenGeneration_Authentication' });
    return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
  };
  const secondFactor = softwareToken({ pool, turn, enter });

  /** One check at a time per user, so that concurrent guesses are all counted. */
  const checkPassword = (username: string, password: string): Promise<User> =>
    turn(username.toLowerCase(), async () => {
      const [user, attempts] = await Promise.all([store.user(username), store.attempts(username)]);
      if (isLocked(attempts, now())) throw notAuthorized('Password attempts exceeded');
      if ((await isPassword(password, user?.password)) && user) {
        if (attempts.failed > 0) await store.removeAttempts(username);
        return user;
      }
      if (user) await store.putAttempts(username, afterFailure(attempts, now()));
      throw wrongPassword();
    });

  const withPassword = async (username: string, password: string): Promise<object> => {
    const user = await checkPassword(username, password);
    if (!user.enabled) throw notAuthorized('User is disabled.');
    if (user.status === 'FORCE_CHANGE_PASSWORD') return newPasswordChallenge(user);
    return user.isCodeAsked ? secondFactor.challenge(user) : enter(user);
  };

  const withRefreshToken = async (
    refreshToken: string,
    clientMetadata: Readonly<Record<string, string>> | undefined,
  ): Promise<object> => {
    const { session } = await sessionOf(pool, refreshToken);
    const user = await store.user(session.username);
    if (!user) throw notAuthorized('Invalid Refresh Token');
    if (!user.enabled) throw notAuthorized('User is disabled.');
    const tokens = await tokensOf(pool, user, session, {
      triggerSource: 'TokenGeneration_RefreshTokens',
      clientMetadata,
    });
    // One at a time for each session, so that no later number is replaced by an earlier one.
    const RefreshToken = await turn(session.id, () => rotated(pool, refreshToken));
    return { AuthenticationResult: { ...tokens, RefreshToken } };
  };

  return {
    AdminInitiateAuth: operation(Initiation, (input) => {
      checkPool(pool, input.UserPoolId);
      checkClient(pool, input.ClientId);
      const { USERNAME, PASSWORD, SECRET_HASH } = input.AuthParameters;
      checkSecretHash(pool, USERNAME, SECRET_HASH);
      return withPassword(USERNAME, PASSWORD);
    }),

    GetTokensFromRefreshToken: operation(Refreshing, (input) => {
      checkClientSecret(pool, input);
      return withRefreshToken(input.RefreshToken, input.ClientMetadata);
    }),

    RevokeToken: operation(Revocation, async ({ Token, ...client }) => {
      checkClientSecret(pool, client);
      if (pool.keys.read(Token))
        throw new Refusal('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
      // RFC 7009: an invalid token is not an error.
      const known = await sessionOf(pool, Token).catch(() => undefined);
      if (known) await store.removeSession(known.session);
      return {};
    }),

    DescribeUserPoolClient: operation(Client, async (input) => {
      checkPool(pool, input.UserPoolId);
      checkClient(pool, input.ClientId);
      return { UserPoolClient: { ...input, ClientSecret: pool.clientSecret } };
    }),

    ...secondFactor.operations,
  };
};
