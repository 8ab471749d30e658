import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';
import type { Connection } from './connection.ts';
import { ApiProblem, problemFrom } from './problem.ts';
import type { Session } from './session.ts';
import { urlOf } from './url.ts';

/** Transport options of one call. */
interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** A create repeated with the same key answers the first result. */
  readonly idempotencyKey?: string | undefined;
}

/** Sends one call; returns the `data` of the contract's answer, undefined after 204. Throws ApiProblem. */
export type Send = <E extends Endpoint>(endpoint: E, call: Call<E>, options?: SendOptions) => Promise<Answer<E>>;

/** What the client needs of its surroundings; `origin` is empty in a browser. */
export interface ClientPorts {
  readonly origin: string;
  readonly session: Pick<Session, 'token' | 'expire'>;
  readonly connection: Pick<Connection, 'report'>;
}

const encode = ({ accepts }: Endpoint, body: unknown): { type: string; text: string } | undefined => {
  if (body === undefined) return undefined;
  return accepts === 'form'
    ? {
        type: 'application/x-www-form-urlencoded',
        text: new URLSearchParams(body as Record<string, string>).toString(),
      }
    : { type: 'application/json', text: JSON.stringify(body) };
};

const read = async (endpoint: Endpoint, response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json().catch(() => {
    throw new ApiProblem(response.status, 'unreadable');
  });
  return endpoint.bare ? answer : (answer as { readonly data: unknown }).data;
};

/**
 * Returns a client of the contract. It adds the token, refreshes it once after 401, expires the session after a second 401
 * or a 403, and reports to the connection whether the server answered.
 */
export const createSend = ({ origin, session, connection }: ClientPorts): Send => {
  const transmit = async (
    endpoint: Endpoint,
    call: Call<Endpoint>,
    token: string | undefined,
    options: SendOptions,
  ) => {
    const body = encode(endpoint, call.body);
    const headers = {
      ...(body && { 'content-type': body.type }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(options.idempotencyKey !== undefined && { 'idempotency-key': options.idempotencyKey }),
      ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
    };
    try {
      const response = await fetch(origin + urlOf(endpoint, call), {
        method: endpoint.method,
        headers,
        body: body?.text ?? null,
        signal: options.signal ?? null,
      });
      connection.report('up');
      return response;
    } catch {
      if (options.signal?.aborted) throw new ApiProblem(0, 'cancelled');
      connection.report('down');
      throw new ApiProblem(0, 'offline');
    }
  };

  return async <E extends Endpoint>(endpoint: E, call: Call<E>, options: SendOptions = {}): Promise<Answer<E>> => {
    const needsToken = endpoint.who !== 'open';
    const first = needsToken ? await session.token() : undefined;
    let response = await transmit(endpoint, call as Call<Endpoint>, first, options);
    if (response.status === 401 && needsToken && first !== undefined) {
      const second = await session.token(first);
      if (second !== undefined) response = await transmit(endpoint, call as Call<Endpoint>, second, options);
    }
    if (response.ok) return (await read(endpoint, response)) as Answer<E>;
    const problem = await problemFrom(response);
    if (needsToken && problem.status === 401) session.expire('expired');
    if (needsToken && problem.status === 403) session.expire('forbidden');
    throw problem;
  };
};
