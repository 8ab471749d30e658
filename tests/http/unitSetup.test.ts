import { beforeAll, expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, organizationGrant, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
let reader: Client;
const api = withApi(async (started) => {
  ward = await makeWard(started, 'Region Igång');
  const chief = await started.person('maria@igang.se', 'SuperUser', organizationGrant(ward));
  await chief.put('/api/account/maria@igang.se', { firstName: 'Maria', lastName: 'Holm' });
  reader = await started.person('laser@igang.se', 'User', { ...unitGrant(ward), canWrite: false });
});

const newUnit = async (name: string, more: object = {}): Promise<string> =>
  `${ward.A}/units/${(await api.root.post(`${ward.A}/units`, { name, ...more })).data.id}`;
const setupOf = async (unit: string) => (await api.root.get(`${unit}/setup`)).data;

beforeAll(async () => {
  const { root } = api;
  await root.post(`${ward.C}/demands`, { start: monday(0) });
  await root.post(`${ward.U}/beds`, { start: monday(0), beds: 24, weekendBeds: 22 });
  await root.post(`${ward.C}/assets`, { name: 'Anna Berg', period: { start: monday(0) } });
  await root.post(`${ward.C}/budget-periods`, { start: monday(0), budget: 8.5 });
  await root.post(`${ward.U}/categories/budget`, { name: 'Ledning' });
});

test('a new unit has nothing of any step but the accounts that reach it from above', async () => {
  const unit = await newUnit('Tom avdelning', { hasBedsActivated: true });
  expect(await setupOf(unit)).toEqual({
    categories: 0,
    shifts: 0,
    demand: 0,
    budget: 0,
    hasBeds: true,
    beds: null,
    staff: 0,
    access: { here: 0, inherited: 1 },
    superUsers: ['Maria Holm'],
  });
});

test('a planned unit is counted step by step, and whoever reads it may see that', async () => {
  const { status, data } = await reader.get(`${ward.U}/setup`);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    categories: 1,
    shifts: 1,
    demand: 1,
    budget: 1,
    beds: { beds: 24, weekendBeds: 22 },
    staff: 1,
    access: { here: 1, inherited: 1 },
  });
});

test('simulated demand alone is no demand yet', async () => {
  const unit = await newUnit('Simulerad');
  const [category] = (await api.root.post(`${unit}/categories/template`, { template: 'day', start: monday(0) }))
    .data as unknown as readonly { id: string; shifts: readonly { id: string }[] }[];
  const demands = `${unit}/categories/${category?.id}/demands`;
  const { data } = await api.root.post(demands, { start: monday(0) });
  await api.root.put(`${demands}/${data.id}`, { shiftDemands: [dayRow(String(category?.shifts[0]?.id))] });
  expect(await setupOf(unit)).toMatchObject({ demand: 1 });
  await api.root.put(`${demands}/${data.id}/simulation`, {});
  expect(await setupOf(unit)).toMatchObject({ demand: 0 });
});

test('a template makes its categories and shifts from the Monday on, each category logged', async () => {
  const unit = await newUnit('Dygnet runt');
  const made = await api.root.post(`${unit}/categories/template`, { template: 'roundTheClock', start: monday(4) });
  expect(made.status).toBe(201);
  const categories = (await api.root.get(`${unit}/categories`)).rows;
  expect(categories).toEqual(made.data);
  expect(categories).toMatchObject([
    {
      name: 'Sjuksköterska',
      periods: [{ start: monday(4), end: null, workingHours: 38, workingMinutes: 15 }],
      shifts: [
        { name: 'Dag' },
        { name: 'Mellan' },
        { name: 'Kväll' },
        { name: 'Natt', period: { type: 'Rotation', nights: 12, weeks: 4, newWorkingHours: 34, isNightShift: true } },
        { name: 'Ständig natt', period: { type: 'Other', start: monday(4), end: null } },
      ],
    },
    { name: 'Undersköterska', shifts: [{}, {}, {}, {}] },
  ]);
  expect(await setupOf(unit)).toMatchObject({ categories: 2, shifts: 9 });
  const { rows } = await api.root.get(`/api/log?orgId=${ward.orgId}`);
  const logged = rows.filter(({ object, action }) => String(object) === 'category' && String(action) === 'create');
  expect(logged.map(({ objectId, id }) => String(objectId ?? id))).toEqual(
    expect.arrayContaining(categories.map(({ id }) => String(id))),
  );
});

test('a template whose name the unit has already, a start within a week and an unknown template store nothing', async () => {
  const unit = await newUnit('Halv');
  await api.root.post(`${unit}/categories`, { name: 'undersköterska' });
  const apply = (body: object) => api.root.post(`${unit}/categories/template`, body);
  expect(await apply({ template: 'day', start: monday(0) })).toMatchObject({
    status: 400,
    body: { error: 'duplicateName' },
  });
  expect((await apply({ template: 'day', start: '2026-11-25' })).body.faults).toEqual({ start: { code: 'monday' } });
  expect((await apply({ template: 'natt', start: monday(0) })).status).toBe(400);
  expect((await api.root.get(`${unit}/categories`)).rows).toMatchObject([{ name: 'undersköterska' }]);
});

test('two templates at the same time make the categories once', async () => {
  const unit = await newUnit('Samtidigt');
  const apply = () => api.root.post(`${unit}/categories/template`, { template: 'day', start: monday(0) });
  const replies = await Promise.all([apply(), apply()]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect((await api.root.get(`${unit}/categories`)).rows).toHaveLength(2);
});
