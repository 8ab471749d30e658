import { describe, expect, test } from 'vitest';
import { partialRoutes } from '#functions/kernel/http/partialRoutes.ts';
import { routerOf } from '#infra/local/gateway/routes.ts';
import { get } from '#shared/contract/define.ts';
import { isPartial, partOf, pathWith } from '#shared/contract/partial.ts';

const begin = get('/api/account/login-{provider}', { who: 'open', summary: '' });
const end = get('/api/account/login-{provider}/callback', { who: 'open', summary: '' });
const one = get('/api/account/{username}', { who: 'accountSeen', summary: '' });

describe('a parameter that is a part of a segment', () => {
  test('differs from one that is a whole segment', () => {
    expect([begin, end, one].map(({ path }) => isPartial(path))).toEqual([true, true, false]);
    expect(pathWith(end.path, 'region')).toBe('/api/account/login-region/callback');
    expect(partOf(end.path, '/api/account/login-region/callback')).toEqual({ provider: 'region' });
  });

  test.each([
    '/api/account/login-',
    '/api/account/login-/callback',
    '/api/account/login-a/b/callback',
    '/api/account/x',
  ])('is not in %s', (path) => {
    expect(partOf(end.path, path)).toBeUndefined();
  });

  test('is routed by the gateway as a route of its own, which the function reads it from', () => {
    const route = routerOf({ account: { begin, end, one } });
    const endpointOf = partialRoutes({ begin, end, one });
    const found = (path: string) => {
      const match = route('GET', path);
      return typeof match === 'object' && 'routeKey' in match ? endpointOf(match) : undefined;
    };
    expect(found('/api/account/login-region')).toMatchObject({ name: 'begin', part: { provider: 'region' } });
    expect(found('/api/account/login-region/callback')).toMatchObject({ name: 'end', part: { provider: 'region' } });
    expect(found('/api/account/anna@demo.se')).toMatchObject({ name: 'one' });
    expect(found('/api/account/login-a%2Fcallback')).toMatchObject({ name: 'one' });
    expect(endpointOf({ routeKey: `GET ${begin.path}` })).toBeUndefined();
  });
});
