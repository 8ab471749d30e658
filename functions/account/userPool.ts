import { createHmac } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';

/** The SDK's client of the user pool, with the secret of the application at the pool. */
export const userPool = lazy(() => {
  const client = new CognitoIdentityProviderClient();
  const ClientId = setting('USER_POOL_CLIENT_ID');
  const UserPoolId = setting('USER_POOL_ID');

  let secret: Promise<string> | undefined;
  /** The client secret, read once from the pool: it is in no setting. */
  const clientSecret = (): Promise<string> => {
    secret ??= client.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId })).then(({ UserPoolClient }) => {
      if (!UserPoolClient?.ClientSecret) throw new Error('the client of the user pool has no secret');
      return UserPoolClient.ClientSecret;
    });
    secret.catch(() => {
      secret = undefined;
    });
    return secret;
  };
  /** The proof that calls about a user need. */
  const secretHash = async (username: string): Promise<string> =>
    createHmac('sha256', await clientSecret())
      .update(`${username}${ClientId}`)
      .digest('base64');

  return { client, ClientId, UserPoolId, clientSecret, secretHash };
});
