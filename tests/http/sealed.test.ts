import { describe, expect, test } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import { type Client, type Json, withApi } from '../support/api.ts';
import { makeWard, monday, type Ward } from '../support/ward.ts';

let own: Ward;
let other: Ward;
const people: Record<string, Client> = {};

const api = withApi(async (api) => {
  [own, other] = [await makeWard(api, 'Region Egen'), await makeWard(api, 'Region Annan')];
  const { orgId, areaId, unitId } = own;
  people.admin = await api.person('admin@test.se', 'Admin');
  people.superUser = await api.person('su@test.se', 'SuperUser', { level: 'organization', orgId, canWrite: true });
  people.writer = await api.person('writer@test.se', 'User', { level: 'unit', orgId, areaId, unitId, canWrite: true });
  people.reader = await api.person('reader@test.se', 'User', { level: 'area', orgId, areaId, canWrite: false });
  people.grantless = await api.person('none@test.se', 'User');
});

const endpoints = Object.values(contract).flatMap((group) => Object.values(group));
const closed = endpoints.filter(({ who }) => who !== 'open');
const placed = closed.filter(({ path }) => path.includes('{orgId}'));

const pathIn = (path: string, ward: Ward): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ward[name as keyof Ward] ?? `${name}_x`));

describe('an endpoint that is not public answers 401 without a valid token', () => {
  const altered = (token: string) => {
    const [head, body, signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(body!, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, username: 'root@test.se' })).toString('base64url');
    return [head, forged, signature].join('.');
  };
  const unsigned = (token: string) => {
    const head = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    return `${head}.${token.split('.')[1]}.`;
  };

  test.each(closed.map(({ method, path }) => ({ method, path })))('$method $path', async ({ method, path }) => {
    const { token } = people.writer!;
    const wrong = [
      '',
      'Bearer ',
      'Bearer x',
      `Bearer ${altered(token)}`,
      `Bearer ${unsigned(token)}`,
      `Basic ${token}`,
    ];
    for (const authorization of wrong) {
      const { status, body } = await api.anybody.send(method, pathIn(path, own), undefined, { authorization });
      expect({ authorization, status, error: body.error }).toEqual({
        authorization,
        status: 401,
        error: 'unauthorized',
      });
    }
  });
});

describe('places of another organisation answer 404', () => {
  test.each(placed.map(({ method, path }) => ({ method, path })))('$method $path', async ({ method, path }) => {
    for (const who of ['superUser', 'writer', 'reader', 'grantless']) {
      const { status, body } = await people[who]!.send(method, pathIn(path, other), undefined, {});
      const unknown = await people[who]!.send(method, pathIn(path, { ...other, orgId: 'org_x' }), undefined, {});
      expect({ who, status, body }).toEqual({ who, status: 404, body: unknown.body });
      expect(JSON.stringify(body)).not.toContain('Annan');
    }
  });

  test('by an id of theirs under the own organisation', async () => {
    const smuggled = [
      `${own.O}/areas/${other.areaId}`,
      `${own.A}/units/${other.unitId}`,
      `${own.U}/categories/${other.categoryId}`,
      `${own.U}/categories/${other.categoryId}/assets`,
      `${own.U}/categories/${other.categoryId}/demands`,
      `${own.U}/categories/${other.categoryId}/budget-periods`,
      ...['budget', 'budget/year?year=2027', 'budget-hours', 'stencils', 'categories/budget'].map(
        (path) => `${own.A}/units/${other.unitId}/${path}`,
      ),
    ];
    for (const path of smuggled) expect((await people.superUser!.get(path)).status).toBe(404);
  });

  test('and are in no list', async () => {
    for (const path of ['/api/organizations', '/api/access/context'])
      for (const who of ['superUser', 'writer', 'reader', 'grantless'])
        expect(JSON.stringify((await people[who]!.get(path)).body)).not.toContain('Annan');
  });
});

