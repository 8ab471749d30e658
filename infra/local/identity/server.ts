import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listener, readBody } from '../http.ts';
import { adminOperations } from './admin.ts';
import type { Operation } from './operation.ts';
import type { Pool } from './pool.ts';
import { Refusal } from './refusal.ts';
import { signInOperations } from './sign-in.ts';

const service = 'AWSCognitoIdentityProviderService.';
const bodyLimit = 1_000_000;

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
};

const refused = (response: ServerResponse, { type, message }: Refusal): void => {
  response.setHeader('x-amzn-errortype', type);
  answer(response, 400, { __type: type, message });
};

const wanted = (operations: Readonly<Record<string, Operation>>, request: IncomingMessage): Operation => {
  const target = String(request.headers['x-amz-target'] ?? '');
  const found = target.startsWith(service) ? operations[target.slice(service.length)] : undefined;
  if (!found) throw new Refusal('UnknownOperationException', `${target} is not offered here.`);
  return found;
};

/** Our stand-in for Cognito: its JSON 1.1 protocol for the operations we call, and the pool's key set. */
export const identityListener = (pool: Pool): Listener => {
  const operations = { ...adminOperations(pool), ...signInOperations(pool) };
  return async (request, response) => {
    if (request.method === 'GET' && request.url?.endsWith(`/${pool.id}/.well-known/jwks.json`))
      return answer(response, 200, pool.keys.jwks);
    try {
      const run = wanted(operations, request);
      answer(response, 200, await run(JSON.parse((await readBody(request, bodyLimit)).toString() || '{}')));
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      refused(response, cause);
    }
  };
};
