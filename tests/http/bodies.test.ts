import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { contract } from '#shared/contract/index.ts';
import { type Client, type Json, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, sunday, type Ward } from '../support/ward.ts';

const api = withApi();
let ward: Ward;
let demand: Json;
beforeAll(async () => {
  ward = await makeWard(api, 'Region Kropp');
  const { id } = (await api.root.post(`${ward.C}/demands`, { start: monday(0), base: 'nothing' })).data;
  demand = (await api.root.put(`${ward.C}/demands/${id}`, { shiftDemands: [dayRow(ward.shiftId)] })).data;
});

const rowsOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

describe('a body may repeat the fields of the answer to the same entity', () => {
  test('demands/summary takes the rows of a demand period with their display fields, and the whole period', async () => {
    const { shiftDemands, start, summary } = demand;
    for (const body of [{ shiftDemands, start }, demand]) {
      const reply = await api.root.post(`${ward.C}/demands/summary`, body);
      expect([reply.status, reply.body]).toEqual([200, { data: summary }]);
    }
  });

  test('demands/summary refuses a field that neither its body nor a demand period has', async () => {
    const rows = rowsOf(demand.shiftDemands).map((row) => ({ ...row, colour: 'red' }));
    const body = { shiftDemands: rows, start: demand.start, hoursPerWeek: 1 };
    const reply = await api.root.post(`${ward.C}/demands/summary`, body);
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([
      400,
      ['shiftDemands.0.colour', 'hoursPerWeek'],
    ]);
  });

  test('assets/periods takes the fields of a stored period, and refuses any other', async () => {
    const add = async (name: string) =>
      (await api.root.post(`${ward.C}/assets`, { name, period: { start: monday(0), end: sunday(3) } })).data;
    const [first, second] = [await add('Anna'), await add('Eva')];
    const period = { ...rowsOf(first.periods)[0], start: monday(8), end: null };
    const assetIds = [first.id, second.id];
    const refused = await api.root.post(`${ward.C}/assets/periods`, { assetIds, period: { ...period, colour: 'red' } });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['period.colour']]);
    expect((await api.root.post(`${ward.C}/assets/periods`, { assetIds, period })).status).toBe(201);
  });
});

test('the weekly receipts of a plan period name its category', async () => {
  const { id } = (await api.root.post(`${ward.C}/schemas`, { start: monday(0) })).data;
  const { rows } = await api.root.get(`${ward.C}/schemas/${id}/receipt`);
  const { name } = (await api.root.get(ward.C)).data;
  expect(rows[0]).toMatchObject({ start: monday(0), categoryName: name });
});

describe('only SuperAdmin is answered the import settings of an organisation', () => {
  const settings = { heromaImportFtp: 'ftp.region.se', ftpUser: 'plan', dayOfImport: 5 };
  const none = { heromaImportFtp: null, ftpUser: null, dayOfImport: null };
  let admin: Client;
  beforeAll(async () => {
    expect((await api.root.put(ward.O, settings)).data).toMatchObject(settings);
    admin = await api.person('admin@test.se', 'Admin');
  });

  test('an Admin gets none of them from the organisation or the list of organisations', async () => {
    expect((await admin.get(ward.O)).data).toMatchObject(none);
    const { rows } = await admin.get('/api/organizations');
    expect(rows.find(({ id }) => String(id) === ward.orgId)).toMatchObject(none);
  });

  test('a PUT by an Admin that repeats the answer keeps them, and its answer and conflict hold none', async () => {
    const { data } = await admin.get(ward.O);
    const changed = await admin.put(ward.O, { ...data, name: 'Region Nytt' });
    expect(changed.status).toBe(200);
    expect(changed.data).toMatchObject({ ...none, name: 'Region Nytt' });
    const stale = await admin.put(ward.O, { ...data, name: 'Region Gammal' });
    expect(stale.status).toBe(409);
    expect(stale.body.current).toMatchObject(none);
    expect((await api.root.get(ward.O)).data).toMatchObject({ ...settings, name: 'Region Nytt' });
  });
});

describe('a body that is a list', () => {
  const all: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group) as Endpoint[]);
  const taking = all.filter(
    ({ accepts, body, path }) => accepts === 'json' && body._zod.def.type !== 'undefined' && !path.includes('{'),
  );

  test.each(taking.map(({ method, path }) => [method, path]))(
    '%s %s is never called invalid JSON',
    async (method, path) => {
      const reply = await api.root.send(method, path, '["a"]', { 'content-type': 'application/json' });
      expect(taking.length).toBeGreaterThan(10);
      expect([200, 400, 403, 404]).toContain(reply.status);
      expect(reply.body?.error).not.toBe('malformed');
    },
  );

  test.each(['keyvalue', 'followup'])('the years of %s take the list of units alone', async (report) => {
    const path = `/api/overview/${report}/options/years`;
    const alone = await api.root.send('POST', path, JSON.stringify([ward.unitId]));
    expect(alone.status).toBe(200);
    expect(alone.body).toEqual((await api.root.post(path, { unitIds: [ward.unitId] })).body);
  });
});
