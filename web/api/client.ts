import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';
import type { Line } from './line.ts';
import { ApiProblem, problemFrom } from './problem.ts';
import type { Session } from './session.ts';
import { urlOf } from './url.ts';

/** How one call is sent, beside what it says. */
interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Lets a repeated create answer the first result (api.md "Idempotency-Key"). */
  readonly once?: string | undefined;
}

/** Sends one call and answers what the contract promises, without the envelope; throws ApiProblem otherwise. */
export type Send = <E extends Endpoint>(endpoint: E, call: Call<E>, options?: SendOptions) => Promise<Answer<E>>;

/** What the client stands on; `origin` is empty in a browser. */
export interface ClientPorts {
  readonly origin: string;
  readonly session: Pick<Session, 'token' | 'lose'>;
  readonly line: Pick<Line, 'report'>;
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

/** A client of the contract: adds the token, refreshes it once on 401, and tells the session and the line what it met. */
export const createSend = ({ origin, session, line }: ClientPorts): Send => {
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
      ...(options.once !== undefined && { 'idempotency-key': options.once }),
      ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
    };
    try {
      const response = await fetch(origin + urlOf(endpoint, call), {
        method: endpoint.method,
        headers,
        body: body?.text ?? null,
        signal: options.signal ?? null,
      });
      line.report('up');
      return response;
    } catch {
      if (options.signal?.aborted) throw new ApiProblem(0, 'cancelled');
      line.report('down');
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
    if (needsToken && problem.status === 401) session.lose('expired');
    if (needsToken && problem.status === 403) session.lose('forbidden');
    throw problem;
  };
};
