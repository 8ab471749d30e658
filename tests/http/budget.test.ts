import { expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, type Ward } from '../support/ward.ts';

let ward: Ward;
let planner: Client;
let reader: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Budget');
  const { orgId, areaId, unitId } = ward;
  planner = await api.person('planner@test.se', 'User', { level: 'unit', orgId, areaId, unitId, canWrite: true });
  reader = await api.person('reader@test.se', 'User', { level: 'unit', orgId, areaId, unitId, canWrite: false });
});

test('a planner creates, renames and removes a budget-only category, a reader only lists it', async () => {
  const all = `${ward.U}/categories/budget`;
  expect((await reader.post(all, { name: 'Läkare' })).status).toBe(403);
  const made = await planner.post(all, { name: 'Läkare' });
  expect(made).toMatchObject({ status: 201, data: { name: 'Läkare', isBudgetCategory: true, version: 1 } });
  const one = `${ward.U}/categories/${made.data.id}/budget`;
  expect((await reader.put(one, { name: 'X' })).status).toBe(403);
  expect((await reader.remove(one)).status).toBe(403);
  expect(await planner.put(one, { ...made.data, name: 'Överläkare' })).toMatchObject({
    status: 200,
    data: { name: 'Överläkare', version: 2 },
  });
  expect((await reader.get(all)).rows.map(({ name }) => name)).toEqual(['Sjuksköterska', 'Överläkare']);
  expect((await planner.put(one, { name: 'X', version: 1 })).status).toBe(409);
  expect((await planner.remove(one)).status).toBe(204);
  expect((await reader.get(all)).rows).toHaveLength(1);
});

test('a staff category is refused where budget-only ones are changed', async () => {
  const one = `${ward.C}/budget`;
  expect(await planner.put(one, { name: 'X' })).toMatchObject({ status: 400, body: { error: 'ownCategory' } });
  expect(await api.root.remove(one)).toMatchObject({ status: 400, body: { error: 'ownCategory' } });
});

test('below a budget-only category only budget periods are found', async () => {
  const { data } = await planner.post(`${ward.U}/categories/budget`, { name: 'Administratör' });
  const C = `${ward.U}/categories/${data.id}`;
  expect((await planner.post(`${C}/budget-periods`, { start: monday(0), budget: 2 })).status).toBe(201);
  expect((await planner.get(`${C}/budget-periods`)).rows).toHaveLength(1);
  const period = { start: monday(0) };
  const requests = [
    api.root.get(C),
    api.root.post(`${C}/shift`, { name: 'Dag', period }),
    api.root.post(`${C}/period`, period),
    planner.post(`${C}/assets`, { name: 'Anna', period }),
    planner.post(`${C}/demands`, period),
    planner.post(`${C}/schemas`, period),
    planner.get(`${C}/demands`),
    planner.get(`${C}/receipts?start=${monday(0)}&end=${monday(1)}`),
  ];
  for (const { status } of await Promise.all(requests)) expect(status).toBe(404);
});

test('a stencil is created, changed and removed by a planner in a coming year only', async () => {
  const year = new Date().getFullYear();
  const all = `${ward.U}/stencils`;
  expect(await planner.post(all, { year, hour: 400 })).toMatchObject({ status: 400, body: { error: 'stencilYear' } });
  expect(await api.root.post(all, { year, hour: 400 })).toMatchObject({ status: 201, data: { rentalHour: null } });
  const { data } = await planner.post(all, { year: year + 1, hour: 410, monthlyWorkHours: 165.5 });
  expect((await planner.put(`${all}/${data.id}`, { ...data, hour: 415 })).data).toMatchObject({
    hour: 415,
    version: 2,
  });
  expect((await reader.get(all)).rows.map((stencil) => stencil.year)).toEqual([year, year + 1]);
  expect((await reader.remove(`${all}/${data.id}`)).status).toBe(403);
  expect((await planner.remove(`${all}/${data.id}`)).status).toBe(204);
});

// Some hundred writes of a row that grows to 400 KB.
const FILLING = 180_000;
test(
  'a period that the stored budget has no room for is refused in clear words, and nothing is stored',
  async () => {
    const here = await makeWard(api, 'Region Full');
    const comment = '\u{1F331}'.repeat(1000);
    const path = `${here.C}/budget-periods`;
    const dayAt = (index: number) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
    let stored = 0;
    for (; stored < 200; stored += 1) {
      const [start, end] = [dayAt(stored), dayAt(stored)];
      const { status, body } = await api.root.post(path, { start, end, budget: 1, comment });
      if (status === 201) continue;
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { error: 'full', message: expect.stringContaining('Inget är sparat.') },
      });
      break;
    }
    expect(stored).toBeGreaterThan(50);
    expect((await api.root.get(path)).rows).toHaveLength(stored);
  },
  FILLING,
);

