import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Client, clientOf, password, withApi } from '../support/api.ts';
import { customerOf, setProviders } from '../support/idp.ts';
import { codeTo } from '../support/post.ts';
import { makeWard, organizationGrant, type Ward } from '../support/ward.ts';

let own: Ward;
let other: Ward;
let superUser: Client;
let stranger: Client;
const api = withApi(async (api) => {
  [own, other] = [await makeWard(api, 'Region Session'), await makeWard(api, 'Region Bortom')];
  superUser = await api.person('chef@test.se', 'SuperUser', organizationGrant(own));
  stranger = await api.person('granne@test.se', 'SuperUser', organizationGrant(other));
  setProviders([customerOf(api, 'region', own.orgId, 'test.se')]);
});

const path = (name: string) => `/api/account/${name}`;
const reader = (name: string) => api.person(name, 'User', { level: 'organization', orgId: own.orgId, canWrite: false });
const statusOf = async (who: Client) => (await who.get(own.U)).status;
const refresh = (token: unknown) => api.anybody.post('/api/account/refresh', { refresh_token: token });
/** Tokens know whole seconds. */
const nextSecond = () => pause(1100);

describe('what ends a session ends it for good', () => {
  test('closing an account ends its sessions, also after it is opened again', async () => {
    const old = await reader('stangd@test.se');
    const { refresh_token } = (await api.login('stangd@test.se')).body;
    await nextSecond();
    expect((await superUser.put(path('stangd@test.se'), { disabled: true })).status).toBe(200);
    expect([await statusOf(old), (await refresh(refresh_token)).status]).toEqual([401, 401]);
    expect((await superUser.put(path('stangd@test.se'), { disabled: false })).status).toBe(200);
    expect([await statusOf(old), (await refresh(refresh_token)).status]).toEqual([401, 401]);
    const { access_token } = (await api.login('stangd@test.se')).body;
    expect(await statusOf(clientOf(api.server.url, String(access_token)))).toBe(200);
  });

  test('a SuperUser ends all sessions of a colleague, and a stranger none', async () => {
    const name = 'kvarglomd@test.se';
    const old = await reader(name);
    const { refresh_token } = (await api.login(name)).body;
    await nextSecond();
    expect((await stranger.remove(`${path(name)}/sessions`)).status).toBe(404);
    expect(await statusOf(old)).toBe(200);
    expect((await superUser.remove(`${path(name)}/sessions`)).status).toBe(204);
    expect([await statusOf(old), (await refresh(refresh_token)).status]).toEqual([401, 401]);
    expect((await api.login(name)).status).toBe(200);
    const { rows } = await superUser.get(`/api/log?user=chef@test.se&signIns=true&orgId=${own.orgId}`);
    expect(rows[0]).toMatchObject({ action: 'signOut', id: name, by: 'chef@test.se' });
  });

  test('a token of a removed account is not valid for a later account of the same name', async () => {
    const old = await reader('samma@test.se');
    expect((await superUser.remove(path('samma@test.se'))).status).toBe(204);
    await nextSecond();
    const again = await api.person('samma@test.se', 'SuperAdmin');
    expect((await old.get('/api/log')).status).toBe(401);
    expect((await again.get('/api/log')).status).toBe(200);
  });

  test('a password reset ends all sessions and lifts the lock', async () => {
    const old = await reader('bestulen@test.se');
    for (let n = 0; n < 5; n++) await api.login('bestulen@test.se', 'fel');
    expect((await api.login('bestulen@test.se')).body.error).toBe('account_locked');
    await api.anybody.post('/api/account/forgot-password', { email: 'bestulen@test.se' });
    await nextSecond();
    const given = { username: 'bestulen@test.se', code: await codeTo(api, 'bestulen@test.se'), password: 'Bättre!123' };
    expect((await api.anybody.post('/api/account/reset-password', given)).status).toBe(200);
    expect(await statusOf(old)).toBe(401);
    const { access_token } = (await api.login('bestulen@test.se', 'Bättre!123')).body;
    expect(await statusOf(clientOf(api.server.url, String(access_token)))).toBe(200);
  });

  test('switching to SAML removes the password, which must be set again after switching back', async () => {
    const old = await reader('byter@test.se');
    await nextSecond();
    const switched = await superUser.put(path('byter@test.se'), { loginType: 'saml' });
    expect(switched).toMatchObject({ status: 200, data: { loginType: 'saml', provider: 'region', active: true } });
    expect(await statusOf(old)).toBe(401);
    expect((await api.login('byter@test.se')).body.error).toBe('invalid_grant');
    const back = await superUser.put(path('byter@test.se'), { loginType: 'password' });
    expect(back).toMatchObject({ status: 200, data: { loginType: 'password', active: false, mailSent: true } });
    expect((await api.login('byter@test.se')).body.error).toBe('invalid_grant');
    const given = { username: 'byter@test.se', code: await codeTo(api, 'byter@test.se'), password };
    expect((await api.anybody.post('/api/account/confirm', given)).status).toBe(200);
    expect((await api.login('byter@test.se')).status).toBe(200);
  });
});

