import { describe, expect, test } from 'vitest';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { type Client, withApi } from '../support/api.ts';
import { logOf, makeExported } from '../support/exported.ts';
import { makeWard, monday, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
let admin: Client;
let superUser: Client;
let planner: Client;
let stranger: Client;
const api = withApi(async (started) => {
  ({ ward, admin, superUser, planner, stranger } = await makeExported(started));
});

/** A former employee, renamed once, whose comments have the name. */
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
    const { body } = await api.root.get(`${path}/export`);
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
      logOf((await api.root.get(`${path}/export`)).body).filter(({ object }) => object === 'assetPeriods');
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
    expect(row?.data).toMatchObject({ before: null, after: null, file: expect.stringMatching(/^org_\w+\/log\//) });
  });

  test('removed staff are exported and anonymised in the log', async () => {
    const { path, id } = await gone('Gunnel');
    expect((await superUser.remove(path)).status).toBe(204);
    const { data, body } = await api.root.get(`${path}/export`);
    expect(data).toMatchObject({ asset: { id, name: 'Gunnel Svensson' } });
    expect(logOf(body)).toHaveLength(4);
    expect((await admin.post(`${path}/anonymise`)).data).toMatchObject({ name: 'Anonymiserad', finished: true });
    expect((await admin.post(`${path}/anonymise`)).data).toMatchObject({ name: 'Anonymiserad', finished: true });
    const after = await api.root.get(`${path}/export`);
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
      const where = { orgId, areaId, unitId, categoryId };
      const newest = async () => {
        const { rows } = await api.root.get(`/api/log?orgId=${orgId}&object=asset`);
        return rows.slice(0, 2).map(({ action, by, path }) => [action, by, path]);
      };
      // An organisation is emptied after the answer.
      await expect
        .poll(newest)
        .toEqual(
          expect.arrayContaining([hilda, ivar].map(({ id }) => ['remove', 'admin@test.se', { ...where, assetId: id }])),
        );
      const one = `${C}/assets/${hilda.id}`;
      const { data, body } = await api.root.get(`${one}/export`);
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
      () => api.root.get(`${through}/export`),
      () => admin.post(`${through}/anonymise`),
    ];
    const statuses = async () => (await Promise.all(tries.map((one) => one()))).map(({ status }) => status);
    expect(await statuses()).toEqual([404, 403, 404, 404]);
    expect((await superUser.remove(path)).status).toBe(204);
    expect(await statuses()).toEqual([404, 403, 404, 404]);
    expect((await api.root.get(`${path}/export`)).data).toMatchObject({ asset: { name: 'Jöns Svensson' } });
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
