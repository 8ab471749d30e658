import { describe, expect, it } from 'vitest';
import { account } from '#shared/contract/account.ts';
import { assets } from '#shared/contract/assets.ts';
import { createClient, type HttpRequest, type HttpResponse, requestOf } from '#shared/contract/client.ts';
import { hierarchy } from '#shared/contract/hierarchy.ts';
import { urlOf } from '#shared/contract/url.ts';

const place = { orgId: 'o', areaId: 'a', unitId: 'u', categoryId: 'c' };

const reply = (status: number, body?: unknown): HttpResponse => ({
  status,
  ok: status < 300,
  json: async () => {
    if (body === undefined) throw new SyntaxError('no JSON');
    return body;
  },
  blob: async () => new Blob([String(body)]),
});

const clientWith = (...replies: HttpResponse[]) => {
  const sent: [string, HttpRequest][] = [];
  const client = createClient({
    origin: 'http://host',
    token: async (refused) => (refused === undefined ? 't1' : 't2'),
    transport: async (url, request) => {
      sent.push([url, request]);
      return replies.shift()!;
    },
  });
  return { client, sent };
};

describe('the URL of a call', () => {
  it('holds the path parameters and the query percent-encoded, without what is undefined or null', () => {
    const target = { params: { ...place, orgId: 'å/b' }, query: { a: ['x y', 1], b: undefined, c: null, d: 0 } };
    expect(urlOf(assets.list, target)).toBe(
      '/api/organizations/%C3%A5%2Fb/areas/a/units/u/categories/c/assets?a=x+y&a=1&d=0',
    );
    expect(urlOf(assets.list, { params: place })).toBe('/api/organizations/o/areas/a/units/u/categories/c/assets');
  });
});

describe('the request of a call', () => {
  it('without a body has no headers but those given', () => {
    const call = { params: { ...place, assetId: 'x' }, version: 7 };
    expect(requestOf(assets.remove, call, { token: 't', idempotencyKey: 'k' })).toEqual({
      method: 'DELETE',
      headers: { authorization: 'Bearer t', 'idempotency-key': 'k', 'if-match': '"7"' },
      body: null,
      signal: null,
    });
    expect(requestOf(hierarchy.areas, { params: { orgId: 'o' } }).headers).toEqual({});
  });

  it('leaves out of a form what is undefined', () => {
    const body = { username: 'å@b.se', password: 'p&q', code: undefined, grant_type: 'password' as const };
    expect(requestOf(account.login, { params: {}, body }).body).toBe(
      'username=%C3%A5%40b.se&password=p%26q&grant_type=password',
    );
  });
});

describe('the outcome of a call', () => {
  it('is the data of the answer, after 401 that of the call repeated once with a new token', async () => {
    const { client, sent } = clientWith(reply(401), reply(200, { data: [] }));
    expect(await client(hierarchy.areas, { params: { orgId: 'o' } })).toEqual({ ok: true, answer: [] });
    expect(sent.map(([url, { headers }]) => [url, headers.authorization])).toEqual([
      ['http://host/api/organizations/o/areas', 'Bearer t1'],
      ['http://host/api/organizations/o/areas', 'Bearer t2'],
    ]);
  });

  it.each([
    [reply(400, { error: 'locked' }), 400, 'locked'],
    [reply(401), 401, 'unauthorized'],
    [reply(502), 502, 'internal'],
    [reply(500, 'text'), 500, 'internal'],
    [reply(200), 200, 'unreadable'],
  ])('of %o is a refusal with status %i and code %s', async (response, status, code) => {
    const { client } = clientWith(response, response);
    expect(await client(hierarchy.areas, { params: { orgId: 'o' } })).toMatchObject({ ok: false, status, code });
  });

  it('has the whole body of a refusal', async () => {
    const body = { error: 'conflict', current: { version: 8 }, changedBy: 'b@b.se' };
    const { client } = clientWith(reply(409, body));
    expect(await client(hierarchy.areas, { params: { orgId: 'o' } })).toEqual({
      ok: false,
      status: 409,
      code: 'conflict',
      body,
    });
  });
});
