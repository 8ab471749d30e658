import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { at, member, names, other, own, stranger, superUser, withAccess } from '../support/access.ts';
import type { Client } from '../support/api.ts';
import { mailsTo } from '../support/post.ts';
import { makeWard, organizationGrant, unitGrant, type Ward } from '../support/ward.ts';

const api = withAccess();

describe('changing and withdrawing', () => {
  const give = async (name: string, level: 'organization' | 'unit' = 'unit', role = 'User') => {
    await member(name, own, { type: role });
    return (await superUser.post(`${at(level)}/user/${name}`, { role })).data;
  };

  test('the right to write is granted and withdrawn; a stale version answers 409', async () => {
    const access = await give('maja@test.se');
    const path = `/api/access/unit/user/${access.id}`;
    const changed = await superUser.put(path, { ...access, canWrite: true });
    expect(changed).toMatchObject({ status: 200, data: { canWrite: true, version: 2 } });
    expect(await superUser.put(path, { canWrite: false, version: 1 })).toMatchObject({
      status: 409,
      body: { current: { canWrite: true, version: 2 }, changedBy: 'chef@test.se' },
    });
    expect((await superUser.remove(path, { 'if-match': '1' })).status).toBe(409);
    expect((await superUser.put(path, { role: 'SuperUser' })).status).toBe(400);
    expect((await superUser.get('/api/account/maja@test.se')).data.accesses).toMatchObject([{ canWrite: true }]);
  });

  test('a SuperUser’s grant is writable also when canWrite is false', async () => {
    const access = await give('nils@test.se', 'organization', 'SuperUser');
    const path = `/api/access/organization/user/${access.id}`;
    expect((await superUser.put(path, { canWrite: false })).data).toMatchObject({ canWrite: true });
  });

  test('a withdrawn grant takes effect at the next request with the same token', async () => {
    const planner = await api.person('olle@test.se', 'User', unitGrant(own));
    expect((await planner.get(`${own.U}/beds`)).status).toBe(200);
    const [access] = (await superUser.get(at('unit'))).rows.filter(({ userName }) => `${userName}` === 'olle@test.se');
    const path = `/api/access/unit/user/${access!.id}`;
    await superUser.put(path, { canWrite: false });
    expect((await planner.post(`${own.U}/beds`, { start: '2040-01-02', beds: 1 })).status).toBe(403);
    expect((await superUser.remove(path)).status).toBe(204);
    expect((await planner.get(`${own.U}/beds`)).status).toBe(404);
    expect((await superUser.remove(path)).status).toBe(404);
    expect(names(await superUser.get(`${at('unit')}/candidates`))).toContain('olle@test.se');
  });

  test('refuses a grant that is not of the level in the path or of an own organisation', async () => {
    const access = await give('pia@test.se');
    for (const level of ['area', 'organization', 'nivå'])
      expect((await superUser.put(`/api/access/${level}/user/${access.id}`, { canWrite: true })).status).toBe(404);
    expect((await stranger.put(`/api/access/unit/user/${access.id}`, { canWrite: true })).status).toBe(404);
    expect((await stranger.remove(`/api/access/unit/user/${access.id}`)).status).toBe(404);
    expect((await superUser.get(`/api/access/area/${own.unitId}`)).status).toBe(404);
    expect((await superUser.get(at('unit', other))).status).toBe(404);
  });
});

test('every change is in the organisation’s logbook, with the place', async () => {
  const email = await member('tove@test.se');
  const { data } = await superUser.post(`${at('unit')}/user/${email}`, { role: 'User' });
  await superUser.put(`/api/access/unit/user/${data.id}`, { canWrite: true });
  await superUser.remove(`/api/access/unit/user/${data.id}`);
  const month = new Date().toISOString().slice(0, 7);
  const rows = await theTable().query<LogEntry>({ pk: `ORG#${own.orgId}#LOG#${month}` });
  const entries = rows.map((row) => row.data).filter(({ id }) => id === String(data.id));
  expect(entries.map(({ action, object, by }) => [action, object, by])).toEqual([
    ['create', 'grant', 'chef@test.se'],
    ['update', 'grant', 'chef@test.se'],
    ['remove', 'grant', 'chef@test.se'],
  ]);
  expect(entries[1]).toMatchObject({ before: { canWrite: false }, after: { canWrite: true } });
  const { orgId, areaId, unitId } = own;
  for (const { path } of entries) expect(path).toMatchObject({ orgId, areaId, unitId, level: 'unit' });
});

