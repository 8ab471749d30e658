import { expect, test } from 'vitest';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { files } from '#functions/kernel/store/files.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { Conflict, type Table } from '#functions/kernel/store/table.ts';
import type { LogEntry } from '#shared/model/log.ts';
import { consequenceOf } from '#web/domain/history/consequence.ts';
import { type Client, clientOf, type Json, withApi } from '../support/api.ts';
import { customerOf, setProviders } from '../support/idp.ts';
import { dayRow, makeWard, monday, organizationGrant, sunday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let planner: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Logg');
  planner = await api.person('plan@test.se', 'User', unitGrant(ward));
  setProviders([customerOf(api, 'region', ward.orgId, 'test.se')]);
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

const reasons = async (query: Record<string, string>) =>
  (await log({ limit: '200', signIns: 'true', ...query })).rows
    .filter(({ action }) => String(action) === 'signInFailed')
    .map(({ after }) => (after as unknown as { reason: string; address: string } | null) ?? undefined);

test('a failed sign-in is logged with reason, for SuperUsers too, and with address, for SuperAdmin only', async () => {
  const chief = await api.person('chef5@test.se', 'SuperUser', organizationGrant(ward));
  const made = ['fel5', 'stangd5', 'ny5', 'saml5'].map((name) => `${name}@test.se`);
  const [wrong = '', closed = '', invited = '', saml = ''] = made;
  for (const name of [wrong, closed]) await api.person(name, 'User', { level: 'unit', ...ward, canWrite: false });
  await api.root.put(`/api/account/${closed}`, { disabled: true });
  await api.root.post('/api/account', { email: invited, type: 'User', homeOrgId: ward.orgId });
  await api.root.post('/api/account', { email: saml, type: 'User', homeOrgId: ward.orgId, loginType: 'saml' });
  for (const name of made) await api.login(name, 'Fel-Hemligt-4711');
  for (let n = 0; n < 5; n++) await api.login(wrong, 'Fel-Hemligt-4711');
  await api.login('okand5@test.se', 'Fel-Hemligt-4711');
  const of = async (user: string) => (await reasons({ user })).map((after) => after?.reason);
  expect(await of(wrong)).toEqual(['locked', ...Array(5).fill('wrongPassword')]);
  expect([await of(closed), await of(invited), await of(saml)]).toEqual([['closed'], ['unconfirmed'], ['saml']]);
  expect((await reasons({ user: '-' }))[0]).toEqual({ reason: 'unknownAccount', address: '127.0.0.1' });
  const everything = JSON.stringify((await log({ limit: '200', signIns: 'true' })).rows);
  expect(everything).not.toMatch(/Hemligt-4711|okand5/i);
  const { rows } = await chief.get('/api/log?signIns=true&limit=200');
  const seen = rows.filter(({ by }) => String(by) === wrong);
  expect(seen.length).toBeGreaterThan(0);
  expect(JSON.stringify(seen)).toMatch(/wrongPassword.*locked|locked.*wrongPassword/);
  expect(JSON.stringify(seen)).not.toContain('127.0.0.1');
  const admin = await api.person('admin5@test.se', 'Admin');
  const exported = await admin.get(`/api/people/${wrong}/export`);
  expect(exported.status).toBe(200);
  expect(JSON.stringify(exported.body)).not.toMatch(/wrongPassword|127\.0\.0\.1/);
});

test('a refused right is logged with account, route and address, at most 20 times a minute, for SuperAdmin only', async () => {
  const chief = await api.person('chef6@test.se', 'SuperUser', organizationGrant(ward));
  const user = await api.person('nyfiken@test.se', 'User', { level: 'unit', ...ward, canWrite: false });
  expect((await user.get(`/api/log?token=hemlig`)).status).toBe(403);
  expect((await user.put(ward.O, { name: 'Annan' })).status).toBe(403);
  const refused = async () =>
    (await log({ user: 'nyfiken@test.se', signIns: 'true', limit: '200' })).rows.filter(
      ({ action }) => String(action) === 'refused',
    );
  expect(await refused()).toMatchObject([
    {
      by: 'nyfiken@test.se',
      object: 'request',
      id: 'PUT /api/organizations/{orgId}',
      orgId: null,
      path: { orgId: ward.orgId },
      place: 'Region Logg',
      after: { address: '127.0.0.1', reason: 'forbidden' },
    },
    { id: 'GET /api/log', path: {} },
  ]);
  const answers = await Promise.all(Array.from({ length: 60 }, () => user.get('/api/log')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  // The minute may change once meanwhile.
  expect((await refused()).length).toBeLessThanOrEqual(40);
  expect((await refused()).length).toBeGreaterThanOrEqual(18);
  expect(JSON.stringify(await refused())).not.toMatch(/hemlig|token/);
  const { rows } = await chief.get('/api/log?signIns=true&user=nyfiken@test.se&limit=200');
  expect(rows.map(({ action }) => String(action))).not.toContain('refused');
  expect(lines((await log({ user: 'nyfiken@test.se' })).rows)).not.toContain('refused request');
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
  ['from=2026-05-02&to=2026-05-01', { to: 'Slutdatum får inte vara före startdatum.' }],
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
  expect(lines(history.rows)).toEqual(['update assetPeriod', 'create asset']);
  const other = await planner.post(`${ward.C}/assets`, {
    name: 'Li Ek',
    period: { start: monday(-4), end: sunday(-3) },
  });
  const assetIds = [data.id, other.data.id];
  const period = { start: monday(-2), end: sunday(-2), workRate: 0.25 };
  expect((await planner.post(`${ward.C}/assets/periods`, { assetIds, period })).status).toBe(201);
  const withBulk = await planner.get(`${ward.U}/history?id=${data.id}`);
  expect(lines(withBulk.rows)).toEqual(['create assetPeriods', 'update assetPeriod', 'create asset']);
  expect(withBulk.rows[0]?.after).toMatchObject([{ assetId: data.id, workRate: 0.25 }]);
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

test('a reader of the plan lists what others have changed in it since the sign-in before, in reach only', async () => {
  const mine = await makeWard(api, 'Region Sedan sist');
  const other = await makeWard(api, 'Region Utanför');
  const reader = await api.person('las@test.se', 'User', { ...unitGrant(mine), canWrite: false });
  const first = await reader.get(`${mine.U}/changes`);
  expect(first.data).toEqual({ since: null, changes: [], more: false });
  const again = async (username: string) =>
    clientOf(api.server.url, String((await api.login(username)).body.access_token));

  const writer = await api.person('skriv@test.se', 'User', unitGrant(mine));
  const { data } = await writer.post(`${mine.U}/beds`, { start: monday(0), beds: 12 });
  await writer.put(`${mine.U}/beds/${data.id}`, { beds: 14 });
  const since = (await api.root.get('/api/account/las@test.se')).data.lastSignIn;
  const answer = await (await again('las@test.se')).get(`${mine.U}/changes`);
  expect(answer.data).toMatchObject({
    since,
    more: false,
    changes: [
      { by: 'skriv@test.se', action: 'update', object: 'bedPeriod', before: { beds: 12 }, after: { beds: 14 } },
      { by: 'skriv@test.se', action: 'create', object: 'bedPeriod' },
    ],
  });
  // One's own changes are known, and what was seen at the last sign-in is not listed again.
  expect((await (await again('skriv@test.se')).get(`${mine.U}/changes`)).data.changes).toEqual([]);
  expect((await (await again('las@test.se')).get(`${mine.U}/changes`)).data.changes).toEqual([]);
  expect((await reader.get(`${other.U}/changes`)).status).toBe(404);
  expect((await api.anybody.get(`${mine.U}/changes`)).status).toBe(401);
});

test('a recent change of demand or staff is listed with what it means: services, simulated or not, and all periods', async () => {
  const mine = await makeWard(api, 'Region Betyder');
  await api.person('betyder@test.se', 'User', unitGrant(mine));
  const again = async () => clientOf(api.server.url, String((await api.login('betyder@test.se')).body.access_token));
  const changeDemand = async (fields: object, rows: readonly object[]) => {
    const { data } = await api.root.post(`${mine.C}/demands`, fields);
    await api.root.put(`${mine.C}/demands/${data.id}`, { shiftDemands: rows });
  };
  const rows = [dayRow(mine.shiftId)];
  await changeDemand({ start: monday(2), end: sunday(4) }, rows);
  await changeDemand({ start: monday(2), end: sunday(4), simulation: true }, rows);
  const asset = await api.root.post(`${mine.C}/assets`, { name: 'Bo Ek', period: { start: monday(0), end: null } });
  const part = { start: monday(5), end: null, workRate: 0.5, split: true };
  expect((await api.root.post(`${mine.C}/assets/${asset.data.id}/periods`, part)).status).toBe(201);
  const changes = (await (await again()).get(`${mine.U}/changes`)).data.changes as unknown as LogEntry[];
  const updates = changes.filter(({ action }) => action === 'update');
  expect(updates.map((entry) => [entry.object, entry.period?.simulation ?? false, consequenceOf(entry)])).toEqual([
    ['asset', false, { kind: 'rate', before: 1, after: 0.5, day: monday(5) }],
    ['demand', true, undefined],
    ['demand', false, { kind: 'services', difference: expect.any(Number) }],
  ]);
});

test('at most 20 recent changes are listed, and that there are more', async () => {
  const mine = await makeWard(api, 'Region Mycket sist');
  await api.person('mycket@test.se', 'User', unitGrant(mine));
  const { data } = await api.root.post(`${mine.U}/beds`, { start: monday(0), beds: 1 });
  for (let beds = 2; beds <= 21; beds++) await api.root.put(`${mine.U}/beds/${data.id}`, { beds });
  const again = clientOf(api.server.url, String((await api.login('mycket@test.se')).body.access_token));
  const { data: recent } = await again.get(`${mine.U}/changes`);
  expect(recent.more).toBe(true);
  expect(recent.changes).toHaveLength(20);
});

test('values in a file stay unless the table refused their entry for certain', async () => {
  const mine = await makeWard(api, 'Region Stora värden');
  const commit = (commit: Table['commit']) => {
    const caller = { username: 'tests', type: 'SuperAdmin', grants: [] } as const;
    const table = { ...theTable(), commit };
    const path = { orgId: mine.orgId };
    const scope = scopeOf({ caller, place: {}, table, now: new Date(), address: '-', path });
    return scope.commit({ writes: [], action: 'update', object: 'area', id: mine.areaId, after: 'å'.repeat(60_000) });
  };
  const listed = () => files().list(`${mine.orgId}/log/`);
  await expect(commit(() => Promise.reject(new Conflict()))).rejects.toThrow(Conflict);
  expect(await listed()).toEqual([]);
  const unanswered = commit(async (...writes) => {
    await theTable().commit(...writes);
    throw new Error('timeout');
  });
  await expect(unanswered).rejects.toThrow('timeout');
  expect(await listed()).toHaveLength(1);
  const { rows } = await log({ orgId: mine.orgId });
  expect(rows[0]?.after).toHaveLength(60_000);
});
