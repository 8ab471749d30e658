import { expect, test } from 'vitest';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import { accountKey, planKeys } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { type Key, replace } from '#functions/kernel/store/table.ts';
import { withApi } from '../support/api.ts';
import { makeWard, monday, type Ward } from '../support/ward.ts';

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Gräns');
});

const full = { status: 400, body: { error: 'full', message: expect.stringContaining('Inget är sparat.') } };
const bytesOf = async (key: Key) => Buffer.byteLength(JSON.stringify((await theTable().get(key))?.data));
const dayAt = (index: number) => new Date(Date.UTC(2027, 0, 4 + index)).toISOString().slice(0, 10);

/** Sends bodies with an idempotency key each until one is refused; how many were stored, and the refusal. */
const untilRefused = async (path: string, bodyOf: (index: number) => unknown, most: number) => {
  for (let index = 0; index < most; index += 1) {
    const answer = await api.root.post(path, bodyOf(index), { 'idempotency-key': `${path}-${index}` });
    if (answer.status !== 201) return { stored: index, answer };
  }
  throw new Error(`none of ${most} was refused`);
};

test('long comments of an employee fill its room, whether they can be compressed or not, and can be shortened', async () => {
  const random = () =>
    Array.from({ length: 1000 }, () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000))).join('');
  const period = (index: number) => ({ start: dayAt(7 * index), end: dayAt(7 * index + 6), comment: random() });
  const { data } = await api.root.post(`${ward.C}/assets`, { name: 'Anna', period: period(0) });
  const path = `${ward.C}/assets/${data.id}`;
  const { stored, answer } = await untilRefused(`${path}/periods`, (index) => period(index + 1), 250);
  expect(answer).toMatchObject(full);
  expect(stored).toBeGreaterThan(60);
  const one = (await api.root.get(path)).data;
  const periods = one.periods as unknown as readonly { id: string }[];
  expect(periods).toHaveLength(stored + 1);
  const removed = await api.root.remove(`${path}/periods/${periods[0]!.id}`);
  expect(removed.status).toBeLessThan(300);
});

test('shifts of a category fill its room: the next is refused, and the others are read', async () => {
  const { orgId, unitId, categoryId } = ward;
  const key = planKeys.category({ orgId, unitId, categoryId });
  const name = (number: number) => `Pass ${number} ${'å'.repeat(40)}`;
  const first = await api.root.post(`${ward.C}/shift`, { name: name(0), period: { start: monday(0) } });
  expect([first.status, first.body]).toEqual([201, first.body]);
  const row = (await theTable().get<StoredCategory>(key))!;
  const [shift] = row.data.shifts.slice(-1);
  const size = await bytesOf(key);
  const copy = (number: number) => ({ ...shift!, id: `${shift!.id}${number}`, name: name(number) });
  const one = Buffer.byteLength(JSON.stringify(copy(100))) + 1;
  const more = Array.from({ length: Math.floor((399_000 - size) / one) }, (_, n) => copy(n + 1));
  await theTable().commit(replace(row, { ...row.data, shifts: [...row.data.shifts, ...more] }));
  const body = (index: number) => ({ name: name(5000 + index), period: { start: monday(0) } });
  const { answer } = await untilRefused(`${ward.C}/shift`, body, 30);
  expect(answer).toMatchObject(full);
  const { status, data } = await api.root.get(`${ward.C}/shift`);
  expect([status, (data as unknown as unknown[]).length > 500]).toEqual([200, true]);
});

test('an account that signs in and out often keeps room', async () => {
  const me = await api.person('ofta@test.se', 'User');
  for (let n = 0; n < 5; n++) {
    const { refresh_token, access_token } = (await api.login('ofta@test.se')).body;
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await api.anybody.post('/api/account/logout', { refresh_token }, headers)).status).toBe(200);
  }
  expect(await bytesOf(accountKey('ofta@test.se'))).toBeLessThan(2000);
  expect((await me.get('/api/access/context')).status).toBe(200);
});
