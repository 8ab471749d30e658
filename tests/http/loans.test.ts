import { expect, test } from 'vitest';
import { RemedyList } from '#shared/model/remedy.ts';
import { type Client, type Json, withApi } from '../support/api.ts';
import { employ, nurseUnit, type ShortRegion, shortRegion } from '../support/shortage.ts';
import { monday, organizationGrant, sunday, unitGrant } from '../support/ward.ts';

let region: ShortRegion;
let superUser: Client;
let planner: Client;
let lender: Client;
const api = withApi(async (api) => {
  region = await shortRegion(api, 'Region Lån');
  superUser = await api.person('superuser@lan.se', 'SuperUser', organizationGrant(region));
  planner = await api.person('planner@lan.se', 'User', unitGrant(region.short));
  lender = await api.person('lender@lan.se', 'User', unitGrant(region.short), {
    ...unitGrant(region.near),
    canWrite: false,
  });
});

const weeks = { start: monday(4), end: sunday(7) };
const team = async ({ C }: { readonly C: string }) =>
  (await superUser.get(`${C}/team?start=${weeks.start}&end=${weeks.end}`)).rows;
const personAt = async (unit: { readonly C: string }, index: number) => String((await team(unit))[index]!.id);
const fromNear = async (index = 0) => {
  const { areaId, unitId, categoryId } = region.near;
  return { areaId, unitId, categoryId, assetId: await personAt(region.near, index) };
};
const loan = (from: object, workRate: number, change: object = {}) => ({
  name: 'Anna (från Dialysenheten)',
  from,
  periods: [{ ...weeks, workRate, isFillIn: true, comment: 'Lånad', ...change }],
});
const save = (client: Client, added: readonly object[], assets: readonly object[] = []) =>
  client.post(`${region.C}/team`, { assets, added });
const diffsOf = async ({ C }: { readonly C: string }) =>
  (await superUser.get(`${C}/receipts?start=${weeks.start}&end=${weeks.end}`)).rows.map(({ diff }) => diff);

test('a loan without the right to write at the lender is refused, and nothing is stored', async () => {
  const from = await fromNear();
  for (const client of [planner, lender]) expect(await save(client, [loan(from, 0.5)])).toMatchObject({ status: 403 });
  expect(await save(planner, [loan({ ...from, unitId: 'unt_none' }, 0.5)])).toMatchObject({ status: 404 });
  expect(await team(region.short)).toHaveLength(3);
  expect(await diffsOf(region.near)).toEqual([1, 1, 1, 1]);
});

test.each([
  ['more than the person works', (from: object) => [loan(from, 1), loan(from, 0.5)], 'added.1.from.assetId'],
  ['a person twice', (from: object) => [loan(from, 0.4), loan(from, 0.4)], 'added.1.from.assetId'],
  ['until further notice', (from: object) => [loan(from, 0.4, { end: null })], 'added.0.periods.0.end'],
  ['a rate over 1', (from: object) => [loan(from, 1.2)], 'added.0.periods.0.workRate'],
])('a loan of %s is refused at its field', async (_, added, field) => {
  expect(await save(superUser, added(await fromNear()))).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  });
  expect(await diffsOf(region.near)).toEqual([1, 1, 1, 1]);
});

test('a person of the own unit is not lent', async () => {
  const { areaId, unitId, categoryId } = region;
  const own = { areaId, unitId, categoryId, assetId: await personAt(region.short, 2) };
  expect(await save(superUser, [loan(own, 0.5)])).toMatchObject({
    status: 400,
    body: { faults: { 'added.0.from.assetId': { code: 'lentHome' } } },
  });
});

test('a loan that would leave the lender short is refused with the weeks of both', async () => {
  const [first, second] = [await fromNear(0), await fromNear(1)];
  expect(await save(superUser, [loan(first, 0.6), loan(second, 0.6)])).toMatchObject({
    status: 409,
    body: {
      error: 'lenderShort',
      current: {
        lender: { unitName: 'Dialysenheten', weeks: [{ start: monday(4), diff: 1 }, {}, {}, {}] },
        borrower: { unitName: 'Medicinavdelning 33', weeks: [{ diff: -2.25 }, {}, {}, { diff: -1.25 }] },
      },
    },
  });
  expect(await team(region.short)).toHaveLength(3);
});

test('a loan is one change of both units, logged in both, together with new employees and changed rates', async () => {
  const before = await team(region.short);
  const bo = before.find(({ name }) => String(name) === 'Bo')!;
  const from = await fromNear();
  const more = { id: bo.id, version: bo.version, periods: [{ start: monday(-8), workRate: 0.9 }] };
  const added = [loan(from, 0.6), { name: 'Vikarie', periods: [{ ...weeks, workRate: 0.5, isFillIn: true }] }];
  const saved = await save(superUser, added, [more]);
  expect(saved).toMatchObject({
    status: 201,
    rows: [{ name: 'Bo' }, { name: 'Anna (från Dialysenheten)' }, { name: 'Vikarie' }],
  });
  expect(await diffsOf(region.short)).toEqual([-1, -1, -1, 0]);
  expect(await diffsOf(region.near)).toEqual([0.4, 0.4, 0.4, 0.4]);
  const lent = (await team(region.near)).find(({ id }) => String(id) === from.assetId)!;
  expect(lent.periods).toMatchObject([
    { workRate: 1, workRateExcluded: 0 },
    { ...weeks, workRate: 0.4, workRateExcluded: 0.6, comment: 'Utlånad till Medicinavdelning 33' },
    { workRate: 1, workRateExcluded: 0 },
  ]);
  const logged = (await api.root.get(`/api/log?orgId=${region.orgId}&object=asset`)).rows;
  const paths = logged.slice(0, 4).map(({ action, path }) => [action, (path as unknown as { unitId: string }).unitId]);
  expect(paths.toSorted()).toEqual(
    [
      ['create', region.unitId],
      ['create', region.unitId],
      ['update', region.unitId],
      ['update', region.near.unitId],
    ].toSorted(),
  );
  expect(await save(superUser, [loan(from, 0.1)])).toMatchObject({
    status: 400,
    body: { faults: { 'added.0.from.assetId': { code: 'lentTwice' } } },
  });
});

