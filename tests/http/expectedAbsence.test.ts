import { expect, test } from 'vitest';
import { CategoryRisk, UnitAbsence } from '#shared/model/expectedAbsence.ts';
import { PlacedReceipt } from '#shared/model/receipt.ts';
import { addDays } from '#shared/time/day.ts';
import { type Client, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, sunday, unitGrant, type Ward } from '../support/ward.ts';
import { readCsv } from '../support/workbook.ts';

let ward: Ward;
let planner: Client;
let reader: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Frånvaro');
  planner = await api.person('planner@test.se', 'User', unitGrant(ward));
  reader = await api.person('reader@test.se', 'User', { ...unitGrant(ward), canWrite: false });
  const made = await api.root.post(`${ward.C}/demands`, { start: monday(0) });
  await api.root.put(`${ward.C}/demands/${made.data.id}`, { shiftDemands: [dayRow(ward.shiftId)] });
  for (const name of ['Eva', 'Bo'])
    await api.root.post(`${ward.C}/assets`, { name, period: { start: monday(0), workRate: 1 } });
});

const none = Array<null>(12).fill(null);
const all = (percent: number) => Array<number>(12).fill(percent);
const noRates = { sick: none, child: none, other: none };
const start = monday(1);
const week = `start=${start}&end=${addDays(start, 6)}`;
const first = async (path: string) => PlacedReceipt.parse((await api.root.get(path)).rows[0]);
const receipt = () => first(`${ward.C}/receipts?${week}`);
const categoryName = async () => String((await api.root.get(ward.C)).data.name);

test('expected absence lowers the net supply where it is turned on, and a unit departs from its organisation', async () => {
  const { root } = api;
  const plain = await receipt();
  expect(plain.workRateSum).toBe(2);
  for (const field of ['netSupply', 'netDiff', 'risk']) expect(plain).not.toHaveProperty(field);

  const name = await categoryName();
  const rates = { name, sick: all(5), child: all(1), other: none };
  expect(await root.put(`${ward.O}/absence`, { on: false, categories: [rates], version: 0 })).toMatchObject({
    status: 200,
    data: { on: false, version: 1 },
  });
  expect(await receipt()).toEqual(plain);

  await root.put(`${ward.O}/absence`, { on: true, version: 1 });
  const net = await receipt();
  expect(net.netSupply).toBe(1.88);
  expect(net.netDiff).toBeCloseTo(1.88 - Number(plain.demand), 5);
  expect(net.risk).toBeGreaterThan(0);
  expect(net).toMatchObject(plain);
  expect(await first(`${ward.O}/receipts?${week}&by=total`)).toMatchObject({ netSupply: 1.88, riskCategory: name });

  const typed = { ...noRates, categoryId: ward.categoryId, sick: all(10) };
  expect(await planner.put(`${ward.U}/absence`, { categories: [typed], version: 0 })).toMatchObject({
    status: 200,
    data: { on: null, organizationOn: true, version: 1, categories: [{ typed: { sick: all(10) } }] },
  });
  expect((await receipt()).netSupply).toBe(2 * (1 - 0.11));
  expect((await reader.get(`${ward.U}/absence`)).data.categories).toMatchObject([
    { name, organization: { sick: all(5), child: all(1), other: none } },
  ]);

  const risk = CategoryRisk.parse((await reader.get(`${ward.C}/risk?week=${start}`)).data);
  expect(risk).toMatchObject({
    expected: [
      { kind: 'sick', percent: 10, source: 'unit', months: 0 },
      { kind: 'child', percent: 1, source: 'organization' },
      { kind: 'other', percent: 0, source: 'none' },
    ],
    needed: expect.any(Number),
  });
  const short = risk.bars.filter(({ isShort }) => isShort).reduce((sum, { probability }) => sum + probability, 0);
  expect(short).toBeCloseTo(Number((await receipt()).risk), 3);

  await planner.put(`${ward.U}/absence`, { on: false, version: 1 });
  expect((await reader.get(`${ward.C}/risk?week=${start}`)).data).toEqual({ expected: [], needed: null, bars: [] });
  expect(await receipt()).toEqual(plain);
  await planner.put(`${ward.U}/absence`, { on: null, version: 2 });
  expect((await receipt()).netSupply).toBe(2 * (1 - 0.11));
});

