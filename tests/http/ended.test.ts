import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sessionKey } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { clientOf, password, withApi } from '../support/api.ts';

const api = withApi();
const path = '/api/account/logout';
const signedIn = async (name: string) => {
  const { access_token, refresh_token } = (await api.login(name)).body;
  return { access: String(access_token), refresh: String(refresh_token) };
};
const statusOf = async (token: string) => (await clientOf(api.server.url, token).get('/api/account')).status;
const refresh = (token: string) => api.anybody.post('/api/account/refresh', { refresh_token: token });
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
/** Tokens know whole seconds. */
const nextSecond = () => pause(1100);

describe('logout', () => {
  test('ends the access token and those refreshed from the same sign-in, and no other session', async () => {
    await api.person('ut@test.se', 'Admin');
    const [one, other] = [await signedIn('ut@test.se'), await signedIn('ut@test.se')];
    const renewed = (await refresh(one.refresh)).body;
    const out = clientOf(api.server.url, String(renewed.access_token));
    expect((await out.post(path, { refresh_token: renewed.refresh_token })).status).toBe(200);
    expect([await statusOf(one.access), await statusOf(String(renewed.access_token))]).toEqual([401, 401]);
    expect([await statusOf(other.access), (await refresh(other.refresh)).status]).toEqual([200, 200]);
  });

  test('revokes the refresh token also with an access token that has expired, or none', async () => {
    await api.person('sen@test.se', 'Admin');
    for (const expired of [true, false]) {
      const { access, refresh: token } = await signedIn('sen@test.se');
      const late = api.server.standIns.pool.keys.sign({ ...claimsOf(access), exp: 1 });
      const caller = expired ? clientOf(api.server.url, late) : api.anybody;
      expect((await caller.post(path, { refresh_token: token })).status).toBe(200);
      expect((await refresh(token)).status).toBe(401);
    }
  });
});

test('windows that refresh at the same moment all work on', async () => {
  await api.person('flikar@test.se', 'Admin');
  let { refresh: token } = await signedIn('flikar@test.se');
  for (let round = 0; round < 10; round++) {
    const [one, other] = await Promise.all([refresh(token), refresh(token)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const firstUses = await Promise.all([one, other].map(({ body }) => refresh(String(body.refresh_token))));
    expect(firstUses.map(({ status }) => status)).toEqual([200, 200]);
    token = String(firstUses[0]?.body.refresh_token);
  }
});

test('a used refresh token that comes again late ends the session of whoever used it, and no other', async () => {
  await api.person('bestulen@test.se', 'Admin');
  const [own, other] = [await signedIn('bestulen@test.se'), await signedIn('bestulen@test.se')];
  const thief = (await refresh(own.refresh)).body;
  const later = (await refresh(String(thief.refresh_token))).body;
  expect(await statusOf(String(later.access_token))).toBe(200);
  expect((await refresh(own.refresh)).status).toBe(401);
  expect(await statusOf(String(later.access_token))).toBe(401);
  expect((await refresh(String(later.refresh_token))).status).toBe(401);
  expect([await statusOf(other.access), (await refresh(other.refresh)).status]).toEqual([200, 200]);
});

test('a changed password ends all other sessions and keeps the own one', async () => {
  await api.person('byte@test.se', 'Admin');
  const [own, other] = [await signedIn('byte@test.se'), await signedIn('byte@test.se')];
  await nextSecond();
  const me = clientOf(api.server.url, own.access);
  const change = { oldPassword: password, password: 'Björk/4711' };
  expect((await me.post('/api/account/byte@test.se/change-password', change)).status).toBe(200);
  expect([await statusOf(other.access), (await refresh(other.refresh)).status]).toEqual([401, 401]);
  const renewed = await refresh(own.refresh);
  expect([await statusOf(own.access), renewed.status]).toEqual([200, 200]);
  expect(await statusOf(String(renewed.body.access_token))).toBe(200);
});

test('a session that was not refreshed for 12 hours ends', async () => {
  await api.person('vila@test.se', 'Admin');
  const { access, refresh: token } = await signedIn('vila@test.se');
  const renewed = await refresh(token);
  expect(renewed.status).toBe(200);
  const key = sessionKey('vila@test.se', claimsOf(access).origin_jti);
  const usedAt = (hours: number) =>
    theTable().commit({
      put: {
        ...key,
        version: 1,
        data: { device: '', startedAt: '', at: new Date(Date.now() - hours * 3_600_000).toISOString() },
      },
    });
  await usedAt(11.9);
  const again = await refresh(String(renewed.body.refresh_token));
  expect(again.status).toBe(200);
  await usedAt(12.1);
  expect((await refresh(String(again.body.refresh_token))).status).toBe(401);
  await usedAt(0);
  expect((await refresh(String(again.body.refresh_token))).status).toBe(401);
});

test('a session ends when it was not refreshed for the shortest idle limit of the account’s organisations', async () => {
  const make = async (name: string, idleMinutes: number) =>
    String((await api.root.post('/api/organizations', { name, idleMinutes })).data.id);
  const orgIds = [await make('Region Kort', 30), await make('Region Lång', 200)];
  const grants = orgIds.map((orgId) => ({ level: 'organization', orgId, canWrite: false }) as const);
  await api.person('rast@test.se', 'User', ...grants);
  const { access, refresh: token } = await signedIn('rast@test.se');
  const key = sessionKey('rast@test.se', claimsOf(access).origin_jti);
  const usedAt = (minutes: number) =>
    theTable().commit({
      put: {
        ...key,
        version: 1,
        data: { device: '', startedAt: '', at: new Date(Date.now() - minutes * 60_000).toISOString() },
      },
    });
  await usedAt(34);
  const renewed = await refresh(token);
  expect(renewed.status).toBe(200);
  await usedAt(36);
  const refused = await refresh(String(renewed.body.refresh_token));
  expect(refused).toMatchObject({ status: 401, body: { error: 'unauthorized' } });
});

test('one’s sessions are listed and ended one by one, for good; those of others are not found', async () => {
  await api.person('enheter@test.se', 'Admin');
  const [one, two] = [await signedIn('enheter@test.se'), await signedIn('enheter@test.se')];
  const path = '/api/account/enheter@test.se/sessions';
  const own = clientOf(api.server.url, one.access);
  const { origin_jti: id } = claimsOf(two.access);
  const listed = (await own.get(path)).rows;
  expect(listed.map((row) => [row.id, row.isCurrent].map(String))).toContainEqual([id, 'false']);
  expect((await api.root.get(path)).status).toBe(404);
  expect((await api.root.remove(`/api/account/root@test.se/sessions/${id}`)).status).toBe(404);
  expect((await own.remove(`${path}/${id}`)).status).toBe(204);
  expect([await statusOf(one.access), await statusOf(two.access)]).toEqual([200, 401]);
  expect((await refresh(two.refresh)).status).toBe(401);
  expect((await own.get(path)).rows).toHaveLength(listed.length - 1);
});
