import type { Answer, Call, Endpoint } from './endpoint.ts';
import type { ProblemBody, ProblemCode } from './problems.ts';
import { urlOf } from './url.ts';

/** A call as an HTTP request. */
export interface HttpRequest {
  readonly method: Endpoint['method'];
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly signal: AbortSignal | null;
}

/** The part of an HTTP response that the client reads. */
export interface HttpResponse {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
  blob(): Promise<Blob>;
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** A create repeated with the same key answers the first result. */
  readonly idempotencyKey?: string | undefined;
}

/** What the client needs of its surroundings. */
export interface ContractClientPorts {
  /** Scheme, host and port; empty in a browser. */
  readonly origin: string;
  /** Carries a request, as `fetch` does. The client passes its errors on. */
  readonly transport: (url: string, request: HttpRequest) => Promise<HttpResponse>;
  /** Returns the access token; with the token that was answered with 401, a new one. Undefined: there is none. */
  readonly token: (refused?: string) => Promise<string | undefined>;
}

/** An answer without 2xx, or one that is not JSON (`unreadable`). */
export interface Refusal {
  readonly ok: false;
  readonly status: number;
  readonly code: ProblemCode | 'unreadable';
  readonly body: ProblemBody;
}

/** What the server answered to a call. */
type Outcome<E extends Endpoint> = { readonly ok: true; readonly answer: Answer<E> } | Refusal;

/** Sends one call of the contract; the answer is the `data` of the body, a blob where it is a file, undefined after 204. */
export type ContractClient = <E extends Endpoint>(
  endpoint: E,
  call: Call<E>,
  options?: CallOptions,
) => Promise<Outcome<E>>;

const encoded = (
  { accepts }: Endpoint,
  body: unknown,
): { readonly type: string; readonly text: string } | undefined => {
  if (body === undefined) return undefined;
  if (accepts === 'json') return { type: 'application/json', text: JSON.stringify(body) };
  // As in JSON, a field that is undefined is left out.
  const fields = Object.entries(body as Record<string, string | undefined>).filter(([, text]) => text !== undefined);
  const form = new URLSearchParams(fields as [string, string][]);
  return { type: 'application/x-www-form-urlencoded', text: form.toString() };
};

/** The request of a call: `token` as bearer token, `version` as `If-Match`, the body in the form that the endpoint accepts. */
export const requestOf = <E extends Endpoint>(
  endpoint: E,
  call: Call<E>,
  { token, signal, idempotencyKey }: CallOptions & { readonly token?: string | undefined } = {},
): HttpRequest => {
  const body = encoded(endpoint, call.body);
  return {
    method: endpoint.method,
    headers: {
      ...(body && { 'content-type': body.type }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(call.version !== undefined && { 'if-match': `"${call.version}"` }),
    },
    body: body?.text ?? null,
    signal: signal ?? null,
  };
};

const refusalOf = async (response: HttpResponse): Promise<Refusal> => {
  const parsed = await response.json().catch(() => undefined);
  const body = typeof parsed === 'object' && parsed !== null ? (parsed as ProblemBody) : {};
  const fallback: ProblemCode = response.status === 401 ? 'unauthorized' : 'internal';
  return { ok: false, status: response.status, code: (body.error as ProblemCode | undefined) ?? fallback, body };
};

const outcomeOf = async <E extends Endpoint>(endpoint: E, response: HttpResponse): Promise<Outcome<E>> => {
  if (!response.ok) return refusalOf(response);
  if (response.status === 204) return { ok: true, answer: undefined as Answer<E> };
  const parsed = await (endpoint.files.length > 0 ? response.blob() : response.json()).catch(() => undefined);
  if (parsed === undefined) return { ok: false, status: response.status, code: 'unreadable', body: {} };
  return {
    ok: true,
    answer: (endpoint.bare || endpoint.files.length > 0
      ? parsed
      : (parsed as { readonly data: unknown }).data) as Answer<E>,
  };
};

/** A client of the contract. After 401 it asks for a new token once and repeats the call with it. */
export const createClient =
  ({ origin, transport, token }: ContractClientPorts): ContractClient =>
  async (endpoint, call, options = {}) => {
    const url = origin + urlOf(endpoint, call);
    const attempt = (bearer: string | undefined) =>
      transport(url, requestOf(endpoint, call, { ...options, token: bearer }));
    const first = endpoint.who === 'open' ? undefined : await token();
    const response = await attempt(first);
    if (response.status !== 401 || first === undefined) return outcomeOf(endpoint, response);
    const second = await token(first);
    return outcomeOf(endpoint, second === undefined ? response : await attempt(second));
  };
