import { describe, expect, test } from 'vitest';
import { routesOf } from '#functions/kernel/http/routes.ts';
import { routerOf } from '#infra/local/gateway/routes.ts';
import { get } from '#shared/contract/define.ts';
import { isPartial, partialRequest, routedPath } from '#shared/contract/partial.ts';

const begin = get('/api/account/login-{provider}', { who: 'open', summary: '' });
const end = get('/api/account/login-{provider}/callback', { who: 'open', summary: '' });
const one = get('/api/account/{username}', { who: 'accountSeen', summary: '' });

describe('a parameter that is a part of a segment', () => {
  test('is a segment of its own in the path of the route', () => {
    expect([begin, end, one].map(({ path }) => isPartial(path))).toEqual([true, true, false]);
    expect([begin, end, one].map(({ path }) => routedPath(path))).toEqual([
      '/api/account/login/{provider}',
      '/api/account/login/{provider}/callback',
      one.path,
    ]);
  });

  test.each([
    ['/api/account/login-region', '/api/account/login/region'],
    ['/api/account/login-region-vast/callback', '/api/account/login/region-vast/callback'],
    ['/api/account/login-region/', '/api/account/login/region/'],
    ['/api/account/login-', '/api/account/login-'],
    ['/api/account/login-/callback', '/api/account/login-/callback'],
    ['/api/account/login-anna@demo.se', '/api/account/login-anna@demo.se'],
    ['/api/account/login-anna%40demo.se', '/api/account/login-anna%40demo.se'],
    ['/x/api/account/login-region', '/x/api/account/login-region'],
  ])('makes a request of %s one of %s', (given, routed) => {
    expect(given.replace(partialRequest([begin.path, end.path, one.path]), '$1/$2')).toBe(routed);
  });

  test('reaches the function as a parameter', () => {
    const route = routerOf({ account: { begin, end, one } });
    const endpointOf = routesOf({ begin, end, one });
    const found = (path: string) => {
      const match = route('GET', path);
      if (typeof match !== 'object' || !('routeKey' in match)) return undefined;
      return { name: endpointOf(match)?.name, parameters: match.parameters };
    };
    const provider = 'region';
    expect(found('/api/account/login-region')).toEqual({ name: 'begin', parameters: { provider } });
    expect(found('/api/account/login-region/callback')).toEqual({ name: 'end', parameters: { provider } });
    expect(found('/api/account/anna@demo.se')).toMatchObject({ name: 'one' });
    const username = 'login-anna@demo.se';
    expect(found(`/api/account/${username}`)).toEqual({ name: 'one', parameters: { username } });
  });
});
