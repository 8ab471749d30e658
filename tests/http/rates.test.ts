import { expect, test } from 'vitest';
import { RateHours } from '#shared/model/rateHours.ts';
import { OrganizationRates, UnitRates } from '#shared/model/rates.ts';
import { type Client, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, type Ward } from '../support/ward.ts';

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

const thisYear = Number(monday(0).slice(0, 4));

test('values that apply this year are filled where empty, and changed or removed only when unlocked', async () => {
  const path = `${ward.O}/rates`;
  const { rates, version } = OrganizationRates.parse((await superUser.get(path)).data);
  const now = { category: 'Sjuksköterska', year: thisYear, monthlySalary: 43_000 };
  expect(await superUser.put(path, { rates: [now, ...rates], version })).toMatchObject({ status: 200 });

  const filled = { ...now, payrollTax: 49.7 };
  expect(await superUser.put(path, { rates: [filled, ...rates], version: version + 1 })).toMatchObject({ status: 200 });

  const locked = 'Värdet gäller innevarande eller ett tidigare år och är låst. Lås upp först.';
  for (const [wrong, field] of [
    [{ ...filled, monthlySalary: 43_500 }, 'rates.0.monthlySalary'],
    [{ ...filled, payrollTax: null }, 'rates.0.payrollTax'],
  ] as const)
    expect(await superUser.put(path, { rates: [wrong, ...rates], version: version + 2 })).toMatchObject({
      status: 400,
      body: { fields: { [field]: locked } },
    });
  expect(await superUser.put(path, { rates, version: version + 2 })).toMatchObject({
    status: 400,
    body: { fields: { rates: locked } },
  });
  expect((await superUser.get(path)).data).toMatchObject({ version: version + 2, rates: [filled, ...rates] });

  const later = rates.map((row) => ({ ...row, monthlySalary: 45_000 }));
  expect(await superUser.put(path, { rates: [filled, ...later], version: version + 2 })).toMatchObject({ status: 200 });
  const changed = { rates: [{ ...filled, monthlySalary: 43_500 }, ...later], version: version + 3, unlocked: true };
  expect(await superUser.put(path, changed)).toMatchObject({
    status: 200,
    data: { rates: [{ monthlySalary: 43_500 }, { monthlySalary: 45_000 }] },
  });
});

test('a unit departs this year from a value of its organisation only when unlocked', async () => {
  const path = `${ward.U}/rates`;
  const { version } = UnitRates.parse((await superUser.get(path)).data);
  const own = { category: 'sjuksköterska', year: thisYear, rental: 940 };
  expect(await superUser.put(path, { rates: [own], version })).toMatchObject({ status: 200 });
  const departing = { rates: [{ ...own, monthlySalary: 47_000 }], version: version + 1 };
  expect(await superUser.put(path, departing)).toMatchObject({
    status: 400,
    body: { fields: { 'rates.0.monthlySalary': expect.stringContaining('Lås upp') } },
  });
  expect(await superUser.put(path, { ...departing, unlocked: true })).toMatchObject({ status: 200 });
});

test('what hours are priced by is read by who may change rates: full-time weeks, and hours of the demand', async () => {
  const made = await api.root.post(`${ward.C}/demands`, { start: monday(0) });
  await api.root.put(`${ward.C}/demands/${made.data.id}`, { shiftDemands: [dayRow(ward.shiftId)] });
  for (const place of [ward.O, ward.U]) {
    const path = `${place}/rates/hours?years=${thisYear + 1}&years=${thisYear - 20}`;
    const answer = RateHours.parse((await superUser.get(path)).data);
    expect(answer).toMatchObject([
      { category: 'Sjuksköterska', year: thisYear - 20, weeks: [], demandHours: 0 },
      { category: 'Sjuksköterska', year: thisYear + 1, weeks: [{ fullTime: expect.any(Number), units: 1 }] },
    ]);
    expect(answer[1]!.demandHours).toBeGreaterThan(0);
    expect(await writer.get(path)).toMatchObject({ status: 403 });
  }
  const years = Array.from({ length: 11 }, (_, index) => `years=${2000 + index}`).join('&');
  for (const wrong of ['', '?years=1999', '?years=i%20år', `?${years}`])
    expect(await superUser.get(`${ward.O}/rates/hours${wrong}`)).toMatchObject({ status: 400 });
});
