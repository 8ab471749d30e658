import { describe, expect, test } from 'vitest';
import { type LogEntry, logRow } from '#functions/kernel/changes/change.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { type Client, type Json, withApi } from '../support/api.ts';
import { makeWard, monday, organizationGrant, sunday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let admin: Client;
let superUser: Client;
let planner: Client;
let stranger: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Minne');
  const next = await makeWard(api, 'Region Bredvid');
  admin = await api.person('admin@test.se', 'Admin');
  superUser = await api.person('chef@test.se', 'SuperUser', organizationGrant(ward));
  planner = await api.person('plan@test.se', 'User', unitGrant(ward));
  stranger = await api.person('annan@test.se', 'SuperUser', organizationGrant(next));
});

const logOf = (body: Json): LogEntry[] => (body.data as unknown as { log: LogEntry[] }).log;

/** Somebody whose only period is over, renamed once, with comments that tell of him. */
const gone = async (name: string, end = sunday(-2)) => {
  const period = { start: monday(-20), end, comment: `${name} vårdar barn` };
  const { data } = await superUser.post(`${ward.C}/assets`, { name, period });
  const path = `${ward.C}/assets/${data.id}`;
  await superUser.put(path, { name: `${name} Svensson` });
  const [first] = data.periods as unknown as { id: string }[];
  await superUser.put(`${path}/periods/${first!.id}/comment`, { comment: `${name} slutar` });
  return { id: String(data.id), path };
};

