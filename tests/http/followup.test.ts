import { expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { makeWard, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let other: Ward;
let planner: Client;
let reader: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Uppföljning');
  other = await makeWard(api, 'Region Annan');
  planner = await api.person('planner@test.se', 'User', unitGrant(ward));
  reader = await api.person('reader@test.se', 'User', { ...unitGrant(ward), canWrite: false });
});

/** A unit of its own, and a second one in the same area. */
const units = async () => {
  const made = async (name: string) => {
    const { data } = await api.root.post(`${ward.A}/units`, { name, shortName: name.slice(0, 3) });
    return { id: String(data.id), U: `${ward.A}/units/${data.id}` };
  };
  const name = `Avd ${crypto.randomUUID().slice(0, 8)}`;
  return [await made(name), await made(`${name} B`)] as const;
};

test('the provider configures activities and values, a reader reads the follow-up, a planner comments', async () => {
  const { U } = ward;
  for (const client of [reader, planner]) {
    expect((await client.post(`${U}/activity`, { name: 'Egen personal', type: 'Worklog', start: 2025 })).status).toBe(
      403,
    );
    expect((await client.get(`${U}/activity/input/2026`)).status).toBe(403);
  }
  const { data } = await api.root.post(`${U}/activity`, {
    name: 'Egen personal',
    type: 'Worklog',
    start: 2025,
    map: 'Work',
  });
  expect((await reader.get(`${U}/activity/${data.id}`)).data).toEqual(data);
  expect((await api.root.get(`${U}/activity/other`)).status).toBe(404);
  expect((await api.root.get(`${other.U}/activity/${data.id}`)).status).toBe(404);
  const inputs = [{ activityId: data.id, jan: 700, feb: 650.5, version: 0 }];
  expect((await planner.put(`${U}/activity/input`, { year: 2026, inputs })).status).toBe(403);
  expect(await api.root.put(`${U}/activity/input`, { year: 2026, inputs })).toMatchObject({ status: 200 });
  const contents = `${U}/activity/${data.id}/contents`;
  expect((await api.root.get(contents)).data).toEqual({ confirm: true, years: [2026] });
  expect((await planner.get(contents)).status).toBe(403);
  expect((await api.root.get(`${other.U}/activity/${data.id}/contents`)).status).toBe(404);
  expect((await reader.put(`${U}/followup/2026/comments`, { jan: 'X' })).status).toBe(403);
  expect((await planner.put(`${U}/followup/2026/comments`, { jan: 'Introduktion' })).data).toMatchObject({
    version: 1,
  });
  expect((await reader.get(`${U}/activity/years`)).status).toBe(200);

  const { data: year } = await reader.get(`${U}/followup/2026`);
  expect(year).toMatchObject({
    unitId: ward.unitId,
    year: 2026,
    comments: ['Introduktion', ...Array(11).fill('')],
    rates: null,
  });
  const rows = (
    year.groups as unknown as { rows: { key: string; name: string; months: (number | null)[]; total: number }[] }[]
  ).flatMap((group) => group.rows);
  expect(rows.map(({ key }) => key)).toEqual([
    ...['diff:Sjuksköterska', 'contractors', 'excluded', `worklog:${data.id}`, 'worked'],
    ...['demand', 'difference', 'cumulative', 'services', 'specified', 'unspecified'],
  ]);
  expect(rows.find(({ key }) => key === 'worked')).toMatchObject({
    name: 'Total arbetad tid',
    total: 1350.5,
    months: [700, 650.5, ...Array(10).fill(null)],
  });
  expect(year.quality).toMatchObject([
    { kind: 'demand', from: '2026-01-01', to: '2026-12-31' },
    { kind: 'worklog', from: '2026-03-01', to: '2026-12-31' },
    { kind: 'stencil' },
  ]);
  for (const path of ['26', '1899', 'abcd']) expect((await reader.get(`${U}/followup/${path}`)).status).toBe(404);
});

