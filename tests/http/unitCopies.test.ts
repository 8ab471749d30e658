import { beforeAll, expect, test } from 'vitest';
import { withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, sunday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Kopia');
});

const every = ['categories', 'shifts', 'demand', 'beds', 'budget', 'stencils', 'activities'];
const bodyOf = (name: string, change: object = {}) => ({
  name,
  shortName: 'KOP',
  fromUnitId: ward.unitId,
  start: monday(4),
  demandOn: monday(0),
  parts: every,
  ...change,
});
const copy = (name: string, change?: object) => api.root.post(`${ward.A}/units/copies`, bodyOf(name, change));

beforeAll(async () => {
  const { root } = api;
  const stored = async (path: string, body: object) => {
    const { status, data } = await root.post(path, body);
    expect(status, path).toBe(201);
    return data;
  };
  await stored(`${ward.C}/shift`, { name: 'Natt', period: { start: monday(-60), isNightShift: true } });
  const demand = await stored(`${ward.C}/demands`, { start: monday(0), end: sunday(2), comment: 'sommar' });
  await root.put(`${ward.C}/demands/${demand.id}`, { shiftDemands: [dayRow(ward.shiftId)] });
  await stored(`${ward.U}/beds`, { start: monday(0), beds: 24, weekendBeds: 22 });
  await stored(`${ward.C}/budget-periods`, { start: monday(0), budget: 8.5, comment: 'beslut' });
  await stored(`${ward.U}/categories/budget`, { name: 'Ledning' });
  await stored(`${ward.U}/budget-hours`, { start: monday(0), budget: 160 });
  await stored(`${ward.U}/stencils`, { year: 2026, hour: 410, monthlyWorkHours: 160 });
  await stored(`${ward.U}/activity`, { name: 'Arbetad tid', start: 2026, type: 'Worklog' });
  await stored(`${ward.C}/assets`, { name: 'Anna Berg', period: { start: monday(0) } });
});

test('a copy has the parts of the other unit under ids of its own, from the chosen week on, and no staff', async () => {
  const { root } = api;
  const { status, data } = await copy('Medicinavdelning 37');
  expect(status).toBe(201);
  expect(data).toMatchObject({
    name: 'Medicinavdelning 37',
    shortName: 'KOP',
    hasBedsActivated: true,
    copiedFrom: 'Medicinavdelning 33',
    made: { categories: 2, shifts: 2, demand: 1, beds: 1, budget: 2, stencils: 1, activities: 1 },
  });
  const U = `${ward.A}/units/${data.id}`;
  const { rows: categories } = await root.get(`${U}/categories`);
  expect(categories).toMatchObject([
    {
      name: 'Sjuksköterska',
      periods: [{ start: monday(-60), workingHours: 38, workingMinutes: 15 }],
      shifts: [
        { name: 'Dag', period: { isNightShift: false } },
        { name: 'Natt', period: { isNightShift: true } },
      ],
    },
  ]);
  const [category] = categories;
  expect([category?.id, category?.shifts?.[0]?.id]).not.toEqual([ward.categoryId, ward.shiftId]);
  const C = `${U}/categories/${category?.id}`;
  const { rows: demands } = await root.get(`${C}/demands`);
  expect(demands).toMatchObject([{ start: monday(4), end: null, locked: false, simulation: false, comment: '' }]);
  expect(demands[0]?.shiftDemands?.[0]).toMatchObject({
    shiftId: category?.shifts?.[0]?.id,
    mon: '3',
    sat: '2',
    satShift: true,
  });
  expect((await root.get(`${U}/beds`)).rows).toMatchObject([
    { start: monday(4), end: null, beds: 24, weekendBeds: 22 },
  ]);
  expect((await root.get(`${C}/budget-periods`)).rows).toMatchObject([{ start: monday(4), end: null, budget: 8.5 }]);
  expect((await root.get(`${U}/budget-hours`)).rows).toMatchObject([{ start: monday(4), budget: 160 }]);
  expect((await root.get(`${U}/stencils`)).rows).toMatchObject([{ year: 2026, hour: 410, monthlyWorkHours: 160 }]);
  expect((await root.get(`${U}/activity`)).rows).toMatchObject([{ name: 'Arbetad tid', type: 'Worklog' }]);
  expect((await root.get(`${C}/assets`)).rows).toEqual([]);
});

