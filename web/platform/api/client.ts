import { type CallOptions, createClient } from '#shared/contract/client.ts';
import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';
import type { Connection } from './connection.ts';
import { ApiProblem } from './problem.ts';
import type { Session } from './session.ts';

/** Sends one call; returns the `data` of the contract's answer, undefined after 204. Throws ApiProblem. */
export type Send = <E extends Endpoint>(endpoint: E, call: Call<E>, options?: CallOptions) => Promise<Answer<E>>;

/** What the client needs of its surroundings; `origin` is empty in a browser. */
export interface ClientPorts {
  readonly origin: string;
  readonly session: Pick<Session, 'token' | 'expire'>;
  readonly connection: Pick<Connection, 'report'>;
}

/**
 * Returns the contract's client for this browser. It expires the session after a second 401 or a 403, and reports to the
 * connection whether the server answered.
 */
export const createSend = ({ origin, session, connection }: ClientPorts): Send => {
  const client = createClient({
    origin,
    token: (refused) => session.token(refused),
    transport: async (url, request) => {
      try {
        const response = await fetch(url, request);
        connection.report('up');
        return response;
      } catch {
        if (request.signal?.aborted) throw new ApiProblem(0, 'cancelled');
        connection.report('down');
        throw new ApiProblem(0, 'offline');
      }
    },
  });
  return async (endpoint, call, options) => {
    const outcome = await client(endpoint, call, options);
    if (outcome.ok) return outcome.answer;
    const { status, code, body } = outcome;
    if (endpoint.who !== 'open' && status === 401) session.expire('expired');
    if (endpoint.who !== 'open' && status === 403) session.expire('forbidden');
    throw new ApiProblem(status, code, body);
  };
};
