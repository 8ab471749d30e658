import { describe, expect, test } from 'vitest';
import { routerOf } from '#infra/local/gateway/routes.ts';

const route = routerOf({
  hierarchy: {
    list: { method: 'GET', path: '/api/units/{unitId}/shift' },
    get: { method: 'GET', path: '/api/units/{unitId}/shift/{shiftId}' },
    ward: { method: 'GET', path: '/api/units/{unitId}/setup' },
    update: { method: 'PUT', path: '/api/units/{unitId}/shift/{shiftId}' },
    order: { method: 'PUT', path: '/api/units/{unitId}/shift/order' },
  },
  account: { list: { method: 'GET', path: '/api/account/' }, one: { method: 'GET', path: '/api/account/{username}/' } },
});

describe('a route', () => {
  test('is found by method and path, with decoded parameters', () => {
    expect(route('GET', '/api/units/u%201/shift/s%2F%C3%A5')).toEqual({
      domain: 'hierarchy',
      method: 'GET',
      routeKey: 'ANY /api/units/{unitId}/shift/{shiftId}',
      parameters: { unitId: 'u 1', shiftId: 's/å' },
    });
  });

  test('with a literal segment has precedence over a parameter for its own method', () => {
    expect(route('PUT', '/api/units/u/shift/order')).toMatchObject({
      routeKey: 'PUT /api/units/{unitId}/shift/order',
      parameters: { unitId: 'u' },
    });
    expect(route('GET', '/api/units/u/shift/order')).toMatchObject({ parameters: { shiftId: 'order' } });
  });

  test.each(['/api/account', '/api/account/'])('%s is the same path with and without a trailing slash', (path) => {
    expect(route('GET', path)).toMatchObject({ domain: 'account', routeKey: 'GET /api/account/' });
  });

  test('is found for a last word that shares its route, and for no other word', () => {
    expect(route('GET', '/api/units/u/setup')).toMatchObject({
      routeKey: 'ANY /api/units/{unitId}/{lastWord}',
      parameters: { unitId: 'u', lastWord: 'setup' },
    });
    expect(route('GET', '/api/units/u/other')).toEqual({ allowed: [] });
  });

  test('answers HEAD where it answers GET', () => {
    expect(route('HEAD', '/api/account/anna')).toMatchObject({ parameters: { username: 'anna' } });
  });
});

test('a known path with another method returns the allowed methods', () => {
  expect(route('DELETE', '/api/units/u/shift')).toEqual({ allowed: ['GET'] });
});

test.each(['/api', '/api/unknown', '/api/units//shift', '/api/account/a/b', '/api/units/u/shift/s//'])(
  '%s is unknown',
  (path) => expect(route('GET', path)).toEqual({ allowed: [] }),
);

test.each(['/api/account/%', '/api/account/%E5', '/api/account/%zz'])('%s is malformed', (path) =>
  expect(route('GET', path)).toBe('malformed'),
);
