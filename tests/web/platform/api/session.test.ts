import { beforeEach, describe, expect, it } from 'vitest';
import { draftPrefix, TOKEN } from '#web/platform/api/personal.ts';
import { ApiProblem } from '#web/platform/api/problem.ts';
import { createSession, type SessionCalls, type SessionPorts } from '#web/platform/api/session.ts';
import { memoryStorage, tokenFor } from '../../support.ts';

const NOW = Date.parse('2026-02-04T12:00:00Z');
const HOUR = 3600;
const at = (seconds: number) => NOW / 1000 + seconds;

let storage: ReturnType<typeof memoryStorage>;
let calls: string[];
let answers: Partial<SessionCalls>;
let turn: Promise<void>;

const start = () => {
  const ports: SessionPorts = {
    storage,
    now: () => NOW,
    withLock: async (work) => {
      await turn;
      return work();
    },
    calls: async () => ({
      login: async () => ({ access_token: tokenFor('a@b.se', at(HOUR)), refresh_token: 'r1' }),
      refresh: async (token) => {
        calls.push(`refresh ${token}`);
        return { access_token: tokenFor('a@b.se', at(2 * HOUR)), refresh_token: 'r2' };
      },
      logout: async (_, refreshToken) => {
        calls.push(`logout ${refreshToken}`);
      },
      ...answers,
    }),
  };
  return createSession(ports);
};

beforeEach(() => {
  storage = memoryStorage();
  calls = [];
  answers = {};
  turn = Promise.resolve();
});

