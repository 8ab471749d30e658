import { account } from '#shared/contract/account.ts';
import { type ClientPorts, createSend } from './client.ts';
import type { SessionCalls } from './session.ts';

/** Returns the calls of a session. Logout sends the token passed to it, since the session has removed its own by then. */
export const sessionCalls = (ports: ClientPorts): SessionCalls => {
  const sendWith = (token: string | undefined) =>
    createSend({ ...ports, session: { token: async () => token, expire: () => undefined } });
  return {
    login: (username, password) =>
      sendWith(undefined)(account.login, { params: {}, body: { username, password, grant_type: 'password' } }),
    refresh: (refresh_token) => sendWith(undefined)(account.refresh, { params: {}, body: { refresh_token } }),
    logout: async (token, refresh_token) => {
      await sendWith(token)(account.logout, { params: {}, body: { refresh_token } }).catch(() => undefined);
    },
  };
};
