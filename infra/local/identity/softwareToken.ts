import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Turn } from '../serially.ts';
import { checkClient, checkPool, checkSecretHash, type Operation, operation } from './operation.ts';
import type { Pool } from './pool.ts';
import { notAuthorized, Refusal } from './refusal.ts';
import type { User } from './store.ts';
import { adminScope } from './tokens.ts';
import { newSecret, stepOfCode } from './totp.ts';

const Code = z.string().regex(/^[0-9]{6}$/);
const Association = z.object({ AccessToken: z.string() });
const Verification = Association.extend({ UserCode: Code });
const Preference = z.object({
  UserPoolId: z.string(),
  Username: z.string().min(1),
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean(), PreferredMfa: z.boolean().default(false) }),
});
const Response = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  Session: z.string().min(20),
  ChallengeResponses: z.object({
    USERNAME: z.string().min(1),
    SOFTWARE_TOKEN_MFA_CODE: z.string(),
    SECRET_HASH: z.string(),
  }),
});

/** A sign-in whose password was right and whose code is awaited. */
interface Awaited {
  readonly username: string;
  readonly until: number;
  readonly wrong: number;
}

const challengeMs = 3 * 60_000;
const mostWrong = 3;

interface Parts {
  readonly pool: Pool;
  readonly turn: Turn;
  /** The answer of a sign-in that is complete. */
  readonly enter: (user: User) => Promise<object>;
}

/** The second factor of the pool: codes of an authenticator app (TOTP); each code is accepted once. */
export const softwareToken = ({ pool, turn, enter }: Parts) => {
  const { store, now } = pool;
  const challenges = new Map<string, Awaited>();

  /** The user of an access token with the scope for it. */
  const userOf = async (accessToken: string): Promise<User> => {
    const claims = pool.keys.read(accessToken);
    if (claims?.token_use !== 'access' || Number(claims.exp) * 1000 <= now())
      throw notAuthorized('Invalid Access Token');
    if (!String(claims.scope).split(' ').includes(adminScope))
      throw notAuthorized('Access Token does not have required scopes');
    const username = String(claims.username);
    const [user, session] = await Promise.all([
      store.user(username),
      store.session({ username, id: String(claims.origin_jti) }),
    ]);
    if (!user || !session) throw notAuthorized('Access Token has been revoked');
    return user;
  };

  /** The step of a code that is right and new. @throws Refusal */
  const takenStep = (user: Pick<User, 'lastStep'>, secret: string, code: string, wrong: Refusal): number => {
    const step = stepOfCode(secret, code, now());
    if (step === undefined) throw wrong;
    if (step <= (user.lastStep ?? 0))
      throw new Refusal('ExpiredCodeException', 'Your software token has already been used once.');
    return step;
  };

  const operations: Readonly<Record<string, Operation>> = {
    AssociateSoftwareToken: operation(Association, async ({ AccessToken }) => {
      const { username } = await userOf(AccessToken);
      return turn(username.toLowerCase(), async () => {
        const pendingSecret = newSecret();
        await store.putUser({ ...(await userOf(AccessToken)), pendingSecret });
        return { SecretCode: pendingSecret };
      });
    }),

    VerifySoftwareToken: operation(Verification, async ({ AccessToken, UserCode }) => {
      const { username } = await userOf(AccessToken);
      return turn(username.toLowerCase(), async () => {
        const { pendingSecret, ...user } = await userOf(AccessToken);
        const failed = new Refusal(
          'EnableSoftwareTokenMFAException',
          'Code mismatch and fail enable Software Token MFA',
        );
        if (pendingSecret === undefined) throw failed;
        const lastStep = takenStep({ ...user, lastStep: 0 }, pendingSecret, UserCode, failed);
        await store.putUser({ ...user, secret: pendingSecret, lastStep });
        return { Status: 'SUCCESS' };
      });
    }),

    AdminSetUserMFAPreference: operation(Preference, async ({ UserPoolId, Username, SoftwareTokenMfaSettings }) => {
      checkPool(pool, UserPoolId);
      return turn(Username.toLowerCase(), async () => {
        const user = await store.user(Username);
        if (!user) throw new Refusal('UserNotFoundException', 'User does not exist.');
        const { Enabled } = SoftwareTokenMfaSettings;
        if (Enabled && user.secret === undefined)
          throw new Refusal('InvalidParameterException', 'User has not verified software token mfa');
        await store.putUser({ ...user, isCodeAsked: Enabled });
        return {};
      });
    }),

    AdminRespondToAuthChallenge: operation(Response, async (input) => {
      checkPool(pool, input.UserPoolId);
      checkClient(pool, input.ClientId);
      const { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code, SECRET_HASH } = input.ChallengeResponses;
      checkSecretHash(pool, USERNAME, SECRET_HASH);
      const user = await turn(USERNAME.toLowerCase(), async () => {
        const awaited = challenges.get(input.Session);
        const known = await store.user(USERNAME);
        if (!known?.enabled || known.secret === undefined || known.username !== awaited?.username)
          throw notAuthorized('Invalid session for the user.');
        if (awaited.until <= now()) throw notAuthorized('Invalid session for the user, session is expired.');
        challenges.delete(input.Session);
        try {
          const lastStep = takenStep(
            known,
            known.secret,
            code,
            new Refusal('CodeMismatchException', 'Invalid code received for user'),
          );
          const entered = { ...known, lastStep };
          await store.putUser(entered);
          return entered;
        } catch (cause) {
          const wrong = awaited.wrong + 1;
          if (wrong < mostWrong) challenges.set(input.Session, { ...awaited, wrong });
          throw cause;
        }
      });
      return enter(user);
    }),
  };

  /** The answer to a right password of a user whose code is asked for. */
  const challenge = ({ username }: User) => {
    for (const [session, { until }] of challenges) if (until <= now()) challenges.delete(session);
    const Session = randomBytes(32).toString('base64url');
    challenges.set(Session, { username, until: now() + challengeMs, wrong: 0 });
    return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeParameters: { USER_ID_FOR_SRP: username } };
  };

  return { challenge, operations };
};