describe('a session', () => {
  it('stores the token under auth-token at login, returns the claims and clears the previous plan period', async () => {
    storage.setItem('prev-plan-period', 'x');
    const session = start();
    expect(session.get()).toBeUndefined();
    const claims = await session.signIn('a@b.se', 'pw');
    expect(claims).toMatchObject({ username: 'a@b.se', roles: ['User'], unitWrite: ['o/a/u'] });
    expect(storage.getItem(TOKEN)).toBe(tokenFor('a@b.se', at(HOUR)));
    expect(storage.getItem('prev-plan-period')).toBeNull();
    expect(start().get()?.username).toBe('a@b.se');
  });

  it('is signed out when the stored token is malformed, or has expired without a refresh token', () => {
    storage.setItem(TOKEN, tokenFor('a@b.se', at(-1)));
    expect(start().get()).toBeUndefined();
    storage.setItem(TOKEN, 'garbage');
    expect(start().get()).toBeUndefined();
  });

  it('refreshes the token within a minute of its expiry, and after the server refused it', async () => {
    storage.setItem(TOKEN, tokenFor('a@b.se', at(30)));
    storage.setItem('auth-refresh', 'r1');
    const session = start();
    const renewed = await session.token();
    expect(renewed).toBe(tokenFor('a@b.se', at(2 * HOUR)));
    expect(await session.token()).toBe(renewed);
    expect(calls).toEqual(['refresh r1']);
    await session.token(renewed);
    expect(calls).toEqual(['refresh r1', 'refresh r2']);
  });

  it('renews the token of a window in use only when it is older than the interval', async () => {
    storage.setItem(TOKEN, tokenFor('a@b.se', at(HOUR - 200)));
    storage.setItem('auth-refresh', 'r1');
    const session = start();
    await session.keepAlive(240_000);
    expect(calls).toEqual([]);
    await session.keepAlive(200_000);
    expect(calls).toEqual(['refresh r1']);
    answers = { refresh: () => Promise.reject(new ApiProblem(0, 'offline')) };
    storage.setItem(TOKEN, tokenFor('a@b.se', at(1)));
    await expect(session.keepAlive(200_000)).resolves.toBeUndefined();
    expect(storage.getItem(TOKEN)).not.toBeNull();
  });

  it('uses the token that another window refreshed meanwhile instead of refreshing again', async () => {
    storage.setItem(TOKEN, tokenFor('a@b.se', at(HOUR)));
    storage.setItem('auth-refresh', 'r1');
    const session = start();
    const refused = storage.getItem(TOKEN) ?? '';
    const other = tokenFor('a@b.se', at(3 * HOUR));
    const pending = session.token(refused);
    storage.setItem(TOKEN, other);
    expect(await pending).toBe(other);
    expect(calls).toEqual([]);
  });

  it.each([400, 401, 403])('returns no token when the refresh is refused with %i', async (status) => {
    storage.setItem(TOKEN, tokenFor('a@b.se', at(-10)));
    storage.setItem('auth-refresh', 'r1');
    answers = { refresh: () => Promise.reject(new ApiProblem(status, 'invalid_grant')) };
    expect(await start().token()).toBeUndefined();
  });

  it.each([
    [0, 'offline'],
    [429, 'tooMany'],
    [500, 'internal'],
    [502, 'unreadable'],
    [503, 'overloaded'],
  ] as const)(
    'stays when the refresh fails with %i %s, and uses its token until that expires',
    async (status, code) => {
      answers = { refresh: () => Promise.reject(new ApiProblem(status, code)) };
      storage.setItem('auth-refresh', 'r1');
      const [expired, expiring] = [tokenFor('a@b.se', at(-10)), tokenFor('a@b.se', at(30))];
      storage.setItem(TOKEN, expired);
      await expect(start().token()).rejects.toMatchObject({ code });
      storage.setItem(TOKEN, expiring);
      expect(await start().token()).toBe(expiring);
      await expect(start().token(expiring)).rejects.toMatchObject({ code });
      expect([storage.getItem(TOKEN), storage.getItem('auth-refresh')]).toEqual([expiring, 'r1']);
    },
  );

  it('removes the token but keeps the drafts when it expires, and passes the reason to the listener', async () => {
    const session = start();
    await session.signIn('a@b.se', 'pw');
    storage.setItem(`${draftPrefix('a@b.se')}demand`, '1');
    const reasons: string[] = [];
    session.onExpire((reason) => reasons.push(reason));
    session.expire('expired');
    expect(session.get()).toBeUndefined();
    expect(storage.getItem(TOKEN)).toBeNull();
    expect(storage.getItem(`${draftPrefix('a@b.se')}demand`)).toBe('1');
    expect(reasons).toEqual(['expired']);
  });

  it('removes what the browser keeps of the account at logout, and no drafts of others, and revokes the refresh token', async () => {
    const session = start();
    await session.signIn('a@b.se', 'pw');
    storage.setItem(`${draftPrefix('a@b.se')}one`, '1');
    storage.setItem(`${draftPrefix('a@b.se')}two`, '2');
    storage.setItem(`${draftPrefix('c@d.se')}one`, '3');
    const personal = ['recent:a@b.se', 'prev-plan-context', 'prev-plan-period'];
    for (const key of personal) storage.setItem(key, '{}');
    await session.signOut();
    expect(storage.getItem(`${draftPrefix('a@b.se')}one`)).toBeNull();
    expect(storage.getItem(`${draftPrefix('a@b.se')}two`)).toBeNull();
    expect(storage.getItem(`${draftPrefix('c@d.se')}one`)).toBe('3');
    expect(personal.map((key) => storage.getItem(key))).toEqual([null, null, null]);
    expect(storage.getItem('auth-refresh')).toBeNull();
    expect(calls).toEqual(['logout r1']);
  });

  it('ends when another window of the browser signs out', async () => {
    const session = start();
    await session.signIn('a@b.se', 'pw');
    const reasons: string[] = [];
    session.onExpire((reason) => reasons.push(reason));
    session.recheck();
    expect(reasons).toEqual([]);
    storage.removeItem(TOKEN);
    storage.setItem('prev-plan-period', '{}');
    session.recheck();
    expect(session.get()).toBeUndefined();
    expect(reasons).toEqual(['expired']);
    expect(storage.getItem('prev-plan-period')).toBeNull();
  });

  it('adopts tokens from cookies and drops everything of the previous session', async () => {
    storage.setItem('auth-refresh', 'of another account');
    storage.setItem('prev-plan-period', '{}');
    const session = start();
    let notified = 0;
    session.subscribe(() => notified++);
    await session.adopt({ accessToken: tokenFor('s@s.se', at(HOUR)), refreshToken: 'new', provider: 'region' });
    expect(session.get()?.username).toBe('s@s.se');
    expect(notified).toBe(1);
    expect([storage.getItem('auth-refresh'), storage.getItem('prev-plan-period')]).toEqual(['new', null]);
    expect(await session.signOut()).toBe('region');
    expect(storage.getItem('auth-provider')).toBeNull();
  });
});
