import { describe, expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { makeWard, monday, organizationGrant, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
let writer: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Elak');
  writer = await api.person('skribent@test.se', 'SuperUser', organizationGrant(ward));
});

const long = 'x'.repeat(3000);
const statusOf = async (path: string) => (await api.root.get(path)).status;

describe('an id that is too long for any key', () => {
  test('is answered 404 at every place of a path', async () => {
    const paths = [
      `/api/organizations/${long}`,
      `${ward.O}/areas/${long}`,
      `${ward.A}/units/${long}`,
      `/api/organizations/${ward.orgId}/areas/${'å'.repeat(300)}/units/${'å'.repeat(300)}`,
      `${ward.C}/demands/${long}`,
      `/api/access/organization/${long}`,
      `/api/access/unit/${long}`,
      `/api/account/${long}`,
      `/api/people/${long}/export`,
    ];
    expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 404));
  });

  test('is answered 401 to a caller without a token', async () => {
    expect((await api.anybody.get(`/api/organizations/${long}`)).status).toBe(401);
  });

  test('is refused as a field of a body', async () => {
    const account = { email: 'lang@test.se', type: 'User', homeOrgId: long };
    expect((await api.root.post('/api/account', account)).body.fields).toHaveProperty('homeOrgId');
    const several = await writer.post(`${ward.C}/assets/periods`, { assetIds: [long], period: { start: monday(0) } });
    expect(several).toMatchObject({ status: 400, body: { fields: { 'assetIds.0': expect.any(String) } } });
    const based = { start: monday(0), base: 'selected', baseOnSchemaId: long };
    expect((await writer.post(`${ward.C}/demands`, based)).status).toBe(400);
  });
});

test('an account whose username has many multi-byte characters is found', async () => {
  const email = `${'漢'.repeat(64)}@${'漢'.repeat(50)}.se`;
  expect((await api.root.post('/api/account', { email, type: 'User', homeOrgId: ward.orgId })).status).toBe(201);
  expect(await statusOf(`/api/account/${encodeURIComponent(email)}`)).toBe(200);
});

describe('a text that is not valid Unicode', () => {
  const lone = '{"name":"x\\ud83d"}';
  test.each([
    ['POST', '/api/organizations', lone],
    ['POST', '/api/organizations', '{"name":"Hel","\\ud83d":1}'],
  ])('is refused as invalid JSON by %s %s: %s', async (method, path, body) => {
    expect(await api.root.send(method, path, body)).toMatchObject({ status: 400, body: { error: 'malformed' } });
  });

  test('does not change stored data', async () => {
    const answer = await api.root.send('PUT', ward.O, lone);
    expect(answer).toMatchObject({ status: 400, body: { error: 'malformed' } });
    expect((await api.root.get(ward.O)).data).toMatchObject({ name: 'Region Elak' });
  });
});

test('a body or query that is not valid UTF-8 is refused as unreadable', async () => {
  const body = Buffer.concat([Buffer.from('{"name":"A'), Buffer.from([0xff, 0xc3]), Buffer.from('"}')]);
  const headers = { authorization: `Bearer ${api.root.token}`, 'content-type': 'application/json' };
  for (const type of ['application/json', 'application/octet-stream']) {
    const request = { method: 'POST', headers: { ...headers, 'content-type': type }, body };
    const answer = await fetch(`${api.server.url}/api/organizations`, request);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ error: 'malformed' })]);
  }
  expect((await api.root.get('/api/account?search=%FF')).status).toBe(400);
});