test('the preview says what a copy then makes', async () => {
  const days = `start=${monday(4)}&demandOn=${monday(0)}`;
  const { data: preview } = await api.root.get(`${ward.U}/copies/preview?${days}`);
  expect(preview).toMatchObject({
    categories: [
      { name: 'Sjuksköterska', shifts: [{ name: 'Dag' }, { name: 'Natt', isNightShift: true }], budget: 8.5 },
      { name: 'Ledning', isBudgetCategory: true, shifts: [], demand: null, budget: null },
    ],
    beds: { beds: 24, weekendBeds: 22 },
    budgetHours: 160,
    stencils: [2026],
    demandPeriods: [{ start: monday(0), end: sunday(2) }],
  });
  expect(Number(preview.categories?.[0]?.demand)).toBeGreaterThan(3);
  const { data: made } = await copy('Medicinavdelning 38');
  expect(made.made).toEqual(preview.made);
});

test('only what is ticked comes along', async () => {
  const { data } = await copy('Medicinavdelning 39', { parts: ['categories', 'stencils'] });
  expect(data.made).toEqual({ categories: 1, shifts: 0, demand: 0, beds: 0, budget: 0, stencils: 1, activities: 0 });
  expect((await api.root.get(`${ward.A}/units/${data.id}/beds`)).rows).toEqual([]);
});

test('a day without demand copies none, and the preview says so', async () => {
  const { data } = await copy('Medicinavdelning 41', { demandOn: monday(10) });
  expect(data.made).toMatchObject({ categories: 2, shifts: 2, demand: 0, beds: 1 });
});

test.each([
  ['a name that the area has, in another case', { name: 'MEDICINAVDELNING 33' }, 400, { error: 'duplicateName' }],
  ['a name of 101 characters', { name: 'a'.repeat(101) }, 400, { faults: { name: { code: 'tooLong' } } }],
  ['a short name of 8 characters', { shortName: 'LUNGAVD9' }, 400, { faults: { shortName: { code: 'tooLong' } } }],
  ['shifts without categories', { parts: ['shifts'] }, 400, { faults: { parts: { code: 'partNeeded' } } }],
  ['demand without shifts', { parts: ['categories', 'demand'] }, 400, { faults: { parts: { code: 'partNeeded' } } }],
  ['a start on a Tuesday', { start: '2027-01-12' }, 400, { faults: { start: { code: 'monday' } } }],
  ['an unknown unit', { fromUnitId: 'unt_x' }, 400, { faults: { fromUnitId: { code: 'choice' } } }],
])('%s is refused and makes nothing', async (_, change, status, body) => {
  const count = async () => (await api.root.get(`${ward.A}/units`)).rows.length;
  const before = await count();
  expect(before).toBeGreaterThan(0);
  expect(await copy('Ny', change)).toMatchObject({ status, body });
  expect(await count()).toBe(before);
});

test('a unit of another organisation is unknown as a source', async () => {
  const other = await makeWard(api, 'Region Annan');
  expect(await copy('Främmande', { fromUnitId: other.unitId })).toMatchObject({
    status: 400,
    body: { faults: { fromUnitId: { code: 'choice' } } },
  });
});

test('the same request sent twice makes one unit, and the log names what it was copied from', async () => {
  const send = () => api.root.post(`${ward.A}/units/copies`, bodyOf('Njuravdelning'), { 'idempotency-key': 'kopia-1' });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.data.id).toBe(first.data.id);
  const { rows } = await api.root.get(`/api/log?object=unit+${first.data.id}&limit=2`);
  expect(rows).toMatchObject([{ action: 'create', after: { copiedFrom: 'Medicinavdelning 33', made: { shifts: 2 } } }]);
});

test('a planner of the unit copies and previews nothing', async () => {
  const planner = await api.person('planerare@test.se', 'User', unitGrant(ward));
  expect((await planner.post(`${ward.A}/units/copies`, bodyOf('Planerad'))).status).toBe(403);
  expect((await planner.get(`${ward.U}/copies/preview?start=${monday(4)}&demandOn=${monday(0)}`)).status).toBe(403);
});
