import type { Listener } from '../http.ts';
import { jsonListener } from '../jsonListener.ts';
import { adminOperations } from './admin.ts';
import type { Pool } from './pool.ts';
import { signInOperations } from './sign-in.ts';

/** Our stand-in for Cognito: its JSON 1.1 protocol for the operations we call, and the pool's key set. */
export const identityListener = (pool: Pool): Listener => {
  const listener = jsonListener('AWSCognitoIdentityProviderService', {
    ...adminOperations(pool),
    ...signInOperations(pool),
  });
  return async (request, response) => {
    if (request.method === 'GET' && request.url?.endsWith(`/${pool.id}/.well-known/jwks.json`)) {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(pool.keys.jwks));
      return;
    }
    await listener(request, response);
  };
};