describe('another type, or another address', () => {
  const asUser = (ward: Ward) => ({ level: 'organization', orgId: ward.orgId, canWrite: false }) as const;

  test('a SuperUser cannot change type or address of an account with grants in another organisation', async () => {
    await api.person('bada@test.se', 'User', asUser(own), asUser(other));
    const refused = await superUser.put(path('bada@test.se'), { type: 'SuperUser' });
    expect(refused).toMatchObject({ status: 400, body: { faults: { type: { code: 'byProvider' } } } });
    expect(JSON.stringify(refused.body)).not.toContain('Bortom');
    const taken = await superUser.put(path('bada@test.se'), { email: 'chef-egen@test.se' });
    expect(taken).toMatchObject({ status: 400, body: { faults: { email: { code: 'byProvider' } } } });
    expect((await stranger.get(path('bada@test.se'))).status).toBe(404);
    expect((await api.root.put(path('bada@test.se'), { type: 'SuperUser' })).status).toBe(200);
  });

  test('all grants of a new SuperUser become writable, each with a log entry', async () => {
    const name = 'upp@test.se';
    await api.person(name, 'User', asUser(own));
    const raised = await superUser.put(path(name), { type: 'SuperUser' });
    expect(raised).toMatchObject({ status: 200, data: { accesses: [{ canWrite: true }] } });
    expect((await superUser.get(path(name))).data).toMatchObject({ accesses: [{ canWrite: true }] });
    const { rows } = await superUser.get(`/api/access/organization/${own.orgId}`);
    expect(rows.find(({ userName }) => String(userName) === name)).toMatchObject({ canWrite: true, role: 'SuperUser' });
    const log = await api.root.get(`/api/log?orgId=${own.orgId}&object=grant`);
    expect(log.rows[0]).toMatchObject({ action: 'update', before: { canWrite: false }, after: { canWrite: true } });
  });
});

describe('a failed sign-in', () => {
  const failures = async (name: string) =>
    (await api.root.get(`/api/log?user=${name}&signIns=true`)).rows.filter(
      ({ action }) => String(action) === 'signInFailed',
    ).length;

  test('a failed sign-in is logged under its account, also while the account is locked', async () => {
    await reader('last@test.se');
    for (let n = 0; n < 7; n++) await api.login('last@test.se', 'fel');
    expect(await failures('last@test.se')).toBe(7);
  });

  test('whose password is right reads that the account is closed, whose is wrong does not', async () => {
    const name = 'ratt@test.se';
    await reader(name);
    await superUser.put(path(name), { disabled: true });
    expect((await api.login(name, 'fel')).body.error).toBe('invalid_grant');
    const { status, body } = await api.login(name);
    expect([status, body.error]).toEqual([400, 'account_closed']);
    expect(JSON.stringify(body)).not.toContain('token');
    expect(await failures(name)).toBe(2);
  });

  test('a locked account shows it, and who manages it unlocks it; the log of a SuperUser has the reasons, without addresses', async () => {
    const name = 'spakad@test.se';
    await reader(name);
    expect((await superUser.get(path(name))).data).not.toHaveProperty('lockedUntil');
    for (let n = 0; n < 6; n++) await api.login(name, 'fel');
    expect((await api.login(name)).body.error).toBe('account_locked');
    expect(Date.parse(String((await superUser.get(path(name))).data.lockedUntil))).toBeGreaterThan(Date.now());
    const { rows } = await superUser.get(`/api/log?user=${name}&signIns=true`);
    const refused = rows.filter(({ action }) => String(action) === 'signInFailed');
    expect(new Set(refused.map(({ after }) => JSON.stringify(after)))).toEqual(
      new Set(['{"reason":"locked"}', '{"reason":"wrongPassword"}']),
    );
    expect((await stranger.post(`${path(name)}/unlock`)).status).toBe(404);
    expect((await api.login(name)).body.error).toBe('account_locked');
    expect((await superUser.post(`${path(name)}/unlock`)).status).toBe(200);
    expect((await superUser.get(path(name))).data).not.toHaveProperty('lockedUntil');
    expect((await api.login(name)).status).toBe(200);
    const log = await superUser.get(`/api/log?orgId=${own.orgId}&object=lock`);
    expect(log.rows[0]).toMatchObject({ action: 'remove', object: 'lock', id: name, by: 'chef@test.se' });
  });
});

