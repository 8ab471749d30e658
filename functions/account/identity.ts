import {
  AdminCreateUserCommand,
  AdminDeleteUserAttributesCommand,
  AdminDeleteUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  GetTokensFromRefreshTokenCommand,
  NotAuthorizedException,
  PasswordResetRequiredException,
  RefreshTokenReuseException,
  RevokeTokenCommand,
  UnsupportedTokenTypeException,
  UserNotConfirmedException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';
import { pause } from '#functions/kernel/adapters/pause.ts';
import { userPool } from './userPool.ts';

/** What the user pool answers to the code of a sign-in at an identity provider. */
export interface SignedIn extends Tokens {
  readonly idToken: string;
}

export interface Tokens {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
}

/** The password was right, and the pool wants a code of the authenticator app: the session to answer in. */
export interface CodeAsked {
  readonly codeSession: string;
}

export const isCodeAsked = (result: Tokens | CodeAsked): result is CodeAsked => 'codeSession' in result;

type SignInResult = Tokens | CodeAsked | 'refused' | 'unconfirmed' | 'locked';

/** The operations of the user pool that the program needs; those of the second factor are in secondFactor/authenticator.ts. */
export interface Identity {
  /**
   * Tokens, or that a code is asked for; `refused` for an unknown user as for a wrong password; `unconfirmed` only after the right one; `locked` where the pool
   * does not try the password, because of wrong ones just before.
   */
  signIn(username: string, password: string): Promise<SignInResult>;
  /** The tokens for the code that a browser brought back from the user pool, once. */
  redeem(given: {
    readonly code: string;
    readonly verifier: string;
    readonly redirectUri: string;
    /** The client of the pool that the sign-in was begun with. */
    readonly client: number;
  }): Promise<SignedIn | 'refused'>;
  /** New tokens, the refresh token among them: the one given ends within a minute. */
  refresh(refreshToken: string): Promise<Tokens | 'refused'>;
  revoke(refreshToken: string): Promise<void>;
  /** Sets the password; creates the user if it does not exist. */
  setPassword(username: string, password: string): Promise<void>;
  /** Revokes every refresh token of the user, if the user exists. */
  signOutEverywhere(username: string): Promise<void>;
  /** Removes attributes from a user of an identity provider: the pool would keep them where a later assertion states none. */
  forgetAttributes(username: string, names: readonly string[]): Promise<void>;
  /** Removes the user, if it exists. */
  remove(username: string): Promise<void>;
}

/** After five wrong passwords the pool tries none for a second, then for twice as long after each more. */
const isUntried = (cause: unknown): boolean =>
  cause instanceof NotAuthorizedException && cause.message === 'Password attempts exceeded';

/** Milliseconds to wait before a password that the pool refused without trying is sent again: the attempts before it may have been a stranger's. */
const waits = [1100, 2200];

/** An account without a password has no user in the pool. */
const unlessUnknown = (cause: unknown): void => {
  if (!(cause instanceof UserNotFoundException)) throw cause;
};

/** The tokens of an answer; undefined where it has none. */
export const tokensOf = (result: AuthenticationResultType | undefined): Tokens | undefined =>
  result?.AccessToken && result.RefreshToken
    ? { accessToken: result.AccessToken, expiresIn: result.ExpiresIn ?? 3600, refreshToken: result.RefreshToken }
    : undefined;

const redeemed = z
  .object({ access_token: z.string(), refresh_token: z.string(), id_token: z.string(), expires_in: z.number() })
  .transform(
    ({ access_token, refresh_token, id_token, expires_in }): SignedIn => ({
      accessToken: access_token,
      refreshToken: refresh_token,
      idToken: id_token,
      expiresIn: expires_in,
    }),
  );

/** A password as the pool gets it, in Unicode NFC: keyboards send an å as one character or as two. */
const composed = (password: string): string => password.normalize('NFC');

/** The user pool through its SDK; on one machine the same calls reach the stand-in. */
export const cognito: () => Identity = lazy(() => {
  const { client, ClientId, UserPoolId, secretHash, application, marked, unmarked } = userPool();

  return {
    signIn: async (USERNAME, password) => {
      const PASSWORD = composed(password);
      const SECRET_HASH = await secretHash(USERNAME);
      const AuthParameters = { USERNAME, PASSWORD, SECRET_HASH };
      const AuthFlow = 'ADMIN_USER_PASSWORD_AUTH';
      const start = new AdminInitiateAuthCommand({ UserPoolId, ClientId, AuthFlow, AuthParameters });
      for (const wait of [...waits, undefined])
        try {
          const { AuthenticationResult, ChallengeName, Session } = await client.send(start);
          if (ChallengeName === 'SOFTWARE_TOKEN_MFA' && Session !== undefined) return { codeSession: Session };
          // Any other challenge: the user has yet to set a password.
          return tokensOf(AuthenticationResult) ?? 'unconfirmed';
        } catch (cause) {
          if (isUntried(cause)) {
            if (wait !== undefined) await pause(wait);
            continue;
          }
          if (cause instanceof NotAuthorizedException || cause instanceof UserNotFoundException) return 'refused';
          if (cause instanceof UserNotConfirmedException || cause instanceof PasswordResetRequiredException)
            return 'unconfirmed';
          throw cause;
        }
      return 'locked';
    },
    redeem: async ({ code, verifier, redirectUri, client: index }) => {
      const issuedTo = application(index);
      const basic = Buffer.from(`${issuedTo.ClientId}:${await issuedTo.clientSecret()}`).toString('base64');
      const answer = await fetch(`${setting('USER_POOL_ORIGIN')}/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: issuedTo.ClientId,
          redirect_uri: redirectUri,
          code,
          code_verifier: verifier,
        }),
        signal: AbortSignal.timeout(10_000),
      });
      if (answer.status === 400) return 'refused';
      if (!answer.ok) throw new Error(`the user pool answered ${answer.status} to a code`);
      const signedIn = redeemed.parse(await answer.json());
      return { ...signedIn, refreshToken: marked(issuedTo, signedIn.refreshToken) };
    },
    refresh: async (given) => {
      const { issuedTo, token: RefreshToken } = unmarked(given);
      const ClientSecret = await issuedTo.clientSecret();
      const renewal = new GetTokensFromRefreshTokenCommand({ ClientId: issuedTo.ClientId, ClientSecret, RefreshToken });
      try {
        const tokens = tokensOf((await client.send(renewal)).AuthenticationResult);
        return tokens ? { ...tokens, refreshToken: marked(issuedTo, tokens.refreshToken) } : 'refused';
      } catch (cause) {
        if (
          cause instanceof NotAuthorizedException ||
          cause instanceof RefreshTokenReuseException ||
          cause instanceof UserNotFoundException
        )
          return 'refused';
        throw cause;
      }
    },
    revoke: async (given) => {
      const { issuedTo, token: Token } = unmarked(given);
      const ClientSecret = await issuedTo.clientSecret();
      try {
        await client.send(new RevokeTokenCommand({ ClientId: issuedTo.ClientId, ClientSecret, Token }));
      } catch (cause) {
        // An unknown token needs no revocation.
        if (!(cause instanceof NotAuthorizedException || cause instanceof UnsupportedTokenTypeException)) throw cause;
      }
    },
    setPassword: async (Username, password) => {
      const Password = composed(password);
      try {
        await client.send(new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS' }));
      } catch (cause) {
        if (!(cause instanceof UsernameExistsException)) throw cause;
      }
      await client.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password, Permanent: true }));
    },
    signOutEverywhere: async (Username) => {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username })).catch(unlessUnknown);
    },
    forgetAttributes: async (Username, names) => {
      await client.send(new AdminDeleteUserAttributesCommand({ UserPoolId, Username, UserAttributeNames: [...names] }));
    },
    remove: async (Username) => {
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(unlessUnknown);
    },
  };
});
