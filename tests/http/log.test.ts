import { expect, test } from 'vitest';
import { type Client, type Json, withApi } from '../support/api.ts';
import { makeWard, monday, organizationGrant, sunday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let planner: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Logg');
  planner = await api.person('plan@test.se', 'User', unitGrant(ward));
});

const log = async (query: Record<string, string> = {}) => {
  const { status, rows, body } = await api.root.get(`/api/log?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return { rows, next: body.next };
};

const lines = (rows: readonly Json[]) => rows.map(({ action, object }) => `${action} ${object}`);

test('SuperAdmin reads the whole log, a SuperUser that of the own organisations, nobody else any', async () => {
  const other = await makeWard(api, 'Region Intill');
  const admin = await api.person('admin@test.se', 'Admin');
  const chief = await api.person('chef@test.se', 'SuperUser', organizationGrant(ward));
  for (const client of [admin, planner]) expect((await client.get('/api/log')).status).toBe(403);
  expect((await api.anybody.get('/api/log')).status).toBe(401);
  const own = await chief.get('/api/log?limit=200');
  expect(own.status).toBe(200);
  expect([...new Set(own.rows.map(({ orgId }) => String(orgId)))]).toEqual([ward.orgId]);
  expect(
    (await chief.get('/api/log?user=root@test.se&limit=200')).rows.every(({ orgId }) => String(orgId) === ward.orgId),
  ).toBe(true);
  expect((await chief.get(`/api/log?orgId=${other.orgId}`)).status).toBe(404);
  expect((await chief.get('/api/log?orgId=-')).status).toBe(404);
  expect((await chief.get(`/api/log?unitId=${other.unitId}`)).status).toBe(404);
  expect((await chief.get('/api/log?unitId=unit_x')).status).toBe(404);
  const ofUnit = await chief.get(`/api/log?unitId=${ward.unitId}`);
  expect(lines(ofUnit.rows)).toEqual(expect.arrayContaining(['create shift', 'create category', 'create unit']));
  expect(lines(ofUnit.rows)).not.toContain('create area');
});

test('the log holds a change with actor, place, and the values before and after', async () => {
  const { data } = await planner.post(`${ward.U}/beds`, { start: monday(0), beds: 12 });
  await planner.put(`${ward.U}/beds/${data.id}`, { beds: 14 });
  const { rows } = await log({ orgId: ward.orgId, user: 'plan@test.se', object: String(data.id) });
  expect(rows).toMatchObject([
    {
      by: 'plan@test.se',
      action: 'update',
      object: 'bedPeriod',
      id: data.id,
      orgId: ward.orgId,
      place: 'Region Logg / Medicin / Medicinavdelning 33',
      before: { beds: 12 },
      after: { beds: 14 },
    },
    { action: 'create', before: null, after: { beds: 12 } },
  ]);
});

test('the log holds every write of creating a ward', async () => {
  const { rows } = await log({ orgId: ward.orgId, user: 'root@test.se', limit: '200' });
  expect(lines(rows).reverse()).toEqual([
    'create organization',
    'create area',
    'create unit',
    'create category',
    'create shift',
  ]);
});

test('the log holds sign-ins, failed sign-ins, sign-outs, accounts and grants', async () => {
  await api.login('plan@test.se', 'fel lösenord');
  const again = await api.person('ut@test.se', 'User', { level: 'unit', ...ward, canWrite: false });
  await again.post('/api/account/logout', {});
  expect(lines((await log({ user: 'ut@test.se', signIns: 'true' })).rows)).toEqual([
    'signOut account',
    'signIn account',
  ]);
  const about = lines((await log({ object: 'plan@test.se', signIns: 'true' })).rows);
  expect(lines((await log({ object: 'plan@test.se' })).rows)).not.toContain('signIn account');
  expect(about).toEqual(expect.arrayContaining(['signInFailed account', 'signIn account', 'create account']));
  expect(lines((await log({ orgId: ward.orgId, object: 'grant' })).rows)).toContain('create grant');
});

test('a password typed as the username is not logged', async () => {
  await api.login('MittHemliga!Lösen1', 'x');
  expect(JSON.stringify((await log({ limit: '200', signIns: 'true' })).rows).toLowerCase()).not.toContain('hemliga');
});

test('the log is paged, and a cursor is valid only for the same filters', async () => {
  const { rows, next } = await log({ limit: '3' });
  expect(rows).toHaveLength(3);
  const cursor = String(next);
  const second = await log({ limit: '3', cursor });
  const keys = [...rows, ...second.rows].map(({ key }) => String(key));
  expect(new Set(keys).size).toBe(6);
  expect([...keys].sort().reverse()).toEqual(keys);
  const other = await api.root.get(`/api/log?limit=4&cursor=${encodeURIComponent(cursor)}`);
  expect(other).toMatchObject({ status: 400, body: { error: 'validation', fields: { cursor: expect.any(String) } } });
});

test.each([
  ['from=2026-13-01', { from: expect.any(String) }],
  ['from=2026-05-02&to=2026-05-01', { to: 'Slutdatum måste vara senare än startdatum.' }],
  ['limit=1000', { limit: 'Högst 200.' }],
])('the query %s is refused at its field', async (query, fields) => {
  expect(await api.root.get(`/api/log?${query}`)).toMatchObject({ status: 400, body: { fields } });
});

test('a SuperUser sees neither import settings nor sign-ins of the provider', async () => {
  const chief = await api.person('chef3@test.se', 'SuperUser', organizationGrant(ward));
  await api.root.put(ward.O, { name: 'Region Logg', ftpUser: 'hemlig-anvandare' });
  await api.root.post('/api/account', { email: 'lev@test.se', type: 'Admin', homeOrgId: ward.orgId });
  await api.login('lev@test.se', 'fel');
  await api.login('plan@test.se', 'fel');
  const { rows } = await chief.get('/api/log?signIns=true&limit=200');
  expect(JSON.stringify(rows)).not.toContain('hemlig-anvandare');
  const failed = rows.filter(({ action }) => String(action) === 'signInFailed').map(({ id }) => String(id));
  expect(failed).toContain('plan@test.se');
  expect(failed).not.toContain('lev@test.se');
});

test('an entry names the period and the person; each planning entity has a history of its own', async () => {
  const { data } = await planner.post(`${ward.C}/assets`, {
    name: 'Karin Ek',
    period: { start: monday(0), workRate: 1 },
  });
  const { id: periodId } = (data.periods as unknown as Json[])[0]!;
  const changed = await planner.put(`${ward.C}/assets/${data.id}/periods/${periodId}`, { workRate: 0.5 });
  expect(changed.status).toBe(200);
  const [entry] = (await log({ orgId: ward.orgId, object: String(periodId) })).rows;
  expect(entry).toMatchObject({ person: 'Karin Ek', period: { start: monday(0), end: null }, object: 'assetPeriod' });
  const history = await planner.get(`${ward.U}/history?id=${data.id}`);
  expect(lines(history.rows)).toEqual(['create asset']);
  const beds = await planner.post(`${ward.U}/beds`, { start: monday(-6), end: sunday(-3), beds: 3 });
  await planner.put(`${ward.U}/beds/${beds.data.id}`, { beds: 4 });
  const ofBeds = `${ward.U}/history?id=${beds.data.id}`;
  const first = await planner.get(`${ofBeds}&limit=1`);
  expect(first.rows).toMatchObject([{ action: 'update', by: 'plan@test.se', before: { beds: 3 }, after: { beds: 4 } }]);
  const second = await planner.get(`${ofBeds}&limit=1&cursor=${encodeURIComponent(String(first.body.next))}`);
  expect(second.rows).toMatchObject([{ action: 'create', period: { start: monday(-6) } }]);
  const stranger = await api.person('frammande@test.se', 'User');
  expect((await stranger.get(ofBeds)).status).toBe(404);
  expect((await planner.get(`${ward.U}/history?id=${ward.unitId}`)).rows).toEqual([]);
});
