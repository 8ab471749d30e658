import { expect, test } from 'vitest';
import { withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Träd');
});

test('removing a shift keeps its demand rows in the log as the values before', async () => {
  const { root } = api;
  const { data: shift } = await root.post(`${ward.C}/shift`, { name: 'Kväll', period: { start: monday(-60) } });
  const { data: demand } = await root.post(`${ward.C}/demands`, { start: monday(0) });
  const shiftDemands = [dayRow(ward.shiftId), dayRow(String(shift.id), { mon: '1,5' })];
  await root.put(`${ward.C}/demands/${demand.id}`, { shiftDemands });
  const before = (await root.get(`${ward.C}/demands/${demand.id}`)).data;
  expect((await root.remove(`${ward.C}/shift/${shift.id}?confirm=Kv%C3%A4ll`)).status).toBe(204);
  const { data: after } = await root.get(`${ward.C}/demands/${demand.id}`);
  expect(after.version).toBe(Number(before.version) + 1);
  const { rows } = await root.get(`/api/log?object=demand+${demand.id}&limit=1`);
  expect(rows).toMatchObject([
    {
      action: 'update',
      by: 'root@test.se',
      id: demand.id,
      path: { categoryId: ward.categoryId, demandId: demand.id },
      before: { version: before.version, shiftDemands: before.shiftDemands },
      after: { version: after.version, shiftDemands: after.shiftDemands },
    },
  ]);
});

test('refuses extra time of a shift above 24 hours with a text that names the limit', async () => {
  const extra = (extraMinutes: number) => ({ start: monday(-60), type: 'ExtraHours', extraHours: 24, extraMinutes });
  const createShift = (minutes: number) =>
    api.root.post(`${ward.C}/shift`, { name: `Extra ${minutes}`, period: extra(minutes) });
  expect(await createShift(1)).toMatchObject({
    status: 400,
    body: { fields: { 'period.extraMinutes': 'Ange en tid mellan 0:00 och 24:00.' } },
  });
  const { status, data } = await createShift(0);
  expect(status).toBe(201);
  expect(await api.root.put(`${ward.C}/shift/${data.id}/period/${data.period?.id}`, { extraMinutes: 1 })).toMatchObject(
    {
      status: 400,
      body: { fields: { extraMinutes: 'Ange en tid mellan 0:00 och 24:00.' } },
    },
  );
});

test('the import of a unit is shown to the provider alone', async () => {
  const imported = { importIdentifier: 'HR-33', importActivated: true };
  const { orgId, areaId, unitId } = ward;
  expect(await api.root.put(ward.U, imported)).toMatchObject({ status: 200, data: imported });
  const admin = await api.person('admin@test.se', 'Admin');
  const chief = await api.person('chef@test.se', 'SuperUser', { level: 'organization', orgId, canWrite: true });
  const reader = await api.person('las@test.se', 'User', {
    level: 'area',
    orgId,
    areaId,
    canWrite: false,
  });
  const planner = await api.person('plan@test.se', 'User', {
    level: 'unit',
    orgId,
    areaId,
    unitId,
    canWrite: true,
  });
  for (const client of [reader, planner, chief])
    expect(await client.get(ward.U)).toMatchObject({
      status: 200,
      data: { id: unitId, importIdentifier: null, importActivated: false },
    });
  for (const client of [reader, chief])
    expect((await client.get(`${ward.A}/units`)).rows).toMatchObject([
      { id: unitId, importIdentifier: null, importActivated: false },
    ]);
  for (const client of [admin, api.root]) expect((await client.get(ward.U)).data).toMatchObject(imported);
  expect(await admin.put(ward.U, { shortName: 'MED' })).toMatchObject({ status: 200, data: imported });
});

test('import settings are refused at their fields where the caller may not set them, and may be sent back as they are shown', async () => {
  const admin = await api.person('admin2@test.se', 'Admin');
  const byProvider = 'Bara leverantören kan ändra det här.';
  const before = (await admin.get(ward.U)).data;
  const change = { shortName: 'NY', importIdentifier: 'HR-34', importActivated: false };
  expect(await admin.put(ward.U, change)).toMatchObject({
    status: 400,
    body: { fields: { importIdentifier: byProvider, importActivated: byProvider } },
  });
  expect((await admin.get(ward.U)).data).toEqual(before);
  expect(await admin.put(ward.U, { ...before, shortName: 'SEDD' })).toMatchObject({ status: 200 });
  expect(await admin.post(`${ward.A}/units`, { name: 'Ny', importIdentifier: 'HR-35' })).toMatchObject({
    status: 400,
    body: { fields: { importIdentifier: byProvider } },
  });
  const settings = { heromaImportFtp: 'ftp.test.se', ftpUser: 'a', ftpPassword: 'b', dayOfImport: 3 };
  const refused = Object.fromEntries(Object.keys(settings).map((name) => [name, byProvider]));
  expect(await admin.put(ward.O, settings)).toMatchObject({ status: 400, body: { fields: refused } });
  expect(await admin.post('/api/organizations', { name: 'Ny region', dayOfImport: 3 })).toMatchObject({
    status: 400,
    body: { fields: { dayOfImport: byProvider } },
  });
  const { data } = await admin.get(ward.O);
  expect(await admin.put(ward.O, { ...data, idleMinutes: 30 })).toMatchObject({ status: 200 });
});

