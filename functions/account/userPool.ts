import { createHmac } from 'node:crypto';
import {
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientIds, setting } from '#functions/kernel/adapters/environment.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';

/** The application at the pool: one of its clients. */
export interface Application {
  readonly ClientId: string;
  /** The client secret, read once from the pool: it is in no setting. */
  readonly clientSecret: () => Promise<string>;
  /** The proof that calls about a user need. */
  readonly secretHash: (username: string) => Promise<string>;
}

const applicationOf = (client: CognitoIdentityProviderClient, UserPoolId: string, ClientId: string): Application => {
  let secret: Promise<string> | undefined;
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
  const secretHash = async (username: string): Promise<string> =>
    createHmac('sha256', await clientSecret())
      .update(`${username}${ClientId}`)
      .digest('base64');
  return { ClientId, clientSecret, secretHash };
};

/** Stands between the id of a client and the pool's token, whose own letters are those of base64url and the full stop. */
const mark = ':';

/**
 * The SDK's client of the user pool, with the application at the pool. A client of the pool leads back to 100 addresses and no more, so the
 * customers with an identity provider share several; people with a password are signed in by the first.
 */
export const userPool = lazy(() => {
  const client = new CognitoIdentityProviderClient();
  const UserPoolId = setting('USER_POOL_ID');
  const applications = clientIds().map((ClientId) => applicationOf(client, UserPoolId, ClientId));
  const [first] = applications;
  if (!first) throw new Error('the user pool has no client');

  /** The client of that place. Throws where there is none. */
  const application = (index: number): Application => {
    const found = applications[index];
    if (!found) throw new Error(`the user pool has no client ${index}`);
    return found;
  };
  /** A refresh token as it is given to browsers: the pool takes it from its own client only, so it begins with the id of that, the first apart. */
  const marked = ({ ClientId }: Application, token: string): string =>
    ClientId === first.ClientId ? token : `${ClientId}${mark}${token}`;
  /** The pool's refresh token, and the client that it was issued to; a mark that names no client of ours stays, and the pool refuses it. */
  const unmarked = (given: string): { readonly issuedTo: Application; readonly token: string } => {
    const end = given.indexOf(mark);
    const issuedTo = applications.find(({ ClientId }) => ClientId === given.slice(0, end));
    return issuedTo ? { issuedTo, token: given.slice(end + 1) } : { issuedTo: first, token: given };
  };

  return { ...first, client, UserPoolId, application, marked, unmarked };
});
