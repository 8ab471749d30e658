/** A body as it came; a field that is not there is undefined. */
export interface Json {
  readonly [field: string]: Json;
}

/** What came back: the status, the whole body, and its `data` (as `rows` where it is a list). */
export interface Reply {
  readonly status: number;
  readonly body: Json;
  readonly data: Json;
  readonly rows: readonly Json[];
  readonly headers: Headers;
}

/** A client with one person's token. */
export interface Client {
  readonly token: string;
  get(path: string): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  put(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  remove(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Any method, with a body as it is. */
  send(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Reply>;
}

/** A client of the address with this token. */
export const clientOf = (url: string, token: string): Client => {
  const send: Client['send'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      body,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    // A file is no JSON: its tests read it by themselves.
    const parsed = text && (isJson || !answer.ok) ? JSON.parse(text) : null;
    return {
      status: answer.status,
      body: parsed,
      data: parsed?.data,
      rows: Array.isArray(parsed?.data) ? parsed.data : [],
      headers: answer.headers,
    };
  };
  const json = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));
  return {
    token,
    send,
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, json(body ?? {}), headers),
    put: (path, body, headers) => send('PUT', path, json(body ?? {}), headers),
    remove: (path, headers) => send('DELETE', path, undefined, headers),
  };
};