/** The weeks of a file, and what it says of itself. */
const fileOf = async (path: string, body?: object) => {
  const answer = await fetch(`${api.server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${planner.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const parts = readCsv(`\uFEFF${await answer.text()}`);
  return { rows: (parts.Veckor ?? parts[''])!, about: JSON.stringify(parts) };
};

test('files have net figures of weeks that are not past, where absence is assumed and a report wants them', async () => {
  const definition = {
    start: monday(-1),
    end: sunday(1),
    unitIds: [ward.unitId],
    forCat: [await categoryName()],
    receipt: true,
  };
  const net = {
    'Väntad frånvaro': '0,22',
    'Tillgång netto': '1,78',
    'Risk för brist, %': expect.stringMatching(/^\d/),
  };
  for (const type of ['demands', 'assets']) {
    const plain = await fileOf('/api/csv-export', { type, ...definition });
    expect(plain.rows[2]).not.toHaveProperty('Tillgång netto');
    expect(plain.about).not.toContain('Netto');
    const { rows, about } = await fileOf('/api/csv-export', { type, ...definition, net: true });
    expect(rows[0]).toMatchObject({ 'Tillgång netto': '', 'Netto − behov': '' });
    expect(rows[2]).toMatchObject({ ...plain.rows[2], ...net });
    expect(about).toContain('Tillgång − väntad frånvaro');
  }
  const map = await fileOf(`${ward.U}/receipts/export?start=${monday(-1)}&end=${sunday(1)}&kind=csv`);
  expect(map.rows[2]).toMatchObject(net);
  expect(map.rows[0]).toMatchObject({ 'Tillgång netto': '' });

  const { version } = (await planner.get(`${ward.U}/absence`)).data;
  await planner.put(`${ward.U}/absence`, { on: false, version });
  const off = await fileOf(`${ward.U}/receipts/export?start=${monday(-1)}&end=${sunday(1)}&kind=csv`);
  expect(off.rows[2]).not.toHaveProperty('Tillgång netto');
  await planner.put(`${ward.U}/absence`, { on: null, version: Number(version) + 1 });
});

test('what is typed wrong is refused at its field, and nothing is stored', async () => {
  const before = (await planner.get(`${ward.U}/absence`)).data;
  const put = (rates: object) =>
    planner.put(`${ward.U}/absence`, { categories: [{ ...noRates, categoryId: ward.categoryId, ...rates }] });
  const refusals = [
    [{ sick: [61, ...none.slice(1)] }, 'categories.0.sick.0'],
    [{ sick: [null, 5.125, ...none.slice(2)] }, 'categories.0.sick.1'],
    [{ child: ['fem', ...none.slice(1)] }, 'categories.0.child.0'],
    [{ sick: [-1, ...none.slice(1)] }, 'categories.0.sick.0'],
    [{ sick: all(5).slice(1) }, 'categories.0.sick'],
    [{ child: [60, ...none.slice(1)], other: [30.01, ...none.slice(1)] }, 'categories.0.child.0'],
    [{ categoryId: 'cat_other' }, 'categories.0.categoryId'],
  ] as const;
  for (const [rates, field] of refusals)
    expect(await put(rates)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  expect(await planner.put(`${ward.U}/absence`, { on: true, version: 0 })).toMatchObject({
    status: 409,
    body: { error: 'conflict', current: before },
  });
  expect((await planner.get(`${ward.U}/absence`)).data).toEqual(before);
});

test('only who plans changes it at the unit, only the provider at the organisation, and the log has both', async () => {
  expect((await reader.put(`${ward.U}/absence`, { on: true })).status).toBe(403);
  expect((await planner.put(`${ward.O}/absence`, { on: true })).status).toBe(403);
  const { rows } = await api.root.get(`/api/log?orgId=${ward.orgId}`);
  const objects = rows.map(({ object }) => object);
  expect(objects).toContain('unitAbsence');
  expect(objects).toContain('organizationAbsence');
});

test('hours of absence become the proposals of the unit after twelve months', async () => {
  const { root } = api;
  const year = Number(monday(0).slice(0, 4));
  const other = await makeWard(api, 'Region Historik');
  await root.post(`${other.C}/assets`, { name: 'Eva', period: { start: monday(-160), workRate: 1 } });
  const activity = { name: 'Sjuk', type: 'Other', map: 'Absence', start: year - 3 };
  expect(await root.post(`${other.U}/activity`, activity)).toMatchObject({
    status: 400,
    body: { fields: { absence: expect.any(String) } },
  });
  const { data } = await root.post(`${other.U}/activity`, { ...activity, absence: 'sick' });
  expect(data).toMatchObject({ map: 'Absence', absence: 'sick', categoryId: null });
  const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
  for (const of of [year - 2, year - 1]) {
    await root.post(`${other.U}/stencils`, { year: of, monthlyWorkHours: 160 });
    const values = Object.fromEntries(months.map((month) => [month, of === year - 1 ? 8 : 4]));
    const inputs = [{ activityId: data.id, ...values, version: 0 }];
    expect((await root.put(`${other.U}/activity/input`, { year: of, inputs })).status).toBe(200);
  }
  const [category] = UnitAbsence.parse((await root.get(`${other.U}/absence`)).data).categories;
  expect(category!.history.sick.months).toBeGreaterThanOrEqual(12);
  expect(category!.history.child.months).toBe(0);
  // December of last year is complete, and within 24 months with or without the one before.
  expect([5, 3.75]).toContain(category!.history.sick.percentages[11]);
  await root.put(`${other.U}/absence`, { on: true });
  const { netSupply } = PlacedReceipt.parse((await root.get(`${other.C}/receipts?${week}`)).rows[0]);
  expect(netSupply).toBeLessThan(1);
});
