import { expect, test } from 'vitest';
import { type Client, type Json, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, organizationGrant, sunday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let other: Ward;
let sibling: string;
let planner: Client;
let superUser: Client;

const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Rapport');
  other = await makeWard(api, 'Region Annan');
  sibling = String((await api.root.post(`${ward.A}/units`, { name: 'Medicinavdelning 34' })).data.id);
  planner = await api.person('planner@test.se', 'User', unitGrant(ward));
  superUser = await api.person('super@test.se', 'SuperUser', organizationGrant(ward));
  await api.root.post(`${ward.C}/assets`, { name: 'Anna', period: { start: monday(0) } });
  const demand = await api.root.post(`${ward.C}/demands`, { start: monday(0), end: sunday(3), base: 'nothing' });
  await api.root.put(`${ward.C}/demands/${demand.data.id}`, { shiftDemands: [dayRow(ward.shiftId)] });
  await api.root.post(`${ward.C}/budget-periods`, { start: monday(0), budget: 5 });
  await api.root.post(`${ward.U}/beds`, { start: monday(0), beds: 20 });
});

const definition = (change: object = {}) => ({
  type: 'prognos',
  forecastType: 'demand/assets',
  start: monday(0),
  end: sunday(1),
  unitIds: [ward.unitId],
  forCat: ['Sjuksköterska'],
  ...change,
});
const path = '/api/overview/demand-assets';
const faults = ({ body }: { readonly body: Json }): Json => (body.fields ?? {}) as Json;

test('a forecast has the receipts of each unit and category, the means and what is missing', async () => {
  const { status, data } = await planner.post(path, definition({ end: sunday(4) }));
  expect(status).toBe(200);
  expect(data).toMatchObject({
    unitOverviews: [
      {
        unitId: ward.unitId,
        orgName: 'Region Rapport',
        areaName: 'Medicin',
        unitName: 'Medicinavdelning 33',
        unitShortName: 'MED 33',
        beds: 20,
        demands: [],
        categoryWeekReceipts: [
          { categoryId: ward.categoryId, categoryName: 'Sjuksköterska', weeks: Array.from({ length: 5 }, () => ({})) },
        ],
      },
    ],
    unitDiffs: [
      { unitId: ward.unitId, beds: 20, avgWorkRate: 1, avgBudget: 5, categories: [{ name: 'Sjuksköterska' }] },
    ],
    total: { unitId: null, avgWorkRate: 1 },
    quality: [
      {
        unitId: ward.unitId,
        unitName: 'Medicinavdelning 33',
        categoryName: 'Sjuksköterska',
        kind: 'demand',
        from: monday(4),
        to: sunday(4),
      },
    ],
  });
  const [diff] = data.unitDiffs as unknown as readonly Json[];
  expect(Number(diff!.diff)).toBeCloseTo(1 - Number(diff!.avgDemand), 6);
});

test('each forecast compares what its name says, and its own path takes it', async () => {
  const diffOf = async (at: string, forecastType: string) =>
    (await planner.post(`/api/overview/${at}`, definition({ forecastType }))).data.total?.diff;
  expect(await diffOf('budget-assets', 'budget/assets')).toBe(-4);
  expect(await diffOf('budget-assets', 'assets/budget')).toBe(4);
  expect(Number(await diffOf('demand-budget', 'demand/budget'))).toBeGreaterThan(0);
  expect((await planner.post(path, definition({ forecastType: 'budget/assets' }))).status).toBe(400);
  expect((await planner.post('/api/overview/budget-assets', definition({ forecastType: undefined }))).status).toBe(400);
});

test('a unit of an organisation without a grant, or an unknown one, makes the whole report 404 and is not named', async () => {
  for (const foreign of [other.unitId, 'unt_nowhere', other.areaId]) {
    const { status, body } = await superUser.post(path, definition({ unitIds: [ward.unitId, foreign] }));
    expect({ status, error: body.error }).toEqual({ status: 404, error: 'notFound' });
    expect(JSON.stringify(body)).not.toMatch(/Annan|unt_|are_/);
  }
  const categories = await superUser.post('/api/overview/unitcategories', { unitIds: [other.unitId] });
  expect(categories.status).toBe(404);
});

test('a unit of the own organisation without a right makes the whole report 403', async () => {
  expect((await planner.post(path, definition({ unitIds: [ward.unitId, sibling] }))).status).toBe(403);
  expect((await superUser.post(path, definition({ unitIds: [ward.unitId, sibling] }))).status).toBe(200);
});

