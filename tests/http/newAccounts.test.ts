import { expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { codeTo, mailsTo, mailTo } from '../support/post.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let own: Ward;
let other: Ward;
let superUser: Client;
const api = withApi(async (api) => {
  [own, other] = [await makeWard(api, 'Region Start'), await makeWard(api, 'Region Bredvid')];
  superUser = await api.person('chef@test.se', 'SuperUser', organizationGrant(own));
});

const one = async (username: string) => (await api.root.get(`/api/account/${username}`)).data;
const confirm = async (username: string, secret: string) => {
  const code = await codeTo(api, username);
  return api.anybody.post('/api/account/confirm', { username, code, password: secret });
};

test('a new account has a name, its first access and the home organisation of that place, all in one request', async () => {
  const made = await superUser.post('/api/account', {
    email: 'planerare@test.se',
    type: 'User',
    firstName: ' Anna ',
    lastName: 'Berg',
    access: { level: 'unit', id: own.unitId, canWrite: true },
  });
  expect(made).toMatchObject({
    status: 201,
    data: {
      firstName: 'Anna',
      lastName: 'Berg',
      lastSignIn: null,
      homeOrgId: own.orgId,
      accesses: [
        { level: 'unit', unitId: own.unitId, canWrite: true, path: expect.stringContaining('Region Start / ') },
      ],
      mailSent: true,
    },
  });
  expect((await one('planerare@test.se')).accesses).toHaveLength(1);
  await confirm('planerare@test.se', 'enkelt');
  expect((await api.login('planerare@test.se', 'enkelt')).status).toBe(200);
  expect((await one('planerare@test.se')).lastSignIn).toMatch(/^\d{4}-/);
});

test.each([
  ['an unknown unit', () => ({ type: 'User', access: { level: 'unit', id: 'unit_x' } }), 404],
  ['a unit of another organisation', () => ({ type: 'User', access: { level: 'unit', id: other.unitId } }), 404],
  ['a unit for a SuperUser', () => ({ type: 'SuperUser', access: { level: 'unit', id: own.unitId } }), 400],
  ['a first name of 101 characters', () => ({ type: 'User', firstName: 'å'.repeat(101) }), 400],
  ['another organisation as home', () => ({ type: 'User', homeOrgId: other.orgId }), 400],
])('a new account with %s is refused and not stored', async (_, body, status) => {
  expect((await superUser.post('/api/account', { email: 'nekad@test.se', ...body() })).status).toBe(status);
  expect((await api.root.get('/api/account/nekad@test.se')).status).toBe(404);
});

test('a given password does not open the account before the owner has chosen one by the mailed link', async () => {
  const given = { email: 'given@test.se', type: 'User', password: 'tillfälligt' };
  expect(await superUser.post('/api/account', given)).toMatchObject({
    status: 201,
    data: { active: false, mailSent: true },
  });
  expect((await api.login('given@test.se', 'tillfälligt')).body).toMatchObject({
    error: 'invalid_password',
    error_description: 'Kontot är inte bekräftat!',
  });
  expect((await api.login('given@test.se', 'fel')).body).toMatchObject({ error: 'invalid_grant' });
  await confirm('given@test.se', 'eget val');
  expect((await api.login('given@test.se', 'tillfälligt')).body).toMatchObject({ error: 'invalid_grant' });
  expect((await api.login('given@test.se', 'eget val')).status).toBe(200);
});

test('a forgotten password of an unconfirmed account sends the invitation anew, and no link to a closed one', async () => {
  await api.root.post('/api/account', { email: 'vantar@test.se', type: 'User' });
  const first = await codeTo(api, 'vantar@test.se');
  expect((await api.anybody.post('/api/account/forgot-password', { email: 'vantar@test.se' })).status).toBe(200);
  expect((await mailTo(api, 'vantar@test.se')).subject).toBe('Välkommen till Bemanningsplan');
  expect(await codeTo(api, 'vantar@test.se')).not.toBe(first);
  expect((await confirm('vantar@test.se', 'enkelt')).status).toBe(200);
  await api.root.put('/api/account/vantar@test.se', { disabled: true });
  await api.anybody.post('/api/account/forgot-password', { email: 'vantar@test.se' });
  const [latest, ...earlier] = await mailsTo(api, 'vantar@test.se');
  expect(latest?.subject).toBe('Ditt konto i Bemanningsplan är stängt');
  expect(earlier).toHaveLength(2);
});

test('a SuperAdmin moves an account to another home organisation, and its list shows it with its access there', async () => {
  const body = { email: 'flytt@test.se', type: 'User', access: { level: 'unit', id: own.unitId } };
  await superUser.post('/api/account', body);
  const refused = await superUser.put('/api/account/flytt@test.se', { homeOrgId: other.orgId });
  expect(refused).toMatchObject({ status: 400, body: { faults: { homeOrgId: { code: 'byProvider' } } } });
  const unknown = await api.root.put('/api/account/flytt@test.se', { homeOrgId: 'org_x' });
  expect(unknown).toMatchObject({ status: 400, body: { faults: { homeOrgId: { code: 'homeGone' } } } });
  const moved = await api.root.put('/api/account/flytt@test.se', { homeOrgId: other.orgId, firstName: 'Flytt' });
  expect(moved).toMatchObject({ status: 200, data: { homeOrgId: other.orgId, firstName: 'Flytt', lastName: null } });
  const there = await api.root.get(`/api/account?homeOrgId=${other.orgId}`);
  expect(there.rows).toMatchObject([{ username: 'flytt@test.se', accesses: [{ unitId: own.unitId }] }]);
  expect((await superUser.get('/api/account?search=flytt')).rows).toHaveLength(1);
});

test('the accounts of a removed organisation are closed, and a SuperAdmin can move them home elsewhere', async () => {
  const gone = await makeWard(api, 'Region Borta');
  await api.person('kvar@test.se', 'SuperUser', organizationGrant(gone));
  expect((await api.root.remove(`${gone.O}?confirm=Region%20Borta`)).status).toBe(204);
  await expect.poll(() => one('kvar@test.se')).toMatchObject({ accesses: [], disabled: true });
  expect((await api.root.put('/api/account/kvar@test.se', { firstName: 'Kvar' })).status).toBe(200);
  const back = { homeOrgId: gone.orgId };
  const text = 'Organisationen finns inte längre. Välj en annan.';
  const refused = { status: 400, body: { fields: { homeOrgId: text } } };
  expect(await api.root.post('/api/account', { email: 'sen@test.se', type: 'User', ...back })).toMatchObject(refused);
  await api.root.post('/api/account', { email: 'hit@test.se', type: 'User', homeOrgId: own.orgId });
  expect(await api.root.put('/api/account/hit@test.se', back)).toMatchObject(refused);
  expect(await one('hit@test.se')).toMatchObject({ homeOrgId: own.orgId, version: 1 });
  expect((await api.root.put('/api/account/kvar@test.se', { homeOrgId: own.orgId })).status).toBe(200);
});

test('the list is found by name, and sorted by name, home and last sign-in over all of its pages', async () => {
  const people = [
    { email: 'sort1@test.se', firstName: 'Örjan', lastName: 'Alm', homeOrgId: own.orgId },
    { email: 'sort2@test.se', firstName: 'Bo', lastName: 'Östman', homeOrgId: other.orgId },
    { email: 'sort3@test.se', homeOrgId: null },
  ];
  for (const person of people) await api.root.post('/api/account', { ...person, type: 'User' });
  const usernames = async (query: string) => {
    const seen: string[] = [];
    let cursor = '';
    do {
      const { rows, body } = await api.root.get(`/api/account?${query}${cursor && `&cursor=${cursor}`}`);
      seen.push(...rows.map(({ username }) => String(username)));
      cursor = body.next === undefined ? '' : encodeURIComponent(String(body.next));
    } while (cursor);
    return seen;
  };
  expect(await usernames('search=%C3%96rjan')).toEqual(['sort1@test.se']);
  const sort = (order: string) => usernames(`search=sort&limit=1&sort=${order}`);
  expect(await sort('name')).toEqual(['sort1@test.se', 'sort2@test.se', 'sort3@test.se']);
  expect(await sort('name&descending=true')).toEqual(['sort2@test.se', 'sort1@test.se', 'sort3@test.se']);
  expect(await sort('home')).toEqual(['sort2@test.se', 'sort1@test.se', 'sort3@test.se']);
  expect(await usernames('homeOrgId=-&search=sort')).toEqual(['sort3@test.se']);
  expect((await superUser.get('/api/account?sort=name&search=sort')).rows).toHaveLength(1);
  const [newest] = await usernames('sort=lastSignIn&descending=true');
  expect((await one(String(newest))).lastSignIn).not.toBeNull();

  // The account that the cursor names is removed before the next page is asked for.
  const start = await api.root.get('/api/account?search=sort&limit=1&sort=name');
  expect((await api.root.remove('/api/account/sort1@test.se')).status).toBe(204);
  const after = await api.root.get(
    `/api/account?search=sort&limit=1&sort=name&cursor=${encodeURIComponent(String(start.body.next))}`,
  );
  expect(after.rows.map(({ username }) => username)).toEqual(['sort2@test.se']);
});
