import type { IncomingMessage } from 'node:http';
import type { Listener } from '../http.ts';
import { jsonListener } from '../jsonListener.ts';
import { adminOperations } from './admin.ts';
import type { Pool } from './pool.ts';
import { signInOperations } from './signIn.ts';

const service = 'AWSCognitoIdentityProviderService';

/** Whether a request asks for the public keys of the pool. */
const isKeySet =
  ({ id }: Pool) =>
  ({ method, url }: IncomingMessage): boolean =>
    method === 'GET' && url === `/${id}/.well-known/jwks.json`;

/** Operations whose input proves the client by its secret, or the user by a token: the SDK sends them without credentials. */
const unsigned = new Set(
  ['GetTokensFromRefreshToken', 'RevokeToken', 'AssociateSoftwareToken', 'VerifySoftwareToken'].map(
    (name) => `${service}.${name}`,
  ),
);

/** Whether a request needs no secret of the machine: it asks for public keys, or the operation checks the client's own. */
export const isUnsigned = (pool: Pool) => {
  const asksForKeys = isKeySet(pool);
  return (request: IncomingMessage): boolean =>
    asksForKeys(request) || unsigned.has(String(request.headers['x-amz-target']));
};

/** Our stand-in for Cognito: its JSON 1.1 protocol for the operations we call, and the pool's key set. */
export const identityListener = (pool: Pool): Listener => {
  const listener = jsonListener(service, {
    ...adminOperations(pool),
    ...signInOperations(pool),
  });
  const asksForKeys = isKeySet(pool);
  return async (request, response) => {
    if (asksForKeys(request)) {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(pool.keys.jwks));
      return;
    }
    await listener(request, response);
  };
};
