import { describe, expect, it } from 'vitest';
import { STATE, takeTokens } from '#web/platform/api/cookieToken.ts';
import { memoryStorage } from '../../support.ts';

const jar = (values: Record<string, string>) => {
  const cookies = new Map(Object.entries(values));
  return {
    cookies,
    get: async (name: string) => (cookies.has(name) ? { value: cookies.get(name) } : null),
    delete: async (name: string) => void cookies.delete(name),
  };
};

describe('the token of a sign-in at an identity provider', () => {
  it('is taken once by the window that began the sign-in', async () => {
    const storage = memoryStorage();
    storage.setItem(STATE, 'abc');
    const answer = () => jar({ 'auth-token': 'a%2Eb', 'auth-refresh': 'r', 'auth-provider': 'region', [STATE]: 'abc' });
    const cookies = answer();
    expect(await takeTokens(cookies, storage)).toEqual({ accessToken: 'a.b', refreshToken: 'r', provider: 'region' });
    expect(cookies.cookies.size).toBe(0);
    expect(await takeTokens(answer(), storage)).toBeUndefined();
  });

  it.each([
    ['no sign-in was begun here', undefined, { [STATE]: 'abc' }],
    ['another sign-in was begun here', 'abc', { [STATE]: 'xyz' }],
    ['the state is empty', '', { [STATE]: '' }],
    ['the state is missing', 'abc', {}],
  ])('is removed and not taken where %s', async (_, begun, state) => {
    const storage = memoryStorage();
    if (begun !== undefined) storage.setItem(STATE, begun);
    const cookies = jar({ 'auth-token': 'a.b', ...(state as Record<string, string>) });
    expect(await takeTokens(cookies, storage)).toBeUndefined();
    expect(cookies.cookies.size).toBe(0);
  });
});
