import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { afterFailure, isLocked } from './lockout.ts';
import { checkClient, type Operation, operation, Password } from './operation.ts';
import { checkPolicy, hashPassword, isPassword } from './password.ts';
import type { Pool } from './pool.ts';
import { notAuthorized, Refusal, wrongPassword } from './refusal.ts';
import { serially } from './serially.ts';
import type { User } from './store.ts';
import { openSession, sessionOf, tokensOf, userOf } from './tokens.ts';

const Initiation = z.discriminatedUnion('AuthFlow', [
  z.object({
    AuthFlow: z.literal('USER_PASSWORD_AUTH'),
    ClientId: z.string(),
    AuthParameters: z.object({ USERNAME: z.string().min(1), PASSWORD: Password }),
  }),
  z.object({
    AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
    ClientId: z.string(),
    AuthParameters: z.object({ REFRESH_TOKEN: z.string() }),
  }),
]);

const Change = z.object({ AccessToken: z.string(), PreviousPassword: Password, ProposedPassword: Password });
const Revocation = z.object({ Token: z.string(), ClientId: z.string() });

const newPasswordChallenge = ({ username, attributes }: User) => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: randomBytes(32).toString('base64url'),
  ChallengeParameters: {
    USER_ID_FOR_SRP: username,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(attributes),
  },
});

/** The operations of a user that signs in or is signed in. */
export const signInOperations = (pool: Pool): Readonly<Record<string, Operation>> => {
  const { store, now } = pool;
  const turn = serially();

  /** One check at a time per user, so that concurrent guesses are all counted. */
  const checkPassword = (username: string, password: string, locked: () => Refusal): Promise<User> =>
    turn(username.toLowerCase(), async () => {
      const [user, attempts] = await Promise.all([store.user(username), store.attempts(username)]);
      if (isLocked(attempts, now())) throw locked();
      if ((await isPassword(password, user?.password)) && user) {
        if (attempts.failed > 0) await store.removeAttempts(username);
        return user;
      }
      if (user) await store.putAttempts(username, afterFailure(attempts, now()));
      throw wrongPassword();
    });

  const withPassword = async (username: string, password: string): Promise<object> => {
    const user = await checkPassword(username, password, () => notAuthorized('Password attempts exceeded'));
    if (!user.enabled) throw notAuthorized('User is disabled.');
    if (user.status === 'FORCE_CHANGE_PASSWORD') return newPasswordChallenge(user);
    const { session, refreshToken } = await openSession(pool, user);
    const tokens = await tokensOf(pool, user, session, 'TokenGeneration_Authentication');
    return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
  };

  const withRefreshToken = async (refreshToken: string): Promise<object> => {
    const session = await sessionOf(pool, refreshToken);
    const user = await store.user(session.username);
    if (!user) throw notAuthorized('Invalid Refresh Token');
    if (!user.enabled) throw notAuthorized('User is disabled.');
    const tokens = await tokensOf(pool, user, session, 'TokenGeneration_RefreshTokens');
    return { ChallengeParameters: {}, AuthenticationResult: tokens };
  };

  return {
    InitiateAuth: operation(Initiation, (input) => {
      checkClient(pool, input.ClientId);
      return input.AuthFlow === 'USER_PASSWORD_AUTH'
        ? withPassword(input.AuthParameters.USERNAME, input.AuthParameters.PASSWORD)
        : withRefreshToken(input.AuthParameters.REFRESH_TOKEN);
    }),

    ChangePassword: operation(Change, async ({ AccessToken, PreviousPassword, ProposedPassword }) => {
      const { username } = await userOf(pool, AccessToken);
      const user = await checkPassword(
        username,
        PreviousPassword,
        () => new Refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
      );
      checkPolicy(ProposedPassword);
      await store.putUser({ ...user, password: await hashPassword(ProposedPassword), modifiedAt: now() });
      return {};
    }),

    RevokeToken: operation(Revocation, async ({ Token, ClientId }) => {
      checkClient(pool, ClientId);
      if (pool.keys.read(Token))
        throw new Refusal('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
      // RFC 7009: an invalid token is not an error.
      const session = await sessionOf(pool, Token).catch(() => undefined);
      if (session) await store.removeSession(session);
      return {};
    }),
  };
};
