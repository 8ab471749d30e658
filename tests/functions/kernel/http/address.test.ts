import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf, assertByEdge } from '#functions/kernel/http/address.ts';

const before = process.env.EDGE_SECRETS;
beforeEach(() => {
  process.env.EDGE_SECRETS = 'only-the-edge-knows the-one-before';
});
afterEach(() => {
  process.env.EDGE_SECRETS = before;
});

const event = (headers: Record<string, string>) =>
  ({ headers, requestContext: { http: { sourceIp: '198.51.100.9' } } }) as unknown as APIGatewayProxyEventV2;

test.each<[string, Record<string, string>, string]>([
  ['set by the edge', { 'x-viewer-address': '192.0.2.7', 'x-shown-by': 'only-the-edge-knows' }, '192.0.2.7'],
  [
    'set by the edge with the secret before',
    { 'x-viewer-address': '192.0.2.7', 'x-shown-by': 'the-one-before' },
    '192.0.2.7',
  ],
  [
    'sent with both secrets',
    { 'x-viewer-address': '192.0.2.7', 'x-shown-by': 'only-the-edge-knows the-one-before' },
    '198.51.100.9',
  ],
  ['not set', {}, '198.51.100.9'],
  ['sent without the secret', { 'x-viewer-address': '192.0.2.7' }, '198.51.100.9'],
  [
    'sent with another secret',
    { 'x-viewer-address': '192.0.2.7', 'x-shown-by': 'only-the-edge-guess' },
    '198.51.100.9',
  ],
  ['sent with an empty secret', { 'x-viewer-address': '192.0.2.7', 'x-shown-by': '' }, '198.51.100.9'],
])('uses the address of the edge or of the connection for an address %s', (_, headers, address) => {
  expect(addressOf(event(headers))).toBe(address);
});

test('where the installation is reached by the edge only, a request without its secret is refused', () => {
  const asked = (headers: Record<string, string>) => () => assertByEdge(event(headers));
  expect(asked({})).not.toThrow();
  process.env.EDGE_ONLY = 'yes';
  try {
    expect(asked({})).toThrow('forbidden');
    expect(asked({ 'x-shown-by': 'only-the-edge-guess' })).toThrow('forbidden');
    expect(asked({ 'x-shown-by': 'only-the-edge-knows' })).not.toThrow();
    expect(asked({ 'x-shown-by': 'the-one-before' })).not.toThrow();
  } finally {
    delete process.env.EDGE_ONLY;
  }
});
