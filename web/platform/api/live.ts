import { browserStorage, windowStorage } from '#web/platform/browser/storage.ts';
import { type ClientPorts, createSend } from './client.ts';
import { createConnection } from './connection.ts';
import { takeTokens } from './cookieToken.ts';
import { oneWindowAtATime } from './oneWindow.ts';
import { TOKEN } from './personal.ts';
import { createSession } from './session.ts';

// Pages without TLS have none, whatever their type says.
const locks = (): LockManager | undefined => navigator.locks;

/** This browser's connection to the server. */
export const connection = createConnection(
  async () => (await fetch('/api/health', { cache: 'no-store' })).status < 600,
);

/** This browser's session. */
export const session = createSession({
  storage: browserStorage,
  now: Date.now,
  withLock: oneWindowAtATime(locks, 'auth-refresh'),
  calls: async () => (await import('./sessionCalls.ts')).sessionCalls(ports),
});

addEventListener('offline', () => connection.report('down'));
addEventListener('storage', ({ key }) => key === TOKEN && session.recheck());

const ports: ClientPorts = { origin: '', session, connection };

/** Sends a call of the contract with the token of the signed-in account. */
export const send = createSend(ports);

/** Moves the tokens of a SAML sign-in begun here into the session. `cookieStore` exists on secure addresses only, as does the cookie. */
export const adoptCookie = async (): Promise<void> => {
  if (!('cookieStore' in globalThis)) return;
  const brought = await takeTokens(cookieStore, windowStorage);
  if (brought !== undefined) await session.adopt(brought);
};
