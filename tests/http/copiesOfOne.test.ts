import { expect, test } from 'vitest';
import { withApi } from '../support/api.ts';
import { makeWard, monday, unitGrant, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Kopior');
});

const rotation = { type: 'Rotation', weeks: 6, nights: 12, newWorkingHours: 36, newWorkingMinutes: 20 };
const withoutStamps = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, own) =>
      ['id', 'parentId', 'unitId', 'version', 'changedAt', 'changedBy', 'created', 'editable'].includes(key)
        ? undefined
        : own,
    ),
  );

test('a category is copied with its periods and shifts to its own unit and to another, with a log entry', async () => {
  const { root } = api;
  await root.post(`${ward.C}/period`, { start: monday(8), workingHours: 36, workingMinutes: 0 });
  await root.post(`${ward.C}/shift`, { name: 'Natt', period: { start: monday(-60), isNightShift: true, ...rotation } });
  await root.post(`${ward.C}/assets`, { name: 'Anna Berg', period: { start: monday(0) } });
  const { data: area } = await root.post(`${ward.O}/areas`, { name: 'Kirurgi' });
  const { data: unit } = await root.post(`${ward.O}/areas/${area.id}/units`, { name: 'KIR 1' });
  const other = `${ward.O}/areas/${area.id}/units/${unit.id}`;
  const from = { fromUnitId: ward.unitId, fromCategoryId: ward.categoryId };
  const { rows } = await root.get(`${ward.U}/categories`);
  const { name: _, ...source } = withoutStamps(rows[0]) as { name: string };
  for (const [path, name] of [
    [ward.U, 'Sjuksköterska natt'],
    [other, 'Sjuksköterska'],
  ] as const) {
    const { status, data } = await root.post(`${path}/categories/copies`, { name, ...from });
    expect(status).toBe(201);
    expect(withoutStamps(data)).toEqual({
      ...source,
      name,
    });
    expect((await root.get(`${path}/categories/${data.id}/assets`)).rows).toEqual([]);
    expect((await root.get(`/api/log?orgId=${ward.orgId}&object=${data.id}`)).rows).toMatchObject([
      { action: 'create' },
    ]);
  }
  expect((await root.get(`${ward.U}/categories`)).rows.map(({ id }) => id)).toContain(ward.categoryId);
  const again = await root.post(`${other}/categories/copies`, { name: 'sjuksköterska', ...from });
  expect([again.status, again.body.fields]).toEqual([400, { name: 'Namnet finns redan.' }]);
});

test('a shift is copied with its periods to its own category and to another', async () => {
  const { root } = api;
  const { data: shift } = await root.post(`${ward.C}/shift`, {
    name: 'Kväll',
    period: { start: monday(-60), isNightShift: false, ...rotation },
  });
  await root.post(`${ward.C}/shift/${shift.id}/period`, { start: monday(4), type: 'Standard' });
  const { data: category } = await root.post(`${ward.U}/categories`, { name: 'Undersköterska' });
  const own = `${ward.U}/categories/${category.id}`;
  const from = { fromUnitId: ward.unitId, fromCategoryId: ward.categoryId, fromShiftId: shift.id };
  const source = withoutStamps((await root.get(`${ward.C}/shift/${shift.id}`)).data) as object;
  for (const [path, name] of [
    [own, 'Kväll'],
    [ward.C, 'Kväll lång'],
  ] as const) {
    const { status, data } = await root.post(`${path}/shift/copies`, { name, ...from });
    expect(status).toBe(201);
    expect(withoutStamps(data)).toEqual({ ...source, name });
  }
  const again = await root.post(`${own}/shift/copies`, { name: 'kväll', ...from });
  expect([again.status, again.body.fields]).toEqual([400, { name: 'Namnet finns redan.' }]);
  const nobody = await root.post(`${own}/shift/copies`, { name: 'Natt 2', ...from, fromShiftId: 'shi_0' });
  expect([nobody.status, nobody.body.fields]).toEqual([400, { fromShiftId: 'Välj ett av de möjliga värdena.' }]);
});

test('nothing is copied from another organisation, nor by those who may not change the hierarchy', async () => {
  const stranger = await makeWard(api, 'Region Främmande');
  const from = { fromUnitId: stranger.unitId, fromCategoryId: stranger.categoryId };
  const { status, body } = await api.root.post(`${ward.U}/categories/copies`, { name: 'Lånad', ...from });
  expect([status, body.fields]).toEqual([400, { fromUnitId: 'Välj ett av de möjliga värdena.' }]);
  const swapped = { fromUnitId: ward.unitId, fromCategoryId: stranger.categoryId };
  expect((await api.root.post(`${ward.U}/categories/copies`, { name: 'Lånad', ...swapped })).body.fields).toEqual({
    fromCategoryId: 'Välj ett av de möjliga värdena.',
  });
  const planner = await api.person('planerare@kopior.se', 'User', unitGrant(ward));
  const own = { name: 'Egen', fromUnitId: ward.unitId, fromCategoryId: ward.categoryId };
  expect((await planner.post(`${ward.U}/categories/copies`, own)).status).toBe(403);
});
