import { account } from '#shared/contract/account.ts';
import { requestOf } from '#shared/contract/client.ts';
import { urlOf } from '#shared/contract/url.ts';
import { type ClientPorts, createSend } from './client.ts';
import type { SessionCalls } from './session.ts';

/** Returns the calls of a session. Logout sends the token passed to it, since the session has removed its own by then. */
export const sessionCalls = (ports: ClientPorts): SessionCalls => {
  const send = createSend({ ...ports, session: { token: async () => undefined, expire: () => undefined } });
  return {
    login: (username, password, code) =>
      send(account.login, { params: {}, body: { username, password, code, grant_type: 'password' } }),
    refresh: (refresh_token) => send(account.refresh, { params: {}, body: { refresh_token } }),
    // With the access token, although the endpoint is open: it is ended, too.
    logout: async (token, refresh_token) => {
      const call = { params: {}, body: { refresh_token } };
      await fetch(ports.origin + urlOf(account.logout, call), requestOf(account.logout, call, { token })).catch(
        () => undefined,
      );
    },
  };
};
