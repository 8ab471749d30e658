import {
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CodeMismatchException,
  EnableSoftwareTokenMFAException,
  ExpiredCodeException,
  GetTokensFromRefreshTokenCommand,
  NotAuthorizedException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { enrolmentPurpose } from '#functions/account/secondFactor/enrolmentPurpose.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';
import { type Tokens, tokensOf } from '../identity.ts';
import { userPool } from '../userPool.ts';

/** What is wrong with a code. */
export type CodeFault = 'wrongCode' | 'usedCode';

/** The operations of the user pool for the authenticator app of a user. */
export interface Authenticator {
  /** Ends a sign-in whose password was right. */
  answer(username: string, codeSession: string, code: string): Promise<Tokens | CodeFault>;
  /** The same session with an access token that may enrol an app; it goes to no browser. */
  forEnrolment(tokens: Tokens): Promise<Tokens>;
  /** The secret of a new app, which takes the place of an earlier one when it is confirmed. */
  newSecret(enrolling: Tokens): Promise<string>;
  /** Confirms the new app by a code of it. */
  confirm(enrolling: Tokens, code: string): Promise<CodeFault | undefined>;
  /** Whether the pool asks for a code from now on; the confirmed app stays in any case. */
  ask(username: string, isAsked: boolean): Promise<void>;
}

const faultIn = (cause: unknown): CodeFault => {
  if (cause instanceof ExpiredCodeException) return 'usedCode';
  const isWrong =
    cause instanceof CodeMismatchException ||
    cause instanceof EnableSoftwareTokenMFAException ||
    // The session ended while the code was being typed, which is a matter of seconds here.
    cause instanceof NotAuthorizedException;
  if (isWrong) return 'wrongCode';
  throw cause;
};

/** The user pool through its SDK; on one machine the same calls reach the stand-in. */
export const authenticator: () => Authenticator = lazy(() => {
  const { client, ClientId, UserPoolId, clientSecret, secretHash } = userPool();
  return {
    answer: async (USERNAME, Session, SOFTWARE_TOKEN_MFA_CODE) => {
      const SECRET_HASH = await secretHash(USERNAME);
      const response = new AdminRespondToAuthChallengeCommand({
        UserPoolId,
        ClientId,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE, SECRET_HASH },
      });
      try {
        const tokens = tokensOf((await client.send(response)).AuthenticationResult);
        if (!tokens) throw new Error('the user pool answered a code with another challenge');
        return tokens;
      } catch (cause) {
        return faultIn(cause);
      }
    },
    forEnrolment: async ({ refreshToken: RefreshToken }) => {
      const ClientSecret = await clientSecret();
      const ClientMetadata = { purpose: enrolmentPurpose };
      const renewal = new GetTokensFromRefreshTokenCommand({ ClientId, ClientSecret, RefreshToken, ClientMetadata });
      const tokens = tokensOf((await client.send(renewal)).AuthenticationResult);
      if (!tokens) throw new Error('the user pool gave no tokens to enrol an app with');
      return tokens;
    },
    newSecret: async ({ accessToken: AccessToken }) => {
      const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
      if (!SecretCode) throw new Error('the user pool gave no secret for an app');
      return SecretCode;
    },
    confirm: async ({ accessToken: AccessToken }, UserCode) => {
      try {
        const { Status } = await client.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
        return Status === 'SUCCESS' ? undefined : 'wrongCode';
      } catch (cause) {
        return faultIn(cause);
      }
    },
    ask: async (Username, Enabled) => {
      const SoftwareTokenMfaSettings = { Enabled, PreferredMfa: Enabled };
      await client.send(new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SoftwareTokenMfaSettings }));
    },
  };
});