test('a definition that is not complete is refused with the field at fault', async () => {
  const many = Array.from({ length: 26 }, (_, index) => `unt_${index}`);
  const refused: readonly (readonly [object, string, string | RegExp])[] = [
    [{ unitIds: many }, 'unitIds', 'Välj max 25 avdelningar att jämföra'],
    [{ unitIds: [] }, 'unitIds', 'Minst 1.'],
    [{ forCat: undefined }, 'forCat', /fyllas i/],
    [{ forCat: [] }, 'forCat', /./],
    [{ start: sunday(1), end: monday(0) }, 'end', 'Slutdatum får inte vara före startdatum.'],
    [{ start: '2026-02-30' }, 'start', /datum/],
    [{ start: '2000-01-03', end: '2030-01-06' }, 'end', 'Välj högst 318 veckor.'],
    [{ forCat: ['Barnmorska'] }, 'forCat', 'Ingen av avdelningarna har kategorin.'],
    [{ nonsense: 1 }, 'nonsense', /Okänt/],
  ];
  for (const [change, field, text] of refused) {
    const reply = await planner.post(path, definition(change));
    expect({ status: reply.status, fields: faults(reply) }).toEqual({
      status: 400,
      fields: { [field]: typeof text === 'string' ? text : expect.stringMatching(text) },
    });
  }
});

test('a report takes one category as a text, and days as instants at midnight', async () => {
  const { status, data } = await planner.post(
    path,
    definition({ forCat: 'SJUKSKÖTERSKA', start: `${monday(0)}T00:00:00`, end: `${sunday(0)}T00:00:00` }),
  );
  expect(status).toBe(200);
  expect(data.total).toMatchObject({ avgWorkRate: 1 });
});

test('the units to choose are those that the caller may read, with their categories', async () => {
  const unitsOf = async (client: Client) =>
    (await client.get('/api/overview/demand-assets/units')).rows.map(({ unitName, areaName, orgName }) => [
      orgName,
      areaName,
      unitName,
    ]);
  expect(await unitsOf(planner)).toEqual([['Region Rapport', 'Medicin', 'Medicinavdelning 33']]);
  expect(await unitsOf(superUser)).toHaveLength(2);
  expect(await unitsOf(api.root)).toHaveLength(3);
  expect((await planner.post('/api/overview/unitcategories', { unitIds: [ward.unitId] })).data).toEqual([
    {
      unitId: ward.unitId,
      unitName: 'Medicinavdelning 33',
      categories: [{ id: ward.categoryId, name: 'Sjuksköterska' }],
    },
  ]);
});

test('hidden units are in reports and choices of a SuperAdmin only', async () => {
  const hidden = await makeWard(api, 'Region Dold');
  await api.root.put(hidden.U, { hidden: true });
  const reader = await api.person('dold@test.se', 'SuperUser', organizationGrant(hidden));
  expect((await reader.get('/api/overview/demand-assets/units')).rows).toEqual([]);
  const unitIds = [hidden.unitId];
  expect((await reader.post(path, definition({ unitIds }))).data).toMatchObject({ unitOverviews: [] });
  expect((await api.root.post(path, definition({ unitIds }))).data.unitOverviews).toHaveLength(1);
});

test('a report of many units has them in its order, of several organisations too, or is refused as one of few', async () => {
  const many = await makeWard(api, 'Region Många');
  const unitIds = [many.unitId];
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F'])
    unitIds.push(String((await api.root.post(`${many.A}/units`, { name })).data.id));
  const leader = await api.person('leder@test.se', 'SuperUser', organizationGrant(many));
  const reader = await api.person('laser@test.se', 'User', unitGrant(many));
  const post = (client: Client, ids: readonly string[]) => client.post(path, definition({ unitIds: ids }));
  const shown = async (client: Client, ids: readonly string[]) =>
    ((await post(client, ids)).data.unitOverviews as unknown as readonly Json[]).map(({ unitId }) => unitId);

  const reversed = unitIds.toReversed();
  expect(await shown(leader, reversed)).toEqual(reversed);
  const mixed = [other.unitId, ...unitIds, ward.unitId];
  expect(await shown(api.root, mixed)).toEqual(mixed);
  expect((await post(reader, unitIds)).status).toBe(403);
  for (const foreign of [other.unitId, other.areaId, many.areaId, 'unt_nowhere']) {
    expect((await post(leader, [foreign, ...unitIds])).status).toBe(404);
    expect((await post(leader, [...unitIds, foreign])).status).toBe(404);
  }
});

