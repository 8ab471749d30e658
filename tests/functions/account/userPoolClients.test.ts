import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cognito } from '#functions/account/identity.ts';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';

/** The client and secret by which each call was made, and the token in it. */
let calls: (readonly [operation: string, client: string, secret: string, token?: string])[] = [];

/** A user pool with three clients, each with a secret of its own, that takes a token from the client that it was issued to only. */
const server = createServer(async (request, response) => {
  const body = await text(request);
  const answer = (status: number, content: unknown) =>
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(content));
  if (request.url === '/oauth2/token') {
    const basic = Buffer.from(`${request.headers.authorization}`.slice('Basic '.length), 'base64').toString();
    const [client = '', secret = ''] = basic.split(':');
    calls.push(['redeem', client, secret]);
    expect(new URLSearchParams(body).get('client_id')).toBe(client);
    return answer(200, { access_token: 'a', refresh_token: `${client}.0`, id_token: 'i', expires_in: 3600 });
  }
  const operation = `${request.headers['x-amz-target']}`.replace(/^.*\./, '');
  const { ClientId, ClientSecret, RefreshToken, Token = RefreshToken } = JSON.parse(body);
  if (operation === 'DescribeUserPoolClient')
    return answer(200, { UserPoolClient: { ClientId, ClientSecret: `secret of ${ClientId}` } });
  calls.push([operation, ClientId, ClientSecret, Token]);
  if (!Token.startsWith(`${ClientId}.`)) return answer(400, { __type: 'NotAuthorizedException' });
  return answer(200, { AuthenticationResult: { AccessToken: 'a', RefreshToken: `${ClientId}.1`, ExpiresIn: 3600 } });
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'none',
    AWS_SECRET_ACCESS_KEY: 'none',
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: origin,
    USER_POOL_ID: 'eu-north-1_pool',
    USER_POOL_ORIGIN: origin,
    USER_POOL_CLIENT_IDS: 'one two three',
  });
  settingsChanged();
});

beforeEach(() => {
  calls = [];
});

afterAll(() => void server.close());

const begun = { code: 'c', verifier: 'v', redirectUri: 'https://kund.example.se/callback' };
const refreshTokenIn = (tokens: { readonly refreshToken: string } | 'refused') =>
  tokens === 'refused' ? 'refused' : tokens.refreshToken;

test.each(['one', 'two', 'three'])(
  'a session begun with the client %s is redeemed, refreshed and ended by it',
  async (name) => {
    const client = ['one', 'two', 'three'].indexOf(name);
    const first = refreshTokenIn(await cognito().redeem({ ...begun, client }));
    const second = refreshTokenIn(await cognito().refresh(first));
    await cognito().revoke(second);
    const secret = `secret of ${name}`;
    expect(calls).toEqual([
      ['redeem', name, secret],
      ['GetTokensFromRefreshToken', name, secret, `${name}.0`],
      ['RevokeToken', name, secret, `${name}.1`],
    ]);
  },
);

test('a token of a client that is not ours is refused, and one without a mark is of the client of passwords', async () => {
  expect(await cognito().refresh('four:four.0')).toBe('refused');
  expect(refreshTokenIn(await cognito().refresh('one.0'))).toBe('one.1');
  expect(await cognito().refresh('two.0')).toBe('refused');
  await expect(cognito().redeem({ ...begun, client: 3 })).rejects.toThrow('no client 3');
});