describe('former staff and removed staff', () => {
  test('former staff are exported with their log entries', async () => {
    const { path, id } = await gone('Anna');
    const { status, body, data } = await planner.get(`${path}/export`);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      place: 'Region Minne / Medicin / Medicinavdelning 33 / Sjuksköterska',
      asset: { id, name: 'Anna Svensson', periods: [{ comment: 'Anna slutar' }] },
    });
    expect(logOf(body).map(({ action, object, before }) => [action, object, before])).toEqual([
      ['update', 'assetPeriod', expect.objectContaining({ comment: 'Anna vårdar barn' })],
      ['update', 'asset', expect.objectContaining({ name: 'Anna' })],
      ['create', 'asset', null],
    ]);
    expect(body.next).toBeUndefined();
  });

  test('former staff are anonymised, in the log too, and the anonymisation is logged without the earlier values', async () => {
    const { path, id } = await gone('Bosse');
    const other = await gone('Cilla');
    const answer = await admin.post(`${path}/anonymise`);
    expect(answer).toMatchObject({
      status: 200,
      data: { id, name: 'Anonymiserad', version: 3, finished: true, periods: [{ comment: '', start: monday(-20) }] },
    });
    expect((await admin.get(path)).data).toMatchObject({ name: 'Anonymiserad' });
    const { body } = await admin.get(`${path}/export`);
    expect(logOf(body).map(({ action, by }) => [action, by])).toEqual([
      ['anonymise', 'admin@test.se'],
      ['update', 'chef@test.se'],
      ['update', 'chef@test.se'],
      ['create', 'chef@test.se'],
    ]);
    expect(logOf(body)[2]).toMatchObject({ before: { name: 'Anonymiserad' }, after: { name: 'Anonymiserad' } });
    expect(logOf(body)[3]).toMatchObject({ after: { periods: [{ comment: '', workRate: 1 }] } });
    expect(JSON.stringify(body)).not.toContain('Bosse');
    const month = new Date().toISOString().slice(0, 7);
    const rows = await theTable().query<LogEntry>({ pk: `ORG#${ward.orgId}#LOG#${month}` });
    expect(JSON.stringify(rows)).not.toContain('Bosse');
    expect(JSON.stringify(rows)).toContain('Cilla vårdar barn');
    expect((await admin.get(other.path)).data.name).toBe('Cilla Svensson');
    const again = await admin.post(`${path}/anonymise`);
    expect(again).toMatchObject({ status: 200, data: { version: 3, finished: true } });
  });

  test.each([
    ['with an open-ended period', null],
    ['whose last day is today or later', sunday(0)],
  ])('refuses to anonymise staff %s', async (_, end) => {
    const { data } = await superUser.post(`${ward.C}/assets`, { name: 'Kvar', period: { start: monday(-3), end } });
    const answer = await admin.post(`${ward.C}/assets/${data.id}/anonymise`);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'stillEmployed', message: expect.stringContaining('alla perioder ska ha gått ut') },
    });
    expect((await admin.get(`${ward.C}/assets/${data.id}`)).data.name).toBe('Kvar');
  });

  test('anonymising with a stale version answers 409', async () => {
    const { path } = await gone('Dagny');
    expect(await admin.post(`${path}/anonymise`, { version: 1 })).toMatchObject({
      status: 409,
      body: { current: { name: 'Dagny Svensson', version: 2 } },
    });
    expect((await admin.post(`${path}/anonymise`, { version: 2 })).status).toBe(200);
  });

  test('a log entry about several employees is anonymised for one of them only, also when it is stored as a file', async () => {
    const past = { start: monday(-20), end: sunday(-2) };
    const staff = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const { data } = await superUser.post(`${ward.C}/assets`, { name: `Edla ${n}`, period: past });
        return { id: String(data.id), path: `${ward.C}/assets/${data.id}` };
      }),
    );
    const period = { start: monday(-1), end: sunday(-1), comment: `Hela gruppen ${'å'.repeat(980)}` };
    const assetIds = staff.map(({ id }) => id);
    const many = await superUser.post(`${ward.C}/assets/periods`, { assetIds, period });
    expect(many.status).toBe(201);
    const [first, second] = staff;
    const entry = async ({ path }: { path: string }) =>
      logOf((await admin.get(`${path}/export`)).body).filter(({ object }) => object === 'assetPeriods');
    expect(await entry(first!)).toMatchObject([{ after: [{ assetId: first!.id, comment: period.comment }] }]);
    expect((await admin.post(`${first!.path}/anonymise`)).data).toMatchObject({ finished: true });
    expect(await entry(first!)).toMatchObject([{ after: [{ assetId: first!.id, comment: '' }] }]);
    expect(await entry(second!)).toMatchObject([{ after: [{ assetId: second!.id, comment: period.comment }] }]);
    const { rows } = await api.root.get(`/api/log?orgId=${ward.orgId}&object=assetPeriods`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.after).toHaveLength(60);
    const month = new Date().toISOString().slice(0, 7);
    const stored = await theTable().query<LogEntry>({ pk: `ORG#${ward.orgId}#LOG#${month}` });
    const [row] = stored.filter(({ data }) => data.object === 'assetPeriods');
    expect(row?.data).toMatchObject({ before: null, after: null, file: expect.stringMatching(/^log\/org_/) });
  });

  test('removed staff are exported and anonymised in the log', async () => {
    const { path, id } = await gone('Gunnel');
    expect((await superUser.remove(path)).status).toBe(204);
    const { data, body } = await admin.get(`${path}/export`);
    expect(data).toMatchObject({ asset: { id, name: 'Gunnel Svensson' } });
    expect(logOf(body)).toHaveLength(4);
    expect((await admin.post(`${path}/anonymise`)).data).toMatchObject({ name: 'Anonymiserad', finished: true });
    expect((await admin.post(`${path}/anonymise`)).data).toMatchObject({ name: 'Anonymiserad', finished: true });
    const after = await admin.get(`${path}/export`);
    expect(logOf(after.body).map(({ action }) => action)).toEqual([
      'anonymise',
      'remove',
      'update',
      'update',
      'create',
    ]);
    expect(JSON.stringify(after.body)).not.toContain('Gunnel');
    expect((await stranger.get(`${path}/export`)).status).toBe(404);
    expect((await planner.post(`${path}/anonymise`)).status).toBe(403);
  });

  test.each(['category', 'unit', 'area', 'organization'] as const)(
    'staff removed with their %s are exported and anonymised',
    async (level) => {
      const { O, A, U, C, orgId, areaId, unitId, categoryId } = await makeWard(api, `Region Utan ${level}`);
      const period = { start: monday(-20), end: null, comment: 'Hilda vårdar barn' };
      const { data: hilda } = await admin.post(`${C}/assets`, { name: 'Hilda', period });
      const { data: ivar } = await admin.post(`${C}/assets`, { name: 'Ivar', period: { ...period, comment: '' } });
      const place = { category: C, unit: U, area: A, organization: O }[level];
      const confirm = String((await admin.get(place)).data.name);
      expect((await admin.remove(`${place}?${new URLSearchParams({ confirm })}`)).status).toBe(204);
      const { rows } = await api.root.get(`/api/log?orgId=${orgId}&object=asset`);
      const where = { orgId, areaId, unitId, categoryId };
      expect(rows.slice(0, 2).map(({ action, by, path }) => [action, by, path])).toEqual(
        expect.arrayContaining([hilda, ivar].map(({ id }) => ['remove', 'admin@test.se', { ...where, assetId: id }])),
      );
      const one = `${C}/assets/${hilda.id}`;
      const { data, body } = await admin.get(`${one}/export`);
      expect(data).toMatchObject({ asset: { name: 'Hilda', periods: [{ comment: 'Hilda vårdar barn' }] } });
      expect(logOf(body).map(({ action }) => action)).toEqual(['remove', 'create']);
      expect((await stranger.get(`${one}/export`)).status).toBe(404);
      expect((await stranger.post(`${one}/anonymise`)).status).toBe(404);
      expect((await admin.post(`${one}/anonymise`)).data).toMatchObject({ name: 'Anonymiserad', finished: true });
      const month = new Date().toISOString().slice(0, 7);
      const stored = JSON.stringify(await theTable().query<LogEntry>({ pk: `ORG#${orgId}#LOG#${month}` }));
      expect(stored).not.toContain('Hilda');
      expect(stored).toContain('Ivar');
    },
  );

  test('staff are not found by the path of another area, also when removed', async () => {
    const { id } = (await api.root.post(`${ward.O}/areas`, { name: 'Kirurgi' })).data;
    const areaId = String(id);
    const beside = await api.person('kirurg@test.se', 'User', {
      level: 'area',
      orgId: ward.orgId,
      areaId,
      canWrite: true,
    });
    const { path } = await gone('Jöns');
    const through = path.replace(ward.areaId, areaId);
    const tries = [
      () => beside.get(`${through}/export`),
      () => beside.get(`${path}/export`),
      () => admin.get(`${through}/export`),
      () => admin.post(`${through}/anonymise`),
    ];
    const statuses = async () => (await Promise.all(tries.map((one) => one()))).map(({ status }) => status);
    expect(await statuses()).toEqual([404, 403, 404, 404]);
    expect((await superUser.remove(path)).status).toBe(204);
    expect(await statuses()).toEqual([404, 403, 404, 404]);
    expect((await admin.get(`${path}/export`)).data).toMatchObject({ asset: { name: 'Jöns Svensson' } });
  });

  test('staff are exported with read access and anonymised by the provider', async () => {
    const { path } = await gone('Frans');
    expect((await stranger.get(`${path}/export`)).status).toBe(404);
    expect((await superUser.post(`${path}/anonymise`)).status).toBe(403);
    expect((await planner.post(`${path}/anonymise`)).status).toBe(403);
    expect((await stranger.post(`${path}/anonymise`)).status).toBe(404);
    expect((await admin.post(`${ward.C}/assets/ast_x/anonymise`)).status).toBe(404);
    expect((await admin.get(`${ward.C}/assets/ast_x/export`)).status).toBe(404);
    expect((await api.root.post(`${path}/anonymise`)).status).toBe(200);
  });
});

describe('an account', () => {
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
    const { status, body, data } = await admin.get(path);
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
    const all = await wholeLog(admin, path);
    expect(all[0]).toMatchObject({ action: 'signInFailed', by: 'plan@test.se' });
    const byOthers = all.filter(({ by }) => by !== 'plan@test.se');
    expect(byOthers.map(({ action, object, by }) => [action, object, by])).toEqual([
      ['update', 'account', 'root@test.se'],
      ['create', 'grant', 'tests'],
      ['update', 'account', 'tests'],
      ['create', 'account', 'tests'],
    ]);
    expect(byOthers[0]).toMatchObject({ before: { email: 'plan@test.se' }, after: { email: 'planerare@test.se' } });
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
    const first = await admin.get(there);
    expect(first.data).toMatchObject({
      account: { username: 'forna@test.se', accesses: [{ path: 'Region Minne / Medicin / Medicinavdelning 33' }] },
      settings: {},
    });
    const all = await wholeLog(admin, there);
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
    expect((await admin.get('/api/people/ingen@test.se/export')).status).toBe(404);
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
    expect((await admin.get(`/api/people/flitig@test.se/export?cursor=${cursor}`)).status).toBe(400);
  });
});
