import { account } from '#shared/contract/account.ts';
import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';

/** Sends one call of the contract and gives its answer. Throws {@link Refused}, {@link Unreachable}. */
export type Send = <E extends Endpoint>(endpoint: E, call: Call<E>) => Promise<Answer<E>>;

/** The API said no; the message is its own Swedish text, with the fields at fault. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Nobody answers. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Who the loader signs in as. */
export interface Login {
  readonly username: string;
  readonly password: string;
}

const urlOf = (url: string, { path }: Endpoint, { params, query }: Call<Endpoint>): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name as never] ?? ''));
  const search = new URLSearchParams((query ?? {}) as Record<string, string>);
  return `${url}${filled}${search.size > 0 ? `?${search}` : ''}`;
};

const bodyOf = ({ accepts }: Endpoint, body: unknown) => {
  if (body === undefined) return undefined;
  return accepts === 'form' ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body);
};

const refusalOf = async (response: Response): Promise<Refused> => {
  const { message, error_description, fields = {} } = await response.json().catch(() => ({}));
  const faults = Object.entries(fields).map(([field, text]) => `${field}: ${text}`);
  const text = message ?? error_description ?? `svar ${response.status}`;
  return new Refused(response.status, [text, ...faults].join(' '));
};

const transmit = async (url: string, endpoint: Endpoint, call: Call<Endpoint>, token?: string): Promise<unknown> => {
  const response = await fetch(urlOf(url, endpoint, call), {
    method: endpoint.method,
    body: bodyOf(endpoint, call.body),
    headers: {
      ...(endpoint.accepts === 'json' && call.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  }).catch((cause) => {
    throw new Unreachable(`${url} svarar inte.`, { cause });
  });
  if (!response.ok) throw await refusalOf(response);
  if (response.status === 204) return undefined;
  const answer = await response.json();
  return endpoint.bare ? answer : answer.data;
};

/** Signs in, and anew when the token has expired meanwhile. Throws {@link Refused}, {@link Unreachable}. */
export const signIn = async (url: string, login: Login): Promise<Send> => {
  const newToken = async () => {
    const body = { ...login, grant_type: 'password' as const };
    return ((await transmit(url, account.login, { params: {}, body })) as Answer<typeof account.login>).access_token;
  };
  let token = newToken();
  await token;
  return async <E extends Endpoint>(endpoint: E, call: Call<E>) => {
    const used = token;
    const attempt = async () => (await transmit(url, endpoint, call as Call<Endpoint>, await token)) as Answer<E>;
    return attempt().catch((cause: unknown) => {
      if (!(cause instanceof Refused) || cause.status !== 401) throw cause;
      if (token === used) token = newToken();
      return attempt();
    });
  };
};
