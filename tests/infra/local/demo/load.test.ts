import { afterAll, beforeAll, expect, test } from 'vitest';
import { createArea } from '#functions/hierarchy/levels/area.ts';
import { createOrganization } from '#functions/hierarchy/levels/organization.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { loadingAt } from '#functions/system/service.ts';
import { superAdminScope } from '#infra/local/demo/superAdmin.ts';
import { demoPassword, prepare } from '#infra/local/demo.ts';
import { type LocalServer, startLocal } from '#infra/local/server.ts';
import type { PlacedReceipt } from '#shared/model/receipt.ts';
import { addDays, todayInStockholm } from '#shared/time/day.ts';
import { mondayOf } from '#shared/time/week.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

let server: LocalServer;
const said: string[] = [];
let whileLoading: number;

const beginning = () => prepare({ demo: undefined, password: demoPassword, say: (line) => said.push(line) });
const get = (path: string, token = '') =>
  fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });

const signIn = (username: string, password = demoPassword) =>
  fetch(`${server.url}/api/account/login`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', username, password }),
  });
const tokenOf = async (username: string): Promise<string> => (await (await signIn(username)).json()).access_token;
const getJson = async <Data>(path: string, token: string): Promise<Data> =>
  (await (await get(path, token)).json()).data;
const organizationsOf = (token: string) => getJson<(Named & { areas: Named[] })[]>('/organizations', token);

/** A server without a demo, on which a load was cut when half of an organisation was there. */
beforeAll(async () => {
  server = await startLocal({ demo: 'none', password: demoPassword });
  const table = theTable();
  const { id: orgId } = await createOrganization(superAdminScope(table), { name: 'Region Västmarken' });
  await createArea(superAdminScope(table, { orgId }), { orgId }, { name: 'Medicin' });
  await table.commit(loadingAt('region'));
  const { load } = await beginning();
  const loading = load();
  whileLoading = (await get('/health')).status;
  await loading;
}, 120_000);
afterAll(() => server.stop());

test('the demo region reports not ready with its progress while it loads', async () => {
  expect(whileLoading).toBe(503);
  expect((await get('/health')).status).toBe(200);
  expect(said).toHaveLength(14);
  expect(said.at(-1)).toContain('14 av 14 avdelningar');
});

test('every demo account with a password signs in and reaches its own places', async () => {
  const names = async (username: string) => (await organizationsOf(await tokenOf(username))).map(({ name }) => name);
  const both = ['Region Västmarken', 'Stiftelsen Solhem'];
  expect(await names('superadmin@demo.se')).toEqual(both);
  expect(await names('admin@demo.se')).toEqual(both);
  for (const username of ['superuser@demo.se', 'planner@demo.se', 'reader@demo.se'])
    expect(await names(username)).toEqual(['Region Västmarken']);
  expect(await names('other@demo.se')).toEqual(['Stiftelsen Solhem']);
  expect((await signIn('sso@demo.se')).status).toBe(400);
});

test('the demo region has units with shortage, units with surplus and weeks without demand', async () => {
  const token = await tokenOf('superuser@demo.se');
  const [county] = await organizationsOf(token);
  const monday = mondayOf(todayInStockholm(new Date()));
  const range = `start=${addDays(monday, -56)}&end=${addDays(monday, 7 * 44 - 1)}`;
  const rows = await getJson<PlacedReceipt[]>(`/organizations/${county!.id}/receipts?${range}`, token);
  const units = [...new Set(rows.map(({ unitName }) => unitName))];
  expect(units).toHaveLength(12);
  const diffsOf = (some: readonly PlacedReceipt[]) => some.flatMap(({ diff }) => (diff === null ? [] : [diff]));
  const diffs = diffsOf(rows);
  const means = units.map((unit) => {
    const known = diffsOf(rows.filter(({ unitName }) => unitName === unit));
    return known.reduce((sum, diff) => sum + diff, 0) / known.length;
  });
  expect(means.filter((mean) => mean <= -1).length).toBeGreaterThanOrEqual(2);
  expect(means.filter((mean) => mean >= 0.5).length).toBeGreaterThanOrEqual(2);
  const typical = diffs.filter((diff) => diff > -3.2 && diff < 2.8).length;
  expect(typical / diffs.length).toBeGreaterThan(0.9);
  expect(Math.min(...diffs)).toBeGreaterThan(-7);
  expect(rows.some(({ demand }) => demand === null)).toBe(true);
  expect(rows.some(({ diff, shortCategories }) => diff !== null && diff >= 0 && shortCategories!.length > 0)).toBe(
    true,
  );
  expect(rows.some(({ budget }) => budget !== null)).toBe(true);
});

test('the planner of the demo region may write in one unit', async () => {
  const token = await tokenOf('planner@demo.se');
  const [county] = await getJson<{ areas: { units: (Named & { canWrite: boolean })[] }[] }[]>('/access/context', token);
  const units = county!.areas.flatMap((area) => area.units);
  expect(units.map(({ name, canWrite }) => [name, canWrite])).toEqual([['Medicinavdelning 33', true]]);
});

test('loading the demo region again changes nothing, also when only accounts are stored', async () => {
  const token = await tokenOf('superadmin@demo.se');
  const before = await organizationsOf(token);
  said.length = 0;
  await (await beginning()).load();
  await theTable().commit(loadingAt('accounts'));
  await (await beginning()).load();
  expect(said).toEqual([]);
  expect((await get('/health')).status).toBe(200);
  expect(await organizationsOf(token)).toEqual(before);
  expect((await signIn('planner@demo.se')).status).toBe(200);
});