test('activities are copied to a unit without any, from units of the organisation', async () => {
  const [from, to] = await units();
  for (const name of ['A', 'B']) await api.root.post(`${from.U}/activity`, { name, type: 'Other', start: 2026 });
  const foreign = { name: 'C', type: 'Other', start: 2026 };
  await api.root.post(`${other.U}/activity`, foreign);
  const ids = (await api.root.get(`${to.U}/copyables`)).rows.map(({ unitId }) => unitId);
  expect(ids).toContain(from.id);
  expect(ids).not.toContain(to.id);
  expect(ids).not.toContain(other.unitId);
  expect((await api.root.post(`${to.U}/copy/${other.unitId}`, {})).status).toBe(404);
  const { rows: copied } = await api.root.post(`${to.U}/copy/${from.id}`, {});
  expect(copied.map(({ name }) => name)).toEqual(['A', 'B']);
  expect(await api.root.post(`${to.U}/copy/${from.id}`, {})).toMatchObject({
    status: 400,
    body: { error: 'hasActivities' },
  });
  const originals = (await api.root.get(`${from.U}/activity`)).rows.map(({ id }) => id);
  expect(copied.some(({ id }) => originals.includes(id))).toBe(false);
});

test('an activity with values is removed by its name only, and the log keeps them', async () => {
  const [unit] = await units();
  const { data } = await api.root.post(`${unit.U}/activity`, { name: 'Övertid', type: 'Other', start: 2026 });
  await api.root.put(`${unit.U}/activity/input`, { year: 2026, inputs: [{ activityId: data.id, jan: 5 }] });
  expect(await api.root.remove(`${unit.U}/activity/${data.id}`)).toMatchObject({ body: { error: 'confirmName' } });
  expect((await api.root.remove(`${unit.U}/activity/${data.id}?confirm=${encodeURIComponent('övertid')}`)).status).toBe(
    400,
  );
  expect((await api.root.remove(`${unit.U}/activity/${data.id}?confirm=${encodeURIComponent('Övertid')}`)).status).toBe(
    204,
  );
  const { rows } = await api.root.get(`/api/log?orgId=${ward.orgId}&object=activity`);
  expect(rows[0]).toMatchObject({ action: 'remove', before: { name: 'Övertid', inputs: [{ year: 2026 }] } });
});

test('a follow-up report is of units and years, of whole ones or of chosen activities', async () => {
  const [one, two] = await units();
  const made = async (U: string, fields: object) =>
    (await api.root.post(`${U}/activity`, { start: 2025, ...fields })).data;
  const own = await made(one.U, { name: 'Egen personal', type: 'Worklog' });
  const sick = await made(one.U, { name: 'Sjukdom', type: 'Other', calc: 'Avg' });
  await made(two.U, { name: 'SJUKDOM', type: 'Other', end: 2025 });
  await api.root.put(`${one.U}/followup/2025/comments`, { jan: 'Före', feb: 'Med' });
  const inputs = [
    { activityId: own.id, jan: 10, feb: 20, mar: 40 },
    { activityId: sick.id, jan: 2, feb: 4, mar: 9 },
  ];
  for (const year of [2025, 2026]) await api.root.put(`${one.U}/activity/input`, { year, inputs });
  const unitIds = [one.id, two.id];
  const report = async (definition: object) =>
    (await api.root.post('/api/overview/followup/report', {
      unitIds,
      startYear: 2025,
      endYear: 2026,
      ...definition,
    })) as unknown as {
      status: number;
      data: {
        units: {
          unitName: string;
          year: number;
          comments: string[];
          groups: { rows: { key: string; months: (number | null)[]; total: number }[] }[];
        }[];
        quality: { kind: string }[];
      };
    };
  const whole = await report({ type: 'followup', startMonth: 2, endMonth: 2 });
  expect(whole.data.units.map(({ year }) => year)).toEqual([2025, 2026, 2025, 2026]);
  expect(whole.data.units[0]!.comments.slice(0, 3)).toEqual(['', 'Med', '']);
  const rowsOf = (index: number) => whole.data.units[index]!.groups.flatMap(({ rows }) => rows);
  const worked = (index: number) => rowsOf(index).find(({ key }) => key === 'worked')!;
  expect(worked(0)).toMatchObject({ months: [null, 20, 40, ...Array(9).fill(null)], total: 60 });
  expect(worked(1)).toMatchObject({ months: [10, 20, ...Array(10).fill(null)], total: 30 });
  const cumulative = [0, 1].map((index) => rowsOf(index).find(({ key }) => key === 'cumulative'));
  expect(cumulative).toMatchObject([{ name: 'Ackumulerat från januari' }, { name: 'Ackumulerad differens' }]);
  const sameMonths = await report({ type: 'followup', level: 'area', startMonth: 2, endMonth: 2 });
  expect(
    sameMonths.data.units[1]!.groups.flatMap(({ rows }) => rows).find(({ key }) => key === 'worked'),
  ).toMatchObject({
    total: 20,
  });

  const chosen = await report({ type: 'activity', activities: ['sjukdom'], level: 'area' });
  expect(chosen.data.units.map(({ groups }) => groups.flatMap(({ rows }) => rows.map(({ total }) => total)))).toEqual([
    [5],
    [5],
    [null],
    [],
  ]);
  expect(chosen.data.quality.map(({ kind }) => kind)).toContain('worklog');
});