describe('the characters of names, comments and addresses', () => {
  test.each([
    ['a name with a line break', 'Anna\nEk', 'styrtecken'],
    ['a name with NUL', 'Anna\u0000Ek', 'styrtecken'],
    ['a name that changes the direction', 'Anna\u202eEk', 'skrivriktningen'],
    ['a name of invisible signs', '\u200b\u3164', 'osynliga'],
  ])('%s is refused', async (_, name, text) => {
    const answer = await writer.post(`${ward.C}/assets`, { name, period: { start: monday(0) } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { name: expect.stringContaining(text) } } });
  });

  test('a comment has lines and nothing else that controls', async () => {
    const put = (comments: string) => writer.post(`${ward.C}/schemas`, { start: monday(0), end: sunday(1), comments });
    expect((await put('a\u001b[31m')).body.fields).toHaveProperty('comments');
    expect((await put('rad 1\nrad 2')).data).toMatchObject({ comments: 'rad 1\nrad 2' });
  });

  test.each(['аdmin@test.se', 'ad\u200bmin@test.se', 'admin\u200f@test.se', 'admin\u202e@test.se'])(
    'the address %j is refused',
    async (email) => {
      const answer = await api.root.post('/api/account', { email, type: 'User', homeOrgId: ward.orgId });
      expect(answer).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
    },
  );

  test('an address in full-width letters is the one in plain letters', async () => {
    const create = (email: string) => api.root.post('/api/account', { email, type: 'User', homeOrgId: ward.orgId });
    expect((await create('ｂｒｅｄ@test.se')).data).toMatchObject({ username: 'bred@test.se' });
    expect((await create('bred@test.se')).body.error).toBe('accountTaken');
  });
});

test('a deeply nested list is refused at its field', async () => {
  const body = `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  const answer = await api.root.send('POST', '/api/organizations', body);
  expect(answer).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
});

describe('a cursor that the server did not issue', () => {
  const encoded = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url');
  const opened = (cursor: unknown) => JSON.parse(Buffer.from(String(cursor), 'base64url').toString());

  test.each([
    ['/api/log?limit=1', [[5], [{}], [''], [], ['zzz'], ['0'], 'x']],
    ['/api/account?limit=1', [[5], ['', 'zzz'], ['\ud83d', '\ud83d']]],
  ])('is refused: %s', async (path, made) => {
    const { next } = (await api.root.get(path)).body;
    const { seal } = opened(next);
    for (const after of made) {
      const answer = await api.root.get(`${path}&cursor=${encoded({ after, seal })}`);
      expect({ after, ...answer }).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } });
    }
    expect((await api.root.get(`${path}&cursor=${next}`)).status).toBe(200);
  });
});

describe('a sign-in', () => {
  const failures = async (name: string) =>
    (await api.root.get(`/api/log?user=${name}&signIns=true`)).rows.filter(
      ({ action }) => String(action) === 'signInFailed',
    ).length;

  test('with a password above the maximal length fails, is logged and counts towards the lock', async () => {
    await api.person('offer@test.se', 'User');
    const errors: unknown[] = [];
    for (let n = 0; n < 6; n++) errors.push((await api.login('offer@test.se', 'å'.repeat(257 + 1000 * n))).body.error);
    expect(errors).toEqual([...Array(5).fill('invalid_grant'), 'account_locked']);
    expect(await failures('offer@test.se')).toBe(6);
  });

  test('with a username above the maximal length is refused', async () => {
    expect((await api.login(`${'å'.repeat(1900)}@x.se`)).status).toBe(400);
    expect((await api.login(`${'å'.repeat(180)}@x.se`)).body.error).toBe('invalid_grant');
  });

  test('with an invalid refresh token is refused, however long the token is', async () => {
    const answer = await api.anybody.post('/api/account/refresh', { refresh_token: 'x'.repeat(7000) });
    expect(answer.status).toBe(401);
  });
});

test('where the installation is reached by the edge only, a request past it is refused on open endpoints too', async () => {
  process.env.EDGE_ONLY = 'yes';
  try {
    expect((await api.anybody.get('/api/health')).status).toBe(403);
    expect((await api.login('root@test.se')).status).toBe(403);
    expect((await api.root.get('/api/account')).status).toBe(403);
  } finally {
    process.env.EDGE_ONLY = 'no';
  }
  expect((await api.anybody.get('/api/health')).status).toBe(200);
});
