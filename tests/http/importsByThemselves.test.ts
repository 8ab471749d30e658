import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { orderDueImports } from '#infra/local/imports/scheduled.ts';
import { withApi } from '../support/api.ts';
import { makeWard, type Ward } from '../support/ward.ts';

const folder = await mkdtemp(join(tmpdir(), 'importday-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'importDay');

let ward: Ward;
const api = withApi(async (api) => {
  ward = await makeWard(api, 'Region Klocka');
  // Without a password of the server each import fails, and is noted.
  await api.root.put(ward.O, { heromaImportFtp: 'localhost', ftpUser: 'heroma', dayOfImport: 15 });
  await api.root.put(ward.U, { importIdentifier: '3033', importActivated: true });
});

const imports = async () => (await api.root.get(`${ward.U}/heromaimports`)).rows.map(({ by, kind }) => `${by} ${kind}`);
const orderAt = (instant: string) => orderDueImports(file, new Date(instant));
const both = ['import hours', 'import personnel'];

test('on one machine imports run by themselves from 03:00 of their day on, once', async () => {
  await orderAt('2026-05-14T20:00:00Z');
  expect(await readFile(file, 'utf8')).toBe('2026-05-14');
  // 02:30 in Stockholm.
  await orderAt('2026-05-15T00:30:00Z');
  expect(await readFile(file, 'utf8')).toBe('2026-05-14');
  await orderAt('2026-05-15T01:30:00Z');
  await expect.poll(async () => (await imports()).sort()).toEqual(both);
  await orderAt('2026-05-15T02:30:00Z');
  expect(await readFile(file, 'utf8')).toBe('2026-05-15');
});

test('a day at which the machine was off is made up for at its next start', async () => {
  await orderAt('2026-06-17T08:00:00Z');
  await expect.poll(async () => (await imports()).sort()).toEqual([...both, ...both].sort());
  expect(await readFile(file, 'utf8')).toBe('2026-06-17');
});

test('the first start orders nothing: no day is known to be left', async () => {
  await rm(file);
  await orderAt('2026-05-15T08:00:00Z');
  expect(await readFile(file, 'utf8')).toBe('2026-05-15');
  expect(await imports()).toHaveLength(4);
});