test('a report of activities names what these lack, not what others or the demand do', async () => {
  const [one] = await units();
  const made = async (name: string) =>
    String((await api.root.post(`${one.U}/activity`, { name, type: 'Worklog', start: 2026 })).data.id);
  const [team, hired] = [await made('Resursteam'), await made('Hyrda')];
  const inputs = [
    { activityId: team, jan: 10, feb: 10 },
    { activityId: hired, jan: 10 },
  ];
  await api.root.put(`${one.U}/activity/input`, { year: 2026, inputs });
  const lacksOf = async (body: object) => {
    const months = { startYear: 2026, endYear: 2026, startMonth: 1, endMonth: 2 };
    const path = '/api/overview/followup/report';
    const { data } = await api.root.post(path, { unitIds: [one.id], ...months, ...body });
    const quality = data.quality as unknown as readonly Record<'kind' | 'from' | 'to', string>[];
    return quality.map(({ kind, from, to }) => `${kind} ${from} ${to}`);
  };
  expect(await lacksOf({ type: 'activity', activities: ['Resursteam'] })).toEqual([]);
  expect(await lacksOf({ type: 'activity', activities: ['Hyrda'] })).toEqual(['worklog 2026-02-01 2026-02-28']);
  expect(await lacksOf({ type: 'followup', activities: ['Resursteam'] })).toContain(
    'worklogPart 2026-02-01 2026-02-28',
  );
});

test('a follow-up report refuses years out of order, and a unit of another organisation as unknown', async () => {
  const [unit] = await units();
  const post = (body: object) => planner.post('/api/overview/followup/report', body);
  const definition = { unitIds: [ward.unitId], startYear: 2026, endYear: 2025 };
  expect(await post(definition)).toMatchObject({
    status: 400,
    body: { faults: { endYear: { code: 'endYear' } } },
  });
  expect(await post({ ...definition, endYear: 2026, activities: [] })).toMatchObject({
    status: 400,
    body: { faults: { activities: { code: 'required' } } },
  });
  expect(await post({ ...definition, endYear: 2026, startYear: 2026, activities: ['Finns inte'] })).toMatchObject({
    status: 400,
    body: { faults: { activities: { code: 'activityUnknown' } } },
  });
  expect((await post({ ...definition, startYear: 2010 })).body).toMatchObject({
    faults: { endYear: { code: 'years' } },
  });
  const months = { unitIds: [ward.unitId], startYear: 2025, endYear: 2026, startMonth: 6, endMonth: 3 };
  expect((await post(months)).status).toBe(200);
  expect((await post({ ...months, level: 'org' })).body).toMatchObject({
    faults: { endMonth: { code: 'endMonth' } },
  });
  expect((await post({ ...months, unitIds: [ward.unitId, other.unitId] })).status).toBe(404);
  expect((await post({ ...months, unitIds: [ward.unitId, unit.id] })).status).toBe(403);
});

