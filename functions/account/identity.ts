import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  type AuthFlowType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
  NotAuthorizedException,
  PasswordResetRequiredException,
  RevokeTokenCommand,
  UnsupportedTokenTypeException,
  UserNotConfirmedException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { setting } from '#functions/kernel/services/environment.ts';
import { lazy } from '#functions/kernel/services/lazy.ts';

export interface Tokens {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
}

/** The operations of the user pool that the program needs. */
export interface Identity {
  /** Tokens; `refused` for an unknown user as for a wrong password; `unconfirmed` only after the right one. */
  signIn(username: string, password: string): Promise<Tokens | 'refused' | 'unconfirmed'>;
  refresh(refreshToken: string): Promise<Tokens | 'refused'>;
  revoke(refreshToken: string): Promise<void>;
  /** Sets the password; creates the user if it does not exist. */
  setPassword(username: string, password: string): Promise<void>;
  /** Revokes every refresh token of the user, if the user exists. */
  signOutEverywhere(username: string): Promise<void>;
  /** Removes the user, if it exists. */
  remove(username: string): Promise<void>;
}

/** An account without a password has no user in the pool. */
const unlessUnknown = (cause: unknown): void => {
  if (!(cause instanceof UserNotFoundException)) throw cause;
};

/** The user pool through its SDK; on one machine the same calls reach the stand-in. */
export const cognito: () => Identity = lazy(() => {
  const client = new CognitoIdentityProviderClient();
  const ClientId = setting('USER_POOL_CLIENT_ID');
  const UserPoolId = setting('USER_POOL_ID');

  const authenticate = async (
    AuthFlow: AuthFlowType,
    AuthParameters: Record<string, string>,
    keptRefreshToken = '',
  ): Promise<Tokens | 'refused' | 'unconfirmed'> => {
    try {
      const { AuthenticationResult: result } = await client.send(
        new InitiateAuthCommand({ ClientId, AuthFlow, AuthParameters }),
      );
      // Without a result there is a challenge: the user has yet to set a password.
      if (!result?.AccessToken) return 'unconfirmed';
      return {
        accessToken: result.AccessToken,
        expiresIn: result.ExpiresIn ?? 3600,
        refreshToken: result.RefreshToken ?? keptRefreshToken,
      };
    } catch (cause) {
      if (cause instanceof NotAuthorizedException || cause instanceof UserNotFoundException) return 'refused';
      if (cause instanceof UserNotConfirmedException || cause instanceof PasswordResetRequiredException)
        return 'unconfirmed';
      throw cause;
    }
  };

  return {
    signIn: (USERNAME, PASSWORD) => authenticate('USER_PASSWORD_AUTH', { USERNAME, PASSWORD }),
    refresh: async (token) => {
      const result = await authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: token }, token);
      return result === 'unconfirmed' ? 'refused' : result;
    },
    revoke: async (Token) => {
      try {
        await client.send(new RevokeTokenCommand({ ClientId, Token }));
      } catch (cause) {
        // An unknown token needs no revocation.
        if (!(cause instanceof NotAuthorizedException || cause instanceof UnsupportedTokenTypeException)) throw cause;
      }
    },
    setPassword: async (Username, Password) => {
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
    remove: async (Username) => {
      await client.send(new AdminDeleteUserCommand({ UserPoolId, Username })).catch(unlessUnknown);
    },
  };
});
