import { describe, expect, test } from 'vitest';
import { type Json, withApi } from '../support/api.ts';
import { makeWard, monday, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Gammal');
  await api.root.post('/api/account', { email: 'hen@test.se', type: 'User', homeOrgId: ward.orgId });
});

/** Makes one, and tells where it is. */
type Make = () => Promise<readonly [at: string, made: Json]>;

const at =
  (collection: () => string, body: object | (() => object), entity = collection): Make =>
  async () => {
    const { data } = await api.root.post(collection(), typeof body === 'function' ? body() : body);
    return [`${entity()}/${data.id}`, data];
  };

const week = (n: number) => ({ start: monday(n), end: sunday(n) });
const O = () => ward.O;
const C = () => ward.C;
const shift = () => `${ward.C}/shift`;
const own = async () => {
  const { data } = await api.root.post(`${ward.C}/assets`, { name: 'Anna', period: week(0) });
  const path = `${ward.C}/assets/${data.id}/periods`;
  return at(() => path, week(4))();
};
const budgetCategory: Make = async () => {
  const { data } = await api.root.post(`${ward.U}/categories/budget`, { name: 'Arbetsterapeut' });
  return [`${ward.U}/categories/${data.id}/budget`, data];
};
const grant: Make = async () => {
  const path = `/api/access/organization/${ward.orgId}/user/hen%40test.se`;
  const { data } = await api.root.post(path, { role: 'User', canWrite: false });
  return [`/api/access/organization/user/${data.id}`, data];
};
const account: Make = async () => {
  const { data } = await api.root.post('/api/account', { email: 'bort@test.se', type: 'User' });
  return ['/api/account/bort@test.se', data];
};

const things: readonly [string, Make][] = [
  ['an organisation', at(() => '/api/organizations', { name: 'Region Kort' })],
  ['an area', at(() => `${O()}/areas`, { name: 'Kirurgi' })],
  ['a unit', at(() => `${ward.A}/units`, { name: 'Kirurgen', shortName: 'K' })],
  ['a category', at(() => `${ward.U}/categories`, { name: 'Läkare' })],
  ['a category period', at(() => `${C()}/period`, { ...week(-80), workingHours: 40 })],
  ['a shift', at(shift, { name: 'Natt', period: { start: monday(0) } })],
  ['a shift period', at(() => `${shift()}/${ward.shiftId}/period`, week(-70))],
  ['an employee', at(() => `${C()}/assets`, { name: 'Bo', period: week(0) })],
  ['a period of an employee', own],
  ['beds', at(() => `${ward.U}/beds`, { ...week(0), beds: 9 })],
  ['a budget period', at(() => `${C()}/budget-periods`, { ...week(0), budget: 9 })],
  ['a budget-only category', budgetCategory],
  ['budget hours', at(() => `${ward.U}/budget-hours`, { ...week(0), budget: 2400 })],
  ['a stencil', at(() => `${ward.U}/stencils`, { year: 2030, hour: 400 })],
  ['a demand period', at(() => `${C()}/demands`, week(0))],
  ['a plan period', at(() => `${C()}/schemas`, week(0))],
  ['a grant', grant],
  ['an account', account],
];

describe('a DELETE with a stale version answers 409 and removes nothing', () => {
  test.each(things)('%s', async (_, make) => {
    const [path, made] = await make();
    const remove = (body: object) => api.root.send('DELETE', path, JSON.stringify(body));
    const version = Number(made.version);
    expect(await remove({ version: version - 1 })).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect((await api.root.remove(path, { 'if-match': `"${version + 1}"` })).status).toBe(409);
    expect(await remove({ version: 'ny' })).toMatchObject({
      status: 400,
      body: { fields: { version: expect.any(String) } },
    });
    // All that was answered may be said again.
    expect((await remove(made)).status).toBe(204);
    expect((await remove(made)).status).toBe(404);
  });
});

describe('a PUT with a stale version in `If-Match` answers 409 and changes nothing', () => {
  const importMapping: Make = async () => {
    const path = `${O()}/import-mapping`;
    return [path, (await api.root.get(path)).data];
  };

  test.each([...things, ['the columns of imports', importMapping] as const])('%s', async (_, make) => {
    const [path, { version, ...made }] = await make();
    const stale = { 'if-match': `"${Number(version) + 1}"` };
    expect(await api.root.put(path, made, stale)).toMatchObject({ status: 409, body: { error: 'conflict' } });
    expect((await api.root.put(path, made, { 'if-match': `"${version}"` })).status).toBe(200);
  });
});

test('a DELETE without a version removes the current value; one with an invalid version removes nothing', async () => {
  const area = at(() => `${O()}/areas`, { name: 'Utan' });
  const [path] = await area();
  expect((await api.root.send('DELETE', path, '{"version":')).body.error).toBe('malformed');
  expect((await api.root.get(path)).status).toBe(200);
  expect((await api.root.send('DELETE', path, '{}')).status).toBe(204);
  const [again] = await area();
  expect((await api.root.remove(again)).status).toBe(204);
});
