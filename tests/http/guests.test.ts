import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { codeTo, mailsTo } from '../support/post.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

/** Accounts between two organisations, each with a SuperUser of its own. */

let own: Ward;
let next: Ward;
let chief: Client;
let neighbour: Client;
const api = withApi(async (api) => {
  [own, next] = [await makeWard(api, 'Region Här'), await makeWard(api, 'Region Där')];
  chief = await api.person('chef@test.se', 'SuperUser', organizationGrant(own));
  neighbour = await api.person('granne@test.se', 'SuperUser', organizationGrant(next));
});

const User = { type: 'User', password: 'hemligt' };
const give = (client: Client, { orgId }: Ward, email: string, more: object = {}) =>
  client.post(`/api/access/organization/${orgId}/user`, { selectedOption: 'existingUser', email, ...more });

describe('an account of another organisation with a grant on this one', () => {
  const guest = 'gast@test.se';
  const account = `/api/account/${guest}`;
  beforeAll(async () => {
    expect((await neighbour.post('/api/account', { email: guest, ...User })).status).toBe(201);
    expect((await give(chief, own, guest)).status).toBe(201);
  });

  test.each([{ email: 'tagen@test.se' }, { type: 'SuperUser' }, { loginType: 'saml' }, { disabled: true }])(
    'is not changed by a SuperUser of the granting organisation: %o',
    async (change) => {
      const [field] = Object.keys(change) as [string];
      expect(await chief.put(account, change)).toMatchObject({
        status: 400,
        body: { faults: { [field]: { code: 'byHome' } }, message: expect.stringContaining('en annan organisation') },
      });
    },
  );

  test('is not removed by a SuperUser of the granting organisation, who may withdraw its grants', async () => {
    expect((await chief.remove(account)).status).toBe(400);
    expect((await chief.post(`${account}/unlock`)).body.faults).toEqual({ username: { code: 'byHome' } });
    const { rows } = await chief.get(`/api/access/organization/${own.orgId}`);
    const { id } = rows.find(({ userId }) => String(userId) === guest)!;
    expect((await chief.remove(`/api/access/organization/user/${id}`)).status).toBe(204);
    expect((await neighbour.get(account)).data).toMatchObject({ email: guest, type: 'User', accesses: [] });
    expect((await neighbour.put(account, { disabled: true })).status).toBe(200);
  });
});

describe('an e-mail address', () => {
  test('never finds an account that has it only as username', async () => {
    const named = { email: 'egen@test.se', username: 'lockad@test.se', ...User };
    expect((await chief.post('/api/account', named)).status).toBe(201);
    const invitation = { selectedOption: 'newUser', canWrite: true };
    expect((await give(neighbour, next, 'lockad@test.se', invitation)).status).toBe(400);
    expect((await chief.get('/api/account/lockad@test.se')).data.accesses).toEqual([]);
    expect((await give(neighbour, next, 'egen@test.se', invitation)).data).toMatchObject({ userId: 'lockad@test.se' });
  });

  test('that is a username stays reserved after the address of that account changes', async () => {
    await chief.post('/api/account', { email: 'anna@test.se', ...User });
    const invited = (await mailsTo(api, 'anna@test.se')).length;
    expect((await chief.put('/api/account/anna@test.se', { email: 'ny.anna@test.se' })).status).toBe(200);
    const taken = { status: 400, body: { error: 'accountTaken' } };
    expect(
      await neighbour.post('/api/account', { email: 'anna@test.se', username: 'bert@test.se', ...User }),
    ).toMatchObject(taken);
    expect(
      await neighbour.post('/api/account', { email: 'cc@test.se', username: 'ny.anna@test.se', ...User }),
    ).toMatchObject(taken);
    await neighbour.post('/api/account', { email: 'bert@test.se', ...User });
    expect(await neighbour.put('/api/account/bert@test.se', { email: 'anna@test.se' })).toMatchObject(taken);
    await api.anybody.post('/api/account/forgot-password', { email: 'anna@test.se' });
    expect(await codeTo(api, 'ny.anna@test.se')).not.toBe('');
    expect(await mailsTo(api, 'anna@test.se')).toHaveLength(invited);
    expect((await chief.put('/api/account/anna@test.se', { email: 'anna@test.se' })).status).toBe(200);
    expect((await neighbour.put('/api/account/bert@test.se', { email: 'ny.anna@test.se' })).status).toBe(200);
    expect((await chief.remove('/api/account/anna@test.se')).status).toBe(204);
    expect((await neighbour.post('/api/account', { email: 'anna@test.se', ...User })).status).toBe(201);
  });
});