describe('who reaches a unit', () => {
  test('the list names those granted above it too, and where they were given', async () => {
    const { rows } = await superUser.get(at('unit'));
    const chief = rows.find(({ userId }) => String(userId) === 'chef@test.se');
    expect(chief).toMatchObject({
      inherited: true,
      level: 'organization',
      place: { id: own.orgId, name: 'Region Behörig' },
      accessId: expect.any(String),
    });
    const own1 = rows.filter(({ inherited }) => !inherited);
    expect(own1.length).toBeGreaterThan(0);
    expect(own1.every(({ place, level }) => String(place?.id) === own.unitId && String(level) === 'unit')).toBe(true);
    expect((await superUser.remove(`/api/access/unit/user/${chief?.accessId}`)).status).toBe(404);
  });

  test('an existing account is mailed about its new place, as an invited one is', async () => {
    await api.person('redan@test.se', 'User', unitGrant(own));
    const given = await superUser.post(`${at('area')}/user/redan@test.se`, { role: 'User' });
    expect(given).toMatchObject({ status: 201, data: { mailSent: true } });
    const [mail] = await mailsTo(api, 'redan@test.se');
    expect(mail).toMatchObject({ subject: 'Du har fått ny behörighet i Bemanningsplan' });
    expect(mail?.text).toContain('Region Behörig / Medicin.');
  });

  test('a grant to an account that was removed meanwhile is 404', async () => {
    await member('hunnen@test.se');
    await api.root.remove('/api/account/hunnen@test.se');
    expect((await superUser.post(`${at('unit')}/user/hunnen@test.se`, { role: 'User' })).status).toBe(404);
  });
});

describe('the last SuperUser of an organisation', () => {
  const grantOf = async (client: Client, ward: Ward, username: string) => {
    const { rows } = await client.get(at('organization', ward));
    const grant = rows.find(({ userId }) => String(userId) === username);
    return `/api/access/organization/user/${grant?.accessId}`;
  };

  test('neither withdraws the own last grant nor the last one of another SuperUser; a SuperAdmin may', async () => {
    const lone = await makeWard(api, 'Region Ensam');
    const boss = await api.person('ensam@test.se', 'SuperUser', organizationGrant(lone));
    const path = await grantOf(boss, lone, 'ensam@test.se');
    expect(await boss.remove(path)).toMatchObject({ status: 400, body: { error: 'ownLastGrant' } });
    const two = await api.person('tva@test.se', 'SuperUser', organizationGrant(lone), organizationGrant(own));
    expect((await two.remove(path)).status).toBe(204);
    const last = await grantOf(two, lone, 'tva@test.se');
    expect(await two.remove(last)).toMatchObject({ status: 400, body: { error: 'lastSuperUser' } });
    expect((await api.root.remove(last)).status).toBe(204);
  });

  test('remains when two SuperUsers withdraw each other’s grants at the same time', async () => {
    for (let n = 0; n < 4; n++) {
      const ward = await makeWard(api, `Region Duell ${n}`);
      const [a, b] = [`a${n}@test.se`, `b${n}@test.se`];
      const [first, second] = [
        await api.person(a, 'SuperUser', organizationGrant(ward)),
        await api.person(b, 'SuperUser', organizationGrant(ward)),
      ];
      const [ofA, ofB] = [await grantOf(api.root, ward, a), await grantOf(api.root, ward, b)];
      await Promise.all([first.remove(ofB), second.remove(ofA)]);
      expect((await api.root.get(at('organization', ward))).rows).toHaveLength(1);
    }
  });
});