test('what is saved of a proposal is what was proposed: the run is closed', async () => {
  await employ(api, region.far, 'Ny', 0.5);
  const { lines } = RemedyList.parse((await superUser.get(`${region.U}/remedies`)).data);
  expect(lines).toMatchObject([{ weeks: 3, parts: [{ kind: 'loan', unitName: 'Dialysenheten', services: 0.4 }, {}] }]);
  const { areaId, unitId, categoryId } = region.far;
  const fromFar = { areaId, unitId, categoryId, assetId: await personAt(region.far, 0) };
  const run = { start: monday(4), end: sunday(6) };
  const near = await fromNear(1);
  const added = [
    { ...loan(near, 0.4), periods: [{ ...run, workRate: 0.4, isFillIn: true }] },
    { ...loan(fromFar, 0.6), periods: [{ ...run, workRate: 0.6, isFillIn: true }] },
  ];
  expect(await save(superUser, added)).toMatchObject({ status: 201 });
  expect(await diffsOf(region.short)).toEqual([0, 0, 0, 0]);
  expect(RemedyList.parse((await superUser.get(`${region.U}/remedies`)).data)).toEqual({
    count: 0,
    lines: [],
    lacksDemand: true,
  });
});

test('of two loans at once that together leave the lender short one is refused', async () => {
  const third = await nurseUnit(api, region, 'Lungmottagningen', 1, 1, 1, 1, 1);
  const { areaId, unitId, categoryId } = third;
  const people = [await personAt(third, 0), await personAt(third, 1)];
  const saved = await Promise.all(
    people.map((assetId) => save(superUser, [loan({ areaId, unitId, categoryId, assetId }, 0.6)])),
  );
  expect(saved.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await diffsOf(third)).toEqual([0.4, 0.4, 0.4, 0.4]);
});

/** A unit with room for a loan of its first person, whose period has this comment. */
const lenderWith = async (name: string, comment: string) => {
  const { areaId, unitId, categoryId, C } = await nurseUnit(api, region, name, 1, 1, 1, 1, 1);
  const assetId = await personAt({ C }, 0);
  const find = async () => (await team({ C })).find(({ id }) => String(id) === assetId)!;
  const keep = async (change: (period: Json) => object) => {
    const { version, periods } = await find();
    const assets = [{ id: assetId, version, periods: (periods as unknown as Json[]).map(change) }];
    const answer = await superUser.put(`${C}/assets/periods`, { assets });
    expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
    return (answer.rows[0]!.periods as unknown as Json[]).map(({ lentTo }) => lentTo ?? null);
  };
  await keep((period) => ({ ...period, comment }));
  return { from: { areaId, unitId, categoryId, assetId }, C, find, keep };
};

test('a comment with no room for where the person is lent to refuses the loan, and nothing is stored', async () => {
  const { from, find, keep } = await lenderWith('Långa mottagningen', 'å'.repeat(1000));
  const before = await find();
  expect(await save(superUser, [loan(from, 0.6)])).toMatchObject({
    status: 400,
    body: {
      fields: { 'added.0.from.assetId': expect.stringContaining('Korta kommentaren först') },
      faults: { 'added.0.from.assetId': { code: 'lentComment' } },
    },
  });
  expect(await find()).toEqual(before);
  await keep((period) => ({ ...period, comment: 'å'.repeat(966) }));
  expect((await save(superUser, [loan(from, 0.6)])).status).toBe(201);
  expect(await keep((period) => period)).toEqual([null, 'Medicinavdelning 33', null]);
});

test('whether a person is lent is not in the text of the comment, and stays through edits until the rate is back', async () => {
  const { from, C, find, keep } = await lenderWith('Ögonmottagningen', 'Utlånad till någon');
  const asset = `${C}/assets/${from.assetId}`;
  expect((await save(superUser, [loan(from, 0.6)])).status).toBe(201);
  const unit = 'Medicinavdelning 33';
  // A team sheet that is saved without the field, or with another, or with it where nobody is lent.
  expect(await keep(({ lentTo: _, ...period }) => ({ ...period, comment: '' }))).toEqual([null, unit, null]);
  expect(await keep((period) => ({ ...period, lentTo: 'Annan' }))).toEqual([null, unit, null]);
  const lentPeriod = (await find()).periods as unknown as Json[];
  const path = `${asset}/periods/${lentPeriod[1]!.id}`;
  expect((await superUser.put(path, { comment: 'Byt', level: 3 })).data).toMatchObject({ lentTo: unit, level: 3 });
  const cut = { start: monday(5), end: sunday(5), workRate: 0.3, workRateExcluded: 0.6 };
  expect((await superUser.post(`${asset}/periods`, { ...cut, split: true })).status).toBe(201);
  expect(await keep((period) => period)).toEqual([null, unit, unit, unit, null]);
  expect(await save(superUser, [loan(from, 0.1)])).toMatchObject({
    status: 400,
    body: { faults: { 'added.0.from.assetId': { code: 'lentTwice' } } },
  });
  expect(await keep((period) => ({ ...period, workRate: 1, workRateExcluded: 0, comment: '' }))).not.toContain(unit);
  expect((await save(superUser, [loan(from, 0.4)])).status).toBe(201);
});
