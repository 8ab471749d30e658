import { account } from '#shared/contract/account.ts';
import { type ClientPorts, createSend } from './client.ts';
import type { SessionCalls } from './session.ts';

/** The calls of a session, by the contract. Refresh and logout carry the tokens they were given, not the session's. */
export const sessionCalls = (ports: ClientPorts): SessionCalls => {
  const as = (token: string | undefined) =>
    createSend({ ...ports, session: { token: async () => token, lose: () => undefined } });
  return {
    login: (username, password) =>
      as(undefined)(account.login, { params: {}, body: { username, password, grant_type: 'password' } }),
    refresh: (refresh_token) => as(undefined)(account.refresh, { params: {}, body: { refresh_token } }),
    logout: async (token, refresh_token) => {
      await as(token)(account.logout, { params: {}, body: { refresh_token } }).catch(() => undefined);
    },
  };
};
