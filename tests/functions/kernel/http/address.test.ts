import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addressOf } from '#functions/kernel/http/address.ts';

const before = process.env.EDGE_SECRET;
beforeEach(() => {
  process.env.EDGE_SECRET = 'only-the-edge-knows';
});
afterEach(() => {
  process.env.EDGE_SECRET = before;
});

const event = (headers: Record<string, string>) =>
  ({ headers, requestContext: { http: { sourceIp: '198.51.100.9' } } }) as unknown as APIGatewayProxyEventV2;

test.each<[string, Record<string, string>, string]>([
  ['told by the edge', { 'x-viewer-address': '192.0.2.7', 'x-shown-by': 'only-the-edge-knows' }, '192.0.2.7'],
  ['told by nobody', {}, '198.51.100.9'],
  ['forged without the secret', { 'x-viewer-address': '192.0.2.7' }, '198.51.100.9'],
  ['forged with another', { 'x-viewer-address': '192.0.2.7', 'x-shown-by': 'only-the-edge-guess' }, '198.51.100.9'],
  ['forged with none', { 'x-viewer-address': '192.0.2.7', 'x-shown-by': '' }, '198.51.100.9'],
])('an address %s', (_, headers, address) => {
  expect(addressOf(event(headers))).toBe(address);
});
