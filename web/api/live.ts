import { type ClientPorts, createSend } from './client.ts';
import { createLine } from './line.ts';
import { createSession, TOKEN } from './session.ts';

const COOKIE = /(?:^|;\s*)auth-token=([^;]*)/;

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

addEventListener('storage', ({ key }) => key === TOKEN && session.recheck());

const ports: ClientPorts = { origin: '', session, line };

/** Sends a call of the contract as whoever is signed in. */
export const send = createSend(ports);

/** A sign-in at another party leaves the token in a short-lived cookie: it moves into the session. */
export const adoptCookie = (): void => {
  const token = COOKIE.exec(document.cookie)?.[1];
  if (token === undefined) return;
  document.cookie = 'auth-token=; path=/; max-age=0';
  if (token !== '') session.adopt(decodeURIComponent(token));
};
