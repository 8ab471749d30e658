import { type ClientPorts, createSend } from './client.ts';
import { createLine } from './line.ts';
import { createSession, TOKEN } from './session.ts';

const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('auth-refresh', work) : work();

/** This browser's line to the server. */
export const line = createLine(async () => (await fetch('/api/health', { cache: 'no-store' })).status < 600);

/** This browser's session. */
export const session = createSession({
  storage: localStorage,
  now: Date.now,
  alone,
  calls: async () => (await import('./account.ts')).sessionCalls(ports),
});

addEventListener('offline', () => line.report('down'));
addEventListener('storage', ({ key }) => key === TOKEN && session.recheck());

const ports: ClientPorts = { origin: '', session, line };

/** Sends a call of the contract as whoever is signed in. */
export const send = createSend(ports);

/**
 * A sign-in at another party leaves the token in a short-lived cookie: it moves into the session. The cookie store, like
 * the cookie itself, exists on secure addresses only.
 */
export const adoptCookie = async (): Promise<void> => {
  if (!('cookieStore' in globalThis)) return;
  const cookie = await cookieStore.get(TOKEN);
  if (!cookie?.value) return;
  await cookieStore.delete(TOKEN);
  session.adopt(decodeURIComponent(cookie.value));
};