test.each(['2026-02-30', '2026-13-01', '30/11 2026', '2026-05-01T25:00:00Z'])(
  'the log refuses the date %s with a text about the format',
  async (day) => {
    const text = 'Ange ett datum som finns, i formen ÅÅÅÅ-MM-DD.';
    const refused = { status: 400, body: { fields: { from: text, to: text } } };
    const range = new URLSearchParams({ from: day, to: day });
    expect(await api.root.get(`/api/log?${range}`)).toMatchObject(refused);
  },
);

test('the log accepts days and instants', async () => {
  const { rows } = await api.root.get(`/api/log?orgId=${ward.orgId}&from=${monday(0)}&to=2199-01-01T00:00:00%2B01:00`);
  expect(rows.length).toBeGreaterThan(0);
});

test('what goes with a place is counted before it is removed, on every level, for an Admin alone', async () => {
  const { root } = api;
  const other = await makeWard(api, 'Region Bort');
  expect((await root.get(`${other.C}/contents`)).data).toMatchObject({ confirm: false, shifts: 1, employees: 0 });
  await root.post(`${other.C}/assets`, { name: 'Ek, Eva', period: { start: monday(0) } });
  const { data: demand } = await root.post(`${other.C}/demands`, { start: monday(0) });
  const shift = `${other.C}/shift/${other.shiftId}/contents`;
  expect((await root.get(shift)).data).toMatchObject({ confirm: false, demandPeriods: 0 });
  await root.put(`${other.C}/demands/${demand.id}`, { shiftDemands: [dayRow(other.shiftId)] });
  expect((await root.get(shift)).data).toMatchObject({ confirm: true, demandPeriods: 1 });
  const inCategory = { confirm: true, shifts: 1, employees: 1, demandPeriods: 1 };
  expect((await root.get(`${other.C}/contents`)).data).toMatchObject({ ...inCategory, categories: 0 });
  expect((await root.get(`${other.U}/contents`)).data).toMatchObject({ ...inCategory, categories: 1, units: 0 });
  expect((await root.get(`${other.A}/contents`)).data).toMatchObject({ ...inCategory, units: 1, areas: 0 });
  const whole = `/api/organizations/${other.orgId}/contents`;
  expect((await root.get(whole)).data).toMatchObject({ ...inCategory, units: 1, areas: 1 });
  const chief = await api.person('chef2@test.se', 'SuperUser', {
    level: 'organization',
    orgId: other.orgId,
    canWrite: true,
  });
  expect((await chief.get(whole)).status).toBe(403);
  expect((await root.get(`${other.C}/shift/shi_missing/contents`)).status).toBe(404);
});

test('the tree of Förvalta has the hidden units, except for a User', async () => {
  const { orgId, areaId } = ward;
  const { data: hidden } = await api.root.post(`${ward.A}/units`, { name: 'Förrådet', hidden: true });
  interface Tree {
    readonly areas: readonly { readonly units: readonly { readonly id: string }[] }[];
  }
  const unitsFor = async (path: string, client: typeof api.root) =>
    ((await client.get(path)).data as unknown as Tree[]).flatMap(({ areas }) =>
      areas.flatMap(({ units }) => units.map(({ id }) => id)),
    );
  const grant = { level: 'area', orgId, areaId, canWrite: true } as const;
  const planner = await api.person('plan3@test.se', 'User', grant);
  const chief = await api.person('chef3@test.se', 'SuperUser', { level: 'organization', orgId, canWrite: true });
  const admin = await api.person('admin3@test.se', 'Admin');
  for (const client of [chief, admin]) {
    expect(await unitsFor('/api/access/tree', client)).toContain(hidden.id);
    expect(await unitsFor('/api/access/context', client)).not.toContain(hidden.id);
  }
  expect(await unitsFor('/api/access/tree', planner)).not.toContain(hidden.id);
  expect(await unitsFor('/api/access/tree', planner)).toContain(ward.unitId);
});

test('an order changed in one window and a name in another are both kept; two names of one category conflict', async () => {
  const { root } = api;
  const other = await makeWard(api, 'Region Fönster');
  const { data: second } = await root.post(`${other.U}/categories`, { name: 'Undersköterska' });
  const { data: read } = await root.get(other.C);
  const names = async () => (await root.get(`${other.U}/categories`)).rows.map(({ name }) => name);
  const order = (...ids: unknown[]) => root.put(`${other.U}/categories/order`, { ids });
  expect((await order(second.id, other.categoryId)).status).toBe(200);
  expect((await root.put(other.C, { name: 'Specialist', version: read.version })).status).toBe(200);
  expect(await names()).toEqual(['Undersköterska', 'Specialist']);
  expect(await root.put(other.C, { name: 'Barnmorska', version: read.version })).toMatchObject({
    status: 409,
    body: { error: 'conflict', changedBy: 'root@test.se', current: { id: other.categoryId, name: 'Specialist' } },
  });
  // The list of a window from before a removal is no order of what is left.
  expect((await root.remove(`${other.U}/categories/${second.id}`)).status).toBe(204);
  expect(await order(other.categoryId, second.id)).toMatchObject({
    status: 400,
    body: { faults: { ids: { code: 'sameIds' } } },
  });
  expect(await names()).toEqual(['Specialist']);
});

