import { expect, test } from 'vitest';
import { type Client, withApi } from '../support/api.ts';
import { makeWard, type Ward } from '../support/ward.ts';

let ward: Ward;
let superUser: Client;
let writer: Client;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Lön');
  const organization = { level: 'organization', orgId: ward.orgId, canWrite: true } as const;
  superUser = await api.person('lon@test.se', 'SuperUser', organization);
  writer = await api.person('planerare@test.se', 'User', organization);
});

const nurse = { category: 'Sjuksköterska', year: 2027, monthlySalary: 44_700, payrollTax: 49.8, night: 57.8 };
const unknown = { evening: null, weekend: null, overtime: null, qualifiedOvertime: null, rental: null };

test('rates of an organisation are saved whole over their version, and a stale version gets what is stored', async () => {
  const path = `${ward.O}/rates`;
  const first = await superUser.get(path);
  expect(first.data).toMatchObject({ version: 0, rates: [], units: [] });
  expect(first.data.categories).toHaveLength(1);

  const saved = await superUser.put(path, { rates: [nurse, { category: 'Tom', year: 2027 }], version: 0 });
  expect(saved).toMatchObject({ status: 200, data: { version: 1, rates: [{ ...nurse, ...unknown }] } });
  expect(await superUser.put(path, { rates: [], version: 0 })).toMatchObject({
    status: 409,
    body: { current: { version: 1, rates: [{ ...nurse, ...unknown }] } },
  });
  expect((await superUser.get(path)).data).toMatchObject({ version: 1, rates: [{ monthlySalary: 44_700 }] });
});

test('a unit departs field by field, and its organisation lists it', async () => {
  const path = `${ward.U}/rates`;
  const own = { category: 'Sjuksköterska', year: 2027, rental: 940 };
  expect(await superUser.put(path, { rates: [own], version: 0 })).toMatchObject({
    status: 200,
    data: { rates: [{ rental: 940, monthlySalary: null }], organization: [{ monthlySalary: 44_700 }] },
  });
  const { units } = (await superUser.get(`${ward.O}/rates`)).data;
  expect(units).toMatchObject([{ id: ward.unitId, rates: [{ rental: 940 }] }]);
  await superUser.put(path, { rates: [], version: 1 });
  expect((await superUser.get(`${ward.O}/rates`)).data.units).toEqual([]);
});

test('wages are not shown to a planner, in no log that a planner reads', async () => {
  expect(await writer.get(ward.U)).toMatchObject({ status: 200 });
  for (const path of [`${ward.O}/rates`, `${ward.U}/rates`]) {
    expect(await writer.get(path)).toMatchObject({ status: 403 });
    expect(await writer.put(path, { rates: [], version: 0 })).toMatchObject({ status: 403 });
  }
  const logged = (await superUser.get(`/api/log?orgId=${ward.orgId}&object=rates`)).rows;
  expect(logged.map(({ id }) => id)).toEqual([ward.unitId, ward.unitId, ward.orgId]);
  expect(logged[2]).toMatchObject({ after: { rates: [{ monthlySalary: 44_700 }] } });
  expect((await writer.get(`${ward.U}/history?id=${ward.unitId}`)).rows).toEqual([]);
});

test.each([
  ['PO over 100', { payrollTax: 100.01 }, 'rates.0.payrollTax'],
  ['a salary of 0', { monthlySalary: 0 }, 'rates.0.monthlySalary'],
  ['a negative supplement', { night: -1 }, 'rates.0.night'],
  ['a rate with three decimals', { evening: 1.234 }, 'rates.0.evening'],
  ['a year out of range', { year: 1999 }, 'rates.0.year'],
  ['no category', { category: ' ' }, 'rates.0.category'],
])('%s is refused at its field, and nothing is stored', async (_, wrong, field) => {
  const path = `${ward.O}/rates`;
  const before = (await superUser.get(path)).data;
  expect(await superUser.put(path, { rates: [{ ...nurse, ...wrong }], version: before.version })).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect((await superUser.get(path)).data).toEqual(before);
});

test('a category twice in a year is refused, in whatever case', async () => {
  const rates = [nurse, { ...nurse, category: 'SJUKSKÖTERSKA ' }];
  expect(await api.root.put(`${ward.O}/rates`, { rates, version: 1 })).toMatchObject({
    status: 400,
    body: { fields: { 'rates.1.category': expect.any(String) } },
  });
});