test('the years, activities and units of follow-up reports are those with activities', async () => {
  const [one, two] = await units();
  await api.root.post(`${one.U}/activity`, { name: 'Övertid', type: 'Other', start: 2024, end: 2024 });
  await api.root.post(`${one.U}/activity`, { name: 'Rubrik', type: 'Other', start: 2024, isHeader: true });
  const options = '/api/overview/followup/options';
  const current = new Date().getFullYear();
  const years = Array.from({ length: current - 2023 }, (_, index) => 2024 + index);
  expect(await api.root.post(`${options}/years`, { unitIds: [one.id, two.id] })).toMatchObject({
    status: 200,
    rows: years,
  });
  const names = async (startYear: number, endYear: number) =>
    (await api.root.post(`${options}/activities`, { unitIds: [one.id, two.id], startYear, endYear })).rows;
  expect(await names(2023, 2024)).toEqual(['Övertid']);
  expect(await names(2025, 2026)).toEqual([]);
  const ids = (await api.root.get('/api/overview/followup/units')).rows.map(({ unitId }) => unitId);
  expect(ids).toContain(one.id);
  expect(ids).not.toContain(two.id);
  expect((await reader.get('/api/overview/followup/units')).rows.map(({ unitId }) => unitId)).toEqual([ward.unitId]);
});

test('key value 1 and activities of the follow-up are answered and explained; a unit of another organisation is unknown', async () => {
  const [one] = await units();
  const { data } = await api.root.post(`${one.U}/activity`, { name: 'Egen personal', type: 'Worklog', start: 2026 });
  await api.root.put(`${one.U}/activity/input`, { year: 2026, inputs: [{ activityId: data.id, jan: 310 }] });
  const beds = { start: '2025-12-29', end: null, beds: 10, weekendBeds: 10 };
  expect((await api.root.post(`${one.U}/beds`, beds)).status).toBe(201);
  const months = { startYear: 2026, endYear: 2026, endMonth: 1 };
  const keyValue = (body: object) => api.root.post('/api/overview/keyvalue/report', { ...months, ...body });
  expect(await keyValue({ unitIds: [one.id], keyvalue: 2 })).toMatchObject({
    status: 200,
    data: {
      keyvalue: 2,
      groupWorklogs: [{ unitId: one.id, worklogs: [{ year: 2026, months: 1, worklogPerBedAndDay: 1 }] }],
    },
  });
  // Without demand a month has no difference.
  expect((await keyValue({ unitIds: [one.id], keyvalue: 1 })).data).toMatchObject({
    totals: [{ months: 0, worklogPerBedAndDay: null }],
    quality: [{ unitId: one.id, kind: 'demand', from: '2026-01-01', to: '2026-01-31' }],
  });
  expect((await keyValue({ unitIds: [one.id], keyvalue: 1, simulateWeek: 2 })).body).toMatchObject({
    faults: { simulateWeek: { code: 'choice' } },
  });
  const asPlanner = (unitId: string) =>
    planner.post('/api/overview/keyvalue/report', { ...months, unitIds: [unitId], keyvalue: 2 });
  expect((await asPlanner(other.unitId)).status).toBe(404);
  expect((await asPlanner(one.id)).status).toBe(403);

  const figure = { unitId: one.id, year: 2026, month: 1, field: 'worked' };
  const report = { type: 'followup', unitIds: [one.id], ...months };
  expect(await api.root.post('/api/overview/explain', { report, figure })).toMatchObject({
    status: 200,
    data: { value: 310, steps: [{ text: 'Egen personal', value: 310 }] },
  });
});