test('of two who reorder the same list the second gets both orders and who changed it', async () => {
  const { root } = api;
  const other = await makeWard(api, 'Region Ordning');
  const { data: nurse } = await root.post(`${other.U}/categories`, { name: 'Undersköterska' });
  const { data: evening } = await root.post(`${other.C}/shift`, { name: 'Kväll', period: { start: monday(-60) } });
  const activity = (name: string) => root.post(`${other.U}/activity`, { name, type: 'Other', start: 2026 });
  const [first, second] = [(await activity('Sjukdom')).data.id, (await activity('Semester')).data.id];
  const lists = [
    [`${other.U}/categories`, other.categoryId, nurse.id],
    [`${other.C}/shift`, other.shiftId, evening.id],
    [`${other.U}/activity`, first, second],
  ] as const;
  const added = {
    [`${other.U}/categories`]: { name: 'Läkare' },
    [`${other.C}/shift`]: { name: 'Natt', period: { start: monday(-60) } },
    [`${other.U}/activity`]: { name: 'Kurs', type: 'Other', start: 2026 },
  };
  for (const [list, a, b] of lists) {
    const order = (ids: readonly unknown[], base: readonly unknown[]) => root.put(`${list}/order`, { ids, base });
    const stored = async () => (await root.get(list)).rows.map(({ id }) => id);
    expect(await order([b, a], [a, b])).toMatchObject({ status: 200, data: { ids: [b, a] } });
    expect(await order([b, a], [a, b]), list).toMatchObject({
      status: 409,
      body: { error: 'conflict', changedBy: 'root@test.se', current: { ids: [b, a] } },
    });
    expect(await stored()).toEqual([b, a]);
    expect((await order([a, b], [b, a])).status).toBe(200);
    // An addition in between is a conflict too, of which nobody's reordering is the reason.
    const { data: third } = await root.post(list, added[list] ?? {});
    expect(await order([b, a], [a, b])).toMatchObject({
      status: 409,
      body: { changedBy: '', current: { ids: [a, b, third.id] } },
    });
    const answer = JSON.stringify((await root.get(list)).rows);
    expect(answer).not.toContain('ordered');
  }
});

test('shifts are found by words of their names in all units, and say how many demand periods use them', async () => {
  const { root } = api;
  const other = await makeWard(api, 'Region Passök');
  const { data: unit } = await root.post(`${other.A}/units`, { name: 'Hjärtat' });
  const { data: category } = await root.post(`${other.A}/units/${unit.id}/categories`, { name: 'Läkare' });
  const shifts = `${other.A}/units/${unit.id}/categories/${category.id}/shift`;
  const { data: long } = await root.post(shifts, {
    name: 'Kväll, lång',
    period: { start: monday(-60), isNightShift: true },
  });
  const { data: demand } = await root.post(`${other.C}/demands`, { start: monday(0) });
  await root.put(`${other.C}/demands/${demand.id}`, { shiftDemands: [dayRow(other.shiftId)] });

  const found = await root.get(`${other.O}/shifts?search=L%C3%85NG+kv`);
  expect(found.rows).toEqual([
    {
      id: long.id,
      name: 'Kväll, lång',
      isNightShift: true,
      areaId: other.areaId,
      unitId: unit.id,
      categoryId: category.id,
    },
  ]);
  expect((await root.get(`${other.O}/shifts?search=nattlig`)).rows).toEqual([]);
  expect((await root.get(`${other.O}/shifts?search=k`)).status).toBe(400);
  expect((await root.get(`${other.U}/shift-use`)).rows).toEqual([{ shiftId: other.shiftId, demandPeriods: 1 }]);
  expect((await root.get(`${other.A}/units/${unit.id}/shift-use`)).rows).toEqual([]);
});

test('a name has at most 100 characters on every level, and 101 are refused at the field with nothing stored', async () => {
  const { root } = api;
  const { O, A, U, C } = await makeWard(api, 'Region Namn');
  const name = 'å'.repeat(100);
  const period = { start: monday(-60) };
  for (const [list, more] of [
    ['/api/organizations', {}],
    [`${O}/areas`, {}],
    [`${A}/units`, {}],
    [`${U}/categories`, {}],
    [`${C}/shift`, { period }],
  ] as const) {
    const before = (await root.get(list)).rows.length;
    expect(await root.post(list, { name: `${name}å`, ...more }), list).toMatchObject({
      status: 400,
      body: { faults: { name: { code: 'tooLong' } } },
    });
    expect((await root.get(list)).rows.length, list).toBe(before);
    const made = await root.post(list, { name, ...more });
    expect(made, list).toMatchObject({ status: 201, data: { name } });
    expect((await root.put(`${list}/${made.data.id}`, { name: `${name}å` })).status, list).toBe(400);
  }
});
