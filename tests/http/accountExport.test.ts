import { expect, test } from 'vitest';
import { type LogEntry, logRow } from '#functions/kernel/changes/change.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { type Client, withApi } from '../support/api.ts';
import { logOf, makeExported } from '../support/exported.ts';
import { monday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let superUser: Client;
let planner: Client;
let stranger: Client;
const api = withApi(async (started) => {
  ({ ward, superUser, planner, stranger } = await makeExported(started));
});

const path = '/api/people/plan@test.se/export';

/** The log of all pages. */
const wholeLog = async (client: Client, from: string): Promise<LogEntry[]> => {
  const { body } = await client.get(from);
  const [page] = from.split('?');
  const next = body.next === undefined ? undefined : `${page}?cursor=${encodeURIComponent(String(body.next))}`;
  return [...logOf(body), ...(next ? await wholeLog(client, next) : [])];
};

test('an account is exported with its grants and its actions', async () => {
  await planner.post(`${ward.U}/beds`, { start: monday(0), beds: 12 });
  const { status, body, data } = await api.root.get(path);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    account: {
      username: 'plan@test.se',
      accesses: [{ path: 'Region Minne / Medicin / Medicinavdelning 33', canWrite: true }],
    },
    settings: {},
  });
  const log = logOf(body);
  expect(log[0]).toMatchObject({ action: 'create', object: 'bedPeriod', after: { beds: 12 } });
  expect(log.at(-1)).toMatchObject({ action: 'signIn' });
  for (const { by } of log) expect(by).toBe('plan@test.se');
  expect(JSON.stringify(body)).not.toContain('CODE#');
});

test('an account is exported with changes by others and failed sign-ins', async () => {
  await api.root.put('/api/account/plan@test.se', { email: 'planerare@test.se' });
  await api.login('plan@test.se', 'fel');
  const all = await wholeLog(api.root, path);
  expect(all[0]).toMatchObject({ action: 'signInFailed', by: 'plan@test.se' });
  const byOthers = all.filter(({ by }) => by !== 'plan@test.se');
  expect(byOthers.map(({ action, object, by }) => [action, object, by])).toEqual([
    ['update', 'account', 'root@test.se'],
    ['create', 'grant', 'tests'],
    ['update', 'account', 'tests'],
    ['create', 'account', 'tests'],
  ]);
  expect(byOthers[0]).toMatchObject({ before: { newEmail: null }, after: { newEmail: 'planerare@test.se' } });
});

test('an account exports itself, without values about others', async () => {
  const log = await wholeLog(planner, path);
  const [made] = log.filter(({ object }) => object === 'bedPeriod');
  expect(made).toMatchObject({ action: 'create', before: null, after: null });
  expect(log.at(-1)).toMatchObject({ action: 'create', object: 'account', after: { username: 'plan@test.se' } });
  expect(JSON.stringify(log)).not.toContain('chef@test.se');
});

test('a removed account is exported by the provider with its accesses', async () => {
  const former = await api.person('forna@test.se', 'User', unitGrant(ward));
  await former.post(`${ward.U}/beds`, { start: monday(30), beds: 3 });
  expect((await api.root.remove('/api/account/forna@test.se')).status).toBe(204);
  const there = '/api/people/Forna@test.se/export';
  const first = await api.root.get(there);
  expect(first.data).toMatchObject({
    account: { username: 'forna@test.se', accesses: [{ path: 'Region Minne / Medicin / Medicinavdelning 33' }] },
    settings: {},
  });
  const all = await wholeLog(api.root, there);
  expect(all.map(({ action, object, by }) => [action, object, by])).toEqual([
    ['create', 'bedPeriod', 'forna@test.se'],
    ['signIn', 'account', 'forna@test.se'],
    ['remove', 'account', 'root@test.se'],
    ['create', 'grant', 'tests'],
    ['update', 'account', 'tests'],
    ['create', 'account', 'tests'],
  ]);
  expect((await former.get(there)).status).toBe(401);
  expect((await superUser.get(there)).status).toBe(404);
});

test('an account is not exported by others', async () => {
  expect((await superUser.get(path)).status).toBe(404);
  expect((await stranger.get(path)).status).toBe(404);
  expect((await api.anybody.get(path)).status).toBe(401);
  expect((await api.root.get('/api/people/ingen@test.se/export')).status).toBe(404);
  expect((await superUser.get('/api/people/chef@test.se/export')).status).toBe(200);
});

test('the export of an account is paged, and a cursor is valid only for its caller', async () => {
  const busy = await api.person('flitig@test.se', 'User', unitGrant(ward));
  const one = { writes: [], action: 'update', object: 'beds', id: 'bed_1', after: null } as const;
  for (let n = 0; n < 6; n++) {
    const happening = { at: new Date(), by: 'flitig@test.se', path: { orgId: ward.orgId } };
    await theTable().commit(...Array.from({ length: 90 }, () => insert(logRow(one, happening))));
  }
  const first = await busy.get('/api/people/flitig@test.se/export');
  expect(logOf(first.body)).toHaveLength(500);
  const cursor = encodeURIComponent(String(first.body.next));
  const second = await busy.get(`/api/people/flitig@test.se/export?cursor=${cursor}`);
  expect(logOf(second.body)).toHaveLength(41);
  const others = encodeURIComponent(String(second.body.next));
  const last = await busy.get(`/api/people/flitig@test.se/export?cursor=${others}`);
  expect(logOf(last.body).map(({ object }) => object)).toEqual(['grant', 'account', 'account']);
  expect(last.body.next).toBeUndefined();
  expect((await api.root.get(`/api/people/flitig@test.se/export?cursor=${cursor}`)).status).toBe(400);
});

test('an Admin reads no log in the export of another account or of an employee', async () => {
  const admin = await api.person('leverantor@test.se', 'Admin');
  expect(logOf((await api.root.get(path)).body)).not.toEqual([]);
  const { status, body, data } = await admin.get(path);
  expect([status, logOf(body), data.account!.username]).toEqual([200, [], 'plan@test.se']);
  const period = { start: monday(0), end: null, comment: '' };
  const employee = `${ward.C}/assets/${(await superUser.post(`${ward.C}/assets`, { name: 'Anna', period })).data.id}`;
  expect(logOf((await superUser.get(`${employee}/export`)).body)).not.toEqual([]);
  expect(logOf((await admin.get(`${employee}/export`)).body)).toEqual([]);
  const own = logOf((await admin.get('/api/people/leverantor@test.se/export')).body);
  expect(own.map(({ action }) => action)).toContain('signIn');
});