test('the overviews of a place answer its demand and receipts, those of a report its units', async () => {
  const week = `start=${monday(1)}`;
  const range = `start=${monday(0)}&end=${sunday(1)}`;
  for (const place of [ward.O, ward.A, ward.U, ward.C])
    for (const query of [`weekoverview?${week}`, `periodoverview?${range}`]) {
      const { status, data } = await api.root.get(`${place}/${query}`);
      expect({ place, query, status, data }).toMatchObject({
        status: 200,
        data: { unitOverviews: expect.arrayContaining([expect.objectContaining({ unitName: 'Medicinavdelning 33' })]) },
      });
    }
  const row = { shiftName: 'Dag', mon: '3', hoursPerWeek: expect.any(Number) };
  const demands = [{ catName: 'Sjuksköterska', shiftDemands: [row] }];
  const overview = await planner.get(`${ward.U}/demand/overview?${week}`);
  expect(overview).toMatchObject({ status: 200, data: { unitOverviews: [{ demands }] } });
  const report = await planner.post('/api/overview/demands/report', definition({ type: 'demands' }));
  expect(report).toMatchObject({ status: 200, data: { unitOverviews: [{ demands, categoryWeekReceipts: [] }] } });
  const staff = await planner.post('/api/overview/assets/report', definition({ type: 'assets', showTable: 'true' }));
  expect(staff).toMatchObject({ status: 200, data: { showWeekendTable: true } });
  expect((await planner.get(`${ward.U}/weekoverview`)).status).toBe(400);
  expect((await planner.get(`${ward.U}/periodoverview?start=${sunday(1)}&end=${monday(0)}`)).status).toBe(400);
});

test('key values are answered by unit and year, and what cannot be asked is refused at its field', async () => {
  const year = Number(monday(0).slice(0, 4));
  const keyValues = (change: object) =>
    planner.post('/api/overview/keyvalue/report', {
      type: 'keyvalues',
      unitIds: [ward.unitId],
      keyvalue: 3,
      startYear: year,
      endYear: year + 1,
      ...change,
    });
  expect(await keyValues({})).toMatchObject({
    status: 200,
    data: { units: [{ unitName: 'Medicinavdelning 33', years: [{ year }, { year: year + 1 }] }], totals: [{}, {}] },
  });
  const options = await planner.post('/api/overview/keyvalue/options/years', { unitIds: [ward.unitId] });
  expect(options.rows).toContain(year);
  const refused: readonly (readonly [object, string])[] = [
    [{ keyvalue: 0 }, 'keyvalue'],
    [{ keyvalue: 4 }, 'forCat'],
    [{ startYear: undefined }, 'startYear'],
    [{ endYear: undefined }, 'endYear'],
    [{ endYear: year - 1 }, 'endYear'],
    [{ endYear: year + 10 }, 'endYear'],
    [{ endYear: year, startMonth: 6, endMonth: 5 }, 'endMonth'],
    [{ level: 'area', startMonth: 6, endMonth: 5 }, 'endMonth'],
    [{ startMonth: 13 }, 'startMonth'],
    [{ startYear: 2025, simulateWeek: 53 }, 'simulateWeek'],
    [{ simulateWeek: 54 }, 'simulateWeek'],
  ];
  for (const [change, field] of refused) {
    const reply = await keyValues(change);
    expect({ change, status: reply.status, fields: Object.keys(faults(reply)) }).toEqual({
      change,
      status: 400,
      fields: [field],
    });
  }
  expect((await keyValues({ startYear: 2026, endYear: undefined, simulateWeek: 53 })).status).toBe(200);
  expect((await keyValues({ startYear: 1950, endYear: 1950 })).data).toMatchObject({
    units: [{ years: [{ year: 1950, months: 0, of: 12, beds: null, categories: [] }] }],
  });
});

test('a figure is explained to those who may read all units of the report, and to nobody else', async () => {
  const figure = { unitId: ward.unitId, field: 'diff' };
  const { status, data } = await planner.post('/api/overview/explain', { report: definition(), figure });
  expect({ status, data }).toMatchObject({
    status: 200,
    data: { value: expect.any(Number), steps: expect.arrayContaining([expect.objectContaining({ role: 'divide' })]) },
  });
  const foreign = definition({ unitIds: [ward.unitId, other.unitId] });
  expect((await superUser.post('/api/overview/explain', { report: foreign, figure })).status).toBe(404);
  const incomplete: readonly (readonly [object, string])[] = [
    [{ figure }, 'report'],
    [{ report: definition({ type: 'budget' }), figure }, 'report.type'],
    [{ report: definition({ forecastType: undefined }), figure }, 'report.forecastType'],
    [{ report: definition() }, 'figure'],
  ];
  for (const [body, field] of incomplete) {
    const reply = await planner.post('/api/overview/explain', body);
    expect({ status: reply.status, fields: Object.keys(faults(reply)) }).toEqual({ status: 400, fields: [field] });
  }
});