describe('another password invalidates all links mailed before', () => {
  const asked = async (name: string) => {
    await api.anybody.post('/api/account/forgot-password', { email: name });
    return codeTo(api, name);
  };
  const reset = async (username: string, code: string, chosen: string) =>
    (await api.anybody.post('/api/account/reset-password', { username, code, password: chosen })).status;

  test('when the owner changes it, with the link of an address that waits', async () => {
    const name = 'lankar@test.se';
    const me = await reader(name);
    expect((await superUser.put(path(name), { email: 'ny.lankar@test.se' })).status).toBe(200);
    const [code, address] = [await asked(name), await codeTo(api, 'ny.lankar@test.se')];
    await nextSecond();
    const change = { oldPassword: password, password: 'Björk/4711' };
    expect((await me.post(`${path(name)}/change-password`, change)).status).toBe(200);
    expect(await reset(name, code, 'Tjuvens!4711')).toBe(400);
    const confirmed = await api.anybody.post('/api/account/confirm-address', { username: name, code: address });
    expect(confirmed.body.error).toBe('invalidCode');
    expect((await api.root.get(path(name))).data).toMatchObject({ email: name, newEmail: null });
    expect(await reset(name, await asked(name), 'Björk/4712')).toBe(200);
  });

  test('when the account had no password in between', async () => {
    const name = 'hoppar@test.se';
    await reader(name);
    const code = await asked(name);
    await superUser.put(path(name), { loginType: 'saml' });
    await superUser.put(path(name), { loginType: 'password' });
    expect(await reset(name, code, 'Tjuvens!4711')).toBe(400);
    const given = { username: name, code: await codeTo(api, name), password };
    expect((await api.anybody.post('/api/account/confirm', given)).status).toBe(200);
  });
});

test('a changed address invalidates links mailed to the old one', async () => {
  await api.root.post('/api/account', { email: 'fle@test.se', type: 'User', homeOrgId: own.orgId });
  const code = await codeTo(api, 'fle@test.se');
  expect((await superUser.put(path('fle@test.se'), { email: 'fel-rattad@test.se' })).status).toBe(200);
  const given = { username: 'fle@test.se', code, password: 'enkelt' };
  expect((await api.anybody.post('/api/account/confirm', given)).body.error).toBe('invalidCode');
});

test('an account’s home must exist, and a closed account is not invited', async () => {
  const homeless = { email: 'hem@test.se', type: 'User', homeOrgId: 'org_nope' };
  expect((await api.root.post('/api/account', homeless)).body.fields).toHaveProperty('homeOrgId');
  await reader('dold@test.se');
  await superUser.put(path('dold@test.se'), { disabled: true });
  const invited = await superUser.post(`/api/access/unit/${own.unitId}/user`, {
    selectedOption: 'newUser',
    email: 'dold@test.se',
    loginType: 'password',
    canWrite: true,
  });
  expect(invited.status).not.toBe(201);
});

test('the log names the account that requests, uses and confirms a link', async () => {
  const name = 'lank@test.se';
  await api.root.post('/api/account', { email: name, type: 'User', homeOrgId: own.orgId });
  const confirmed = { username: name, code: await codeTo(api, name), password };
  await api.anybody.post('/api/account/confirm', confirmed);
  await api.anybody.post('/api/account/forgot-password', { email: name });
  const reset = { username: name, code: await codeTo(api, name), password: 'Bättre!123' };
  await api.anybody.post('/api/account/reset-password', reset);
  const { rows } = await api.root.get(`/api/log?object=${name}`);
  expect(rows.slice(0, 3).map(({ by, action, object }) => [by, action, object])).toEqual([
    [name, 'update', 'password'],
    ['-', 'create', 'resetLink'],
    [name, 'update', 'account'],
  ]);
  expect(rows[2]).toMatchObject({ before: { active: false }, after: { active: true } });
});
