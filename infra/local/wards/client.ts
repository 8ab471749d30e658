import { account } from '#shared/contract/account.ts';
import { createClient, type Refusal } from '#shared/contract/client.ts';
import type { Answer, Call, Endpoint } from '#shared/contract/endpoint.ts';

/** Sends one call of the contract and returns its answer. Throws {@link Refused}, {@link Unreachable}. */
export type Send = <E extends Endpoint>(endpoint: E, call: Call<E>) => Promise<Answer<E>>;

/** An answer without 2xx; the message is the Swedish text of the API, with the refused fields. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The server does not answer. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The account that the loader signs in with. */
export interface Login {
  readonly username: string;
  readonly password: string;
}

const messageOf = ({ status, body }: Refusal): string => {
  const faults = Object.entries(body.fields ?? {}).map(([field, text]) => `${field}: ${text}`);
  return [body.message ?? body.error_description ?? `svar ${status}`, ...faults].join(' ');
};

/** Signs in, and again when the token has expired. Throws {@link Refused}, {@link Unreachable}. */
export const signIn = async (origin: string, login: Login): Promise<Send> => {
  const newToken = async () => {
    const body = { ...login, grant_type: 'password' as const };
    return (await send(account.login, { params: {}, body })).access_token;
  };
  let current: Promise<string>;
  const client = createClient({
    origin,
    token: async (refused) => {
      const used = current;
      if (refused !== undefined && (await used) === refused && current === used) current = newToken();
      return current;
    },
    transport: (url, request) =>
      fetch(url, request).catch((cause) => {
        throw new Unreachable(`${origin} svarar inte.`, { cause });
      }),
  });
  const send: Send = async (endpoint, call) => {
    const outcome = await client(endpoint, call);
    if (!outcome.ok) throw new Refused(outcome.status, messageOf(outcome));
    return outcome.answer;
  };
  current = newToken();
  await current;
  return send;
};