test('an address longer than the user pool accepts is refused', async () => {
  const [before, after] = [`${'m'.repeat(60)}@`, '.test.se'];
  const named = (length: number) => `${before}${'v'.repeat(length - before.length - after.length)}${after}`;
  expect((await chief.post('/api/account', { email: named(128), ...User })).status).toBe(201);
  expect((await api.login(named(128), 'hemligt')).body.error).toBe('invalid_password');
  expect((await chief.post('/api/account', { email: named(129), ...User })).body.fields).toEqual({
    email: 'Högst 128 tecken.',
  });
});

test('an account with a hundred grants is removed with all of them', async () => {
  const many = 'overallt@test.se';
  await chief.post('/api/account', { email: many, ...User });
  for (let n = 0; n < 100; n++) {
    const { id } = (await api.root.post(`${own.O}/areas`, { name: `Område ${n}` })).data;
    await chief.post(`/api/access/area/${id}/user/${many}`, { role: 'User', canWrite: n % 2 === 0 });
  }
  const found = async () => (await chief.get(`/api/account?search=${many}`)).rows;
  expect((await found())[0]?.accesses).toHaveLength(100);
  expect((await chief.remove(`/api/account/${many}`)).status).toBe(204);
  expect(await found()).toEqual([]);
  await chief.post('/api/account', { email: many, ...User });
  expect((await found())[0]?.accesses).toEqual([]);
  const { data } = await api.root.get(`/api/log?orgId=${own.orgId}&object=${many}&limit=200`);
  const removed = (data as unknown as { action: string; object: string }[]).filter(({ action }) => action === 'remove');
  expect(removed.map(({ object }) => object).sort()).toEqual(['account', ...Array.from({ length: 60 }, () => 'grant')]);
});

test('a grant made while its account is removed or becomes a SuperUser is removed or refused', async () => {
  const { areaId } = own;
  for (let n = 0; n < 12; n++) {
    const name = `samtidig${n}@test.se`;
    await chief.post('/api/account', { email: name, ...User });
    const grant = () => chief.post(`/api/access/area/${areaId}/user/${name}`, { role: 'User', canWrite: true });
    await Promise.all([chief.remove(`/api/account/${name}`), grant()]);
    await chief.post('/api/account', { email: name, ...User });
    expect((await chief.get(`/api/account/${name}`)).data.accesses, name).toEqual([]);
    await Promise.all([chief.put(`/api/account/${name}`, { type: 'SuperUser' }), grant()]);
    const { type, accesses } = (await chief.get(`/api/account/${name}`)).data;
    expect([String(type), (accesses as unknown as unknown[]).length], name).not.toEqual(['SuperUser', 1]);
  }
});

test('a changed grant is logged and exported with its own account', async () => {
  const name = 'berord@test.se';
  await chief.post('/api/account', { email: name, ...User });
  const { id } = (await chief.post(`/api/access/area/${own.areaId}/user/${name}`, { role: 'User' })).data;
  expect((await chief.put(`/api/access/area/user/${id}`, { canWrite: true })).status).toBe(200);
  expect((await api.root.remove(`/api/access/area/user/${id}`)).status).toBe(204);
  const { rows } = await api.root.get(`/api/log?object=${name}`);
  expect(rows.map(({ action, object }) => `${action} ${object}`)).toEqual([
    'remove grant',
    'update grant',
    ...['create confirmation', 'create grant', 'create confirmation', 'create account'],
  ]);
  const logText = async (username: string) => {
    const path = `/api/people/${username}/export`;
    const first = await api.root.get(path);
    const second = await api.root.get(`${path}?cursor=${encodeURIComponent(String(first.body.next))}`);
    return JSON.stringify(second.body);
  };
  expect(await logText(name)).toContain('"action":"update","object":"grant"');
  expect(await logText('chef@test.se')).not.toContain(name);
});
