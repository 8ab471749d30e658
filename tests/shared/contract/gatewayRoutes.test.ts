import { describe, expect, test } from 'vitest';
import { endpointKeyOf, gatewayRoutesOf } from '#shared/contract/gatewayRoutes.ts';
import { contract } from '#shared/contract/index.ts';

const keysOf = (...endpoints: readonly string[]): readonly string[] => {
  const groups: Record<string, Record<string, { method: string; path: string; who?: string }>> = {};
  for (const [index, one] of endpoints.entries()) {
    const [domain = '', method = '', path = '', who] = one.split(' ');
    groups[domain] = { ...groups[domain], [index]: { method, path, ...(who && { who }) } };
  }
  return gatewayRoutesOf(groups).map(({ domain, key }) => `${domain} ${key}`);
};

describe('the routes of the gateway', () => {
  test('join the methods of a path', () => {
    expect(keysOf('beds GET /a/{id}', 'beds PUT /a/{id}', 'beds POST /b')).toEqual([
      'beds ANY /a/{id}',
      'beds POST /b',
    ]);
  });

  test('join the paths of a domain that differ in their last word, and leave those of another domain', () => {
    expect(keysOf('beds GET /a/{id}/x', 'beds PUT /a/{id}/y', 'log GET /a/{id}/z')).toEqual([
      'beds ANY /a/{id}/{lastWord}',
      'log GET /a/{id}/z',
    ]);
  });

  test('join nothing that needs no token', () => {
    const open = ['account POST /login open', 'account POST /logout open', 'account GET /logout open'];
    expect(keysOf(...open)).toEqual(['account POST /login', 'account POST /logout', 'account GET /logout']);
  });

  test.each([
    ['a parameter in the place of the word', 'beds GET /a/{id}'],
    ['a path without a token', 'system GET /a/health open'],
    ['a parameter before the word', 'beds GET /{place}/x'],
  ])('leave the word where a request could have another path too: %s', (_, other) => {
    expect(keysOf('beds GET /a/x', 'beds GET /a/y', other)).toEqual(expect.arrayContaining(['beds GET /a/x']));
  });

  test('lead each endpoint of the contract back to itself', () => {
    for (const { key, endpoints } of gatewayRoutesOf(contract))
      for (const { method, path } of endpoints)
        expect(endpointKeyOf(key, method, path.split('/').at(-1))).toBe(`${method} ${path}`);
  });
});

test.each(['a/b', '{id}', 'a%2Fb', '', undefined])('a last word of %o names no endpoint', (word) => {
  expect(endpointKeyOf('ANY /a/{lastWord}', 'GET', word)).toBe('GET /a/{lastWord}');
});