describe('a missing right inside the own organisation', () => {
  const asset = () => ({ name: 'Eva', period: { start: monday(0) } });
  test.each([
    ['reader', 'GET', 'assets', 200],
    ['reader', 'POST', 'assets', 403],
    ['writer', 'POST', 'assets', 201],
    ['superUser', 'POST', 'assets', 201],
    ['admin', 'POST', 'assets', 201],
    ['superUser', 'POST', 'shift', 403],
    ['admin', 'POST', 'shift', 201],
    ['grantless', 'GET', 'assets', 404],
  ] as const)('%s %s %s: %i', async (who, method, what, status) => {
    const body = what === 'shift' ? { name: `Kväll ${who}`, period: { start: monday(0) } } : asset();
    const sent = method === 'GET' ? undefined : JSON.stringify(body);
    expect((await people[who]!.send(method, `${own.C}/${what}`, sent)).status).toBe(status);
  });

  test.each([
    ['budget', undefined],
    ['budget/year?year=2027', undefined],
    ['categories/budget', { name: 'Läkare' }],
    ['budget-hours', { start: '2027-01-01', budget: 2400 }],
    ['stencils', { year: 2027, hour: 400 }],
  ] as const)(
    'the budget at %s is read by all with a grant, and changed by those who may write',
    async (path, body) => {
      const at = `${own.U}/${path}`;
      for (const who of ['reader', 'writer', 'superUser']) expect((await people[who]!.get(at)).status).toBe(200);
      expect((await people.grantless!.get(at)).status).toBe(404);
      if (body === undefined) return;
      expect((await people.reader!.post(at, body)).status).toBe(403);
      expect((await people.grantless!.post(at, body)).status).toBe(404);
      expect((await people.writer!.post(at, body)).status).toBe(201);
    },
  );

  test('is answered 403 before the body is validated', async () => {
    expect((await people.reader!.post(`${own.C}/assets`, { nonsense: 1 })).status).toBe(403);
  });

  test('leaves employees of units that the caller may not read out of a search', async () => {
    const named = async (who: string) =>
      (await people[who]!.get(`${own.O}/assets?search=sokt`)).rows.map(({ name }) => String(name));
    const siblingId = String((await api.root.post(`${own.A}/units`, { name: 'Syskon' })).data.id);
    const sibling = `${own.A}/units/${siblingId}`;
    const categoryId = String((await api.root.post(`${sibling}/categories`, { name: 'Läkare' })).data.id);
    await api.root.post(`${own.C}/assets`, { name: 'Anna Sokt', period: { start: monday(0) } });
    await api.root.post(`${sibling}/categories/${categoryId}/assets`, {
      name: 'Bo Sokt',
      period: { start: monday(0) },
    });
    expect(await named('writer')).toEqual(['Anna Sokt']);
    expect(await named('reader')).toEqual(['Anna Sokt', 'Bo Sokt']);
    expect(await named('superUser')).toEqual(['Anna Sokt', 'Bo Sokt']);
  });

  test('is answered 403 for the area of a granted unit, while the unit answers 200', async () => {
    expect((await people.writer!.get(own.U)).status).toBe(200);
    expect((await people.writer!.get(own.A)).status).toBe(403);
    expect((await people.writer!.get(`${own.A}/context`)).data).toMatchObject({ area: { name: 'Medicin' } });
  });
});

describe('signing in', () => {
  test('an unknown user and a wrong password get the same answer, and the sixth try is locked', async () => {
    for (const username of ['nobody@test.se', 'reader@test.se']) {
      const answers: Json[] = [];
      for (let n = 0; n < 6; n++) answers.push((await api.login(username, 'fel')).body);
      expect(answers.map(({ error }) => error)).toEqual([...Array(5).fill('invalid_grant'), 'account_locked']);
      expect(answers[0]!.error_description).toBe('Felaktigt användarnamn eller lösenord.');
    }
    expect((await api.login('reader@test.se')).body.error).toBe('account_locked');
  });

  test('a refresh token gives a new access token until logout', async () => {
    const { body } = await api.login('writer@test.se');
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    const refresh = () => api.anybody.post('/api/account/refresh', { refresh_token: body.refresh_token });
    const renewed = await refresh();
    expect(renewed.status).toBe(200);
    const authorization = `Bearer ${renewed.body.access_token}`;
    const out = JSON.stringify({ refresh_token: body.refresh_token });
    expect((await api.anybody.send('POST', '/api/account/logout', out, { authorization })).status).toBe(200);
    expect((await refresh()).status).toBe(401);
  });

  test('an access token carries username, type and organisation', async () => {
    const claims = JSON.parse(Buffer.from(people.writer!.token.split('.')[1]!, 'base64url').toString());
    const { orgId, areaId, unitId } = own;
    expect(claims).toMatchObject({ unique_name: 'writer@test.se', unit_write: [`${orgId}/${areaId}/${unitId}`] });
    expect(claims.exp - claims.iat).toBe(3600);
  });
});

test('the tree of places contains what each account was granted', async () => {
  const tree = (await people.reader!.get('/api/access/context')).data;
  expect(tree).toMatchObject([
    { name: 'Region Egen', canRead: false, areas: [{ name: 'Medicin', canRead: true, canWrite: false }] },
  ]);
  expect((await people.grantless!.get('/api/access/context')).data).toEqual([]);
});
