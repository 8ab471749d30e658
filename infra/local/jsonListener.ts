import type { ServerResponse } from 'node:http';
import { type Listener, readBody } from './http.ts';
import type { Operation } from './identity/operation.ts';
import { Refusal } from './identity/refusal.ts';

const bodyLimit = 1_000_000;

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
};

/** Serves operations over the JSON 1.1 protocol of AWS; `service` is the part of `x-amz-target` before the operation's name. */
export const jsonListener =
  (service: string, operations: Readonly<Record<string, Operation>>): Listener =>
  async (request, response) => {
    try {
      const [named, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
      const run = named === service ? operations[name] : undefined;
      if (!run) throw new Refusal('UnknownOperationException', `${named}.${name} is not offered here.`);
      answer(response, 200, await run(JSON.parse((await readBody(request, bodyLimit)).toString() || '{}')));
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      response.setHeader('x-amzn-errortype', cause.type);
      answer(response, 400, { __type: cause.type, message: cause.message });
    }
  };