test('the whole budget of a unit is answered at once', async () => {
  const here = await makeWard(api, 'Region Hel');
  const { data: doctors } = await api.root.post(`${here.U}/categories/budget`, { name: 'Läkare' });
  const own = await api.root.post(`${here.C}/budget-periods`, { start: '2027-01-01', budget: 10 });
  const hours = await api.root.post(`${here.U}/budget-hours`, { start: '2027-01-01', budget: 2400 });
  const stencil = await api.root.post(`${here.U}/stencils`, { year: 2027, hour: 400 });
  expect((await api.root.get(`${here.U}/budget`)).data).toEqual({
    categories: [
      expect.objectContaining({ name: 'Sjuksköterska', isBudgetCategory: false, periods: [own.data] }),
      { ...doctors, periods: [] },
    ],
    hours: [hours.data],
    stencils: [stencil.data],
  });
});

test('the cost of a year is answered by category, the budget-only ones last, and in all', async () => {
  const here = await makeWard(api, 'Region Kostnad');
  const { data } = await api.root.post(`${here.U}/categories/budget`, { name: 'Läkare' });
  await api.root.post(`${here.C}/budget-periods`, { start: '2027-01-01', end: '2027-12-31', budget: 10 });
  const budgetOnly = `${here.U}/categories/${data.id}`;
  await api.root.post(`${budgetOnly}/budget-periods`, { start: '2027-01-01', end: '2027-06-30', budget: 2.5 });
  await api.root.post(`${here.U}/stencils`, { year: 2027, hour: 400, monthlyWorkHours: 165 });
  const path = `${here.U}/budget/year`;
  const { status, data: answer } = await api.root.get(`${path}?year=2027`);
  expect(status).toBe(200);
  const none = { services: null, cost: null, months: 0 };
  expect(answer).toMatchObject({
    year: 2027,
    rentalAtHour: true,
    categories: [
      {
        name: 'Sjuksköterska',
        isBudgetCategory: false,
        year: { budget: { services: 10, cost: 7920, months: 12 }, demand: none },
      },
      { name: 'Läkare', isBudgetCategory: true, year: { budget: { services: 2.5, cost: 990, months: 6 } } },
    ],
    // Without demand and staff no category is planned: its budget is not left, but apart.
    sum: { year: { budget: none, own: none } },
    unplanned: {
      year: { budget: { cost: 8910, months: 12 }, own: { services: 0, cost: 0, months: 12 }, demand: none },
    },
  });
  await api.root.post(`${here.C}/assets`, { name: 'Anna Berg', period: { start: monday(0) } });
  expect((await api.root.get(`${path}?year=2027`)).data).toMatchObject({
    sum: { year: { budget: { cost: 7920, months: 12 }, own: { services: 1, cost: 792, months: 12 } } },
    unplanned: { year: { budget: { cost: 990, months: 6 }, own: { services: 0, cost: 0 } } },
  });
  expect((await api.root.get(`${path}?year=2030`)).data).toMatchObject({
    rentalAtHour: false,
    sum: { year: { budget: none, own: { services: 1, cost: null } } },
  });
  for (const query of ['', '?year=1999', '?year=abc', '?year=2027&simulated=ja'])
    expect((await api.root.get(`${path}${query}`)).status).toBe(400);
  expect((await planner.get(`${path}?year=2027`)).status).toBe(404);
});

test('the year counts simulated demand when the query wants it, and marks its months', async () => {
  const here = await makeWard(api, 'Region Simulering');
  const start = monday(0);
  const demand = await api.root.post(`${here.C}/demands`, { start, base: 'nothing' });
  const at = `${here.C}/demands/${demand.data.id}`;
  const shiftDemands = [dayRow(here.shiftId)];
  expect((await api.root.put(at, { shiftDemands })).status).toBe(200);
  expect((await api.root.put(`${at}/simulation`, {})).status).toBe(200);
  const year = new Date().getFullYear() + 1;
  const cost = async (simulated: boolean) =>
    (await api.root.get(`${here.U}/budget/year?year=${year}&simulated=${simulated}`)).data;
  expect(await cost(false)).toMatchObject({ sum: { year: { demand: { services: null, months: 0 } } } });
  expect(await cost(true)).toMatchObject({
    sum: { months: Array.from({ length: 12 }, () => ({ simulated: true })), year: { demand: { months: 12 } } },
  });
});
