import { describe, expect, test } from 'vitest';
import { unitPartition } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { type Client, type Reply, withApi } from '../support/api.ts';
import { dayRow, makeWard, monday, organizationGrant, sunday, type Ward } from '../support/ward.ts';

let ward: Ward;
let planner: Client;

const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Trängsel');
  planner = await api.person('tillsammans@test.se', 'SuperUser', organizationGrant(ward));
});

const times = <T>(count: number, one: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => one(n)));

const tally = (replies: readonly Reply[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('many at once', () => {
  test('of 40 concurrent changes of a demand period with the same version one succeeds and 39 answer 409', async () => {
    const { data } = await planner.post(`${ward.C}/demands`, { start: monday(0), end: sunday(3) });
    const write = (n: number) =>
      planner.put(`${ward.C}/demands/${data.id}`, {
        version: data.version,
        shiftDemands: [dayRow(ward.shiftId, { mon: String(n) })],
      });
    const replies = await times(40, write);
    expect(tally(replies)).toEqual({ 200: 1, 409: 39 });
    const winner = replies.find(({ status }) => status === 200)!;
    const now = (await planner.get(`${ward.C}/demands/${data.id}`)).data;
    expect(now).toMatchObject({ version: 2, shiftDemands: winner.data.shiftDemands });
    const loser = replies.find(({ status }) => status === 409)!.body;
    expect(loser).toMatchObject({ error: 'conflict', changedBy: 'tillsammans@test.se', current: { version: 2 } });
    expect(Date.parse(String(loser.changedAt))).toBeGreaterThan(Date.now() - 60_000);
  });

  test('40 concurrent creates that share one item are all stored', async () => {
    const week = (n: number) =>
      planner.post(`${ward.C}/demands`, { start: monday(10 + n), end: sunday(10 + n), base: 'nothing' });
    expect(tally(await times(40, week))).toEqual({ 201: 40 });
    const { rows } = await planner.get(`${ward.C}/demands`);
    expect(rows.filter(({ start }) => String(start) >= monday(10))).toHaveLength(40);
  });

  test('40 concurrently created employees are all stored', async () => {
    const employee = (n: number) => planner.post(`${ward.C}/assets`, { name: `Nr ${n}`, period: { start: monday(0) } });
    expect(tally(await times(40, employee))).toEqual({ 201: 40 });
    expect((await planner.get(`${ward.C}/assets`)).data).toHaveLength(40);
  });

  test('of 20 concurrent equal bed periods one is stored', async () => {
    const beds = () => planner.post(`${ward.U}/beds`, { start: monday(0), end: sunday(9), beds: 20 });
    expect(tally(await times(20, beds))).toEqual({ 201: 1, 400: 19 });
    expect((await planner.get(`${ward.U}/beds`)).data).toHaveLength(1);
  });

  test('of 10 concurrent areas with the same name one is created', async () => {
    const area = () => api.root.post(`${ward.O}/areas`, { name: 'Kirurgi' });
    expect(tally(await times(10, area))).toEqual({ 201: 1, 400: 9 });
  });

  test('a create during the removal of its unit is stored before it, or answers 404', async () => {
    const { data: unit } = await api.root.post(`${ward.A}/units`, { name: 'Stängs', shortName: 'S' });
    const U = `${ward.A}/units/${unit.id}`;
    const { data: category } = await api.root.post(`${U}/categories`, { name: 'Läkare' });
    const employee = (n: number) =>
      planner.post(`${U}/categories/${category.id}/assets`, { name: `Nr ${n}`, period: { start: monday(0) } });
    const beds = (n: number) => planner.post(`${U}/beds`, { start: monday(n), end: sunday(n), beds: 20 });
    const making = Promise.all([times(20, employee), times(20, beds)]);
    const removal = await api.root.remove(`${U}?confirm=St%C3%A4ngs`);
    expect(removal.status).toBe(204);
    const counts = tally((await making).flat());
    expect((counts[201] ?? 0) + (counts[404] ?? 0)).toBe(40);
    expect(await theTable().query({ pk: unitPartition({ orgId: ward.orgId, unitId: String(unit.id) }) })).toEqual([]);
  });

  test('concurrent changes of different periods of one item all succeed', async () => {
    const budget = (n: number) =>
      planner.post(`${ward.C}/budget-periods`, { start: monday(n), end: sunday(n), budget: 1 });
    const made = await times(10, budget);
    const change = ({ data }: Reply, n: number) =>
      planner.put(`${ward.C}/budget-periods/${data.id}`, { budget: n, version: data.version });
    expect(tally(await Promise.all(made.map(change)))).toEqual({ 200: 10 });
  });
});

describe('a create that is sent again', () => {
  const employee = (name: string, key: string) =>
    planner.post(`${ward.C}/assets`, { name, period: { start: monday(0) } }, { 'idempotency-key': key });

  test('a repeated Idempotency-Key returns the first result and stores nothing more', async () => {
    const first = await employee('En gång', 'k1');
    const again = await employee('En gång', 'k1');
    expect(again.status).toBe(201);
    expect(again.data).toEqual(first.data);
    const all = (await planner.get(`${ward.C}/assets`)).rows.filter(({ name }) => String(name) === 'En gång');
    expect(all).toHaveLength(1);
  });

  test('ten concurrent creates with the same Idempotency-Key store one', async () => {
    const replies = await times(10, () => employee('Tio gånger', 'k2'));
    expect(tally(replies)).toEqual({ 201: 10 });
    expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
  });

  test('an Idempotency-Key with another body is refused', async () => {
    await employee('Först', 'k3');
    const other = await employee('Sedan', 'k3');
    expect(other).toMatchObject({ status: 400, body: { error: 'idempotency' } });
  });
});
