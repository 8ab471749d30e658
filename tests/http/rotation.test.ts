import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { run } from '#infra/keys/main.ts';
import type { Step } from '#infra/keys/rotation.ts';
import { type Client, withApi } from '../support/api.ts';
import { enrolled, signInWith } from '../support/secondFactor.ts';
import { makeWard, organizationGrant } from '../support/ward.ts';

/** The runbook of infra/cloud/README.md, "Rotate a secret", carried out on the program as it runs. */
const api = withApi();

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Carries out a step from another process' point of view: by the data folder alone. Returns the exit code and what was said. */
const step = async (name: Step | 'fel', ...options: string[]) => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = api.server.dataDir;
  const code = await run([name, ...options]);
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
  return { code, said: said.join('\n') };
};

/** As long as functions use the keys that they have read. */
const wait = (minutes: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
};

const headers = { 'idempotency-key': 'samma' };
const made = (client: Client) => client.post('/api/organizations', { name: 'Region Nyckel' }, headers);
const logPage = (client: Client, cursor?: string) =>
  client.get(`/api/log?limit=1${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`);

test('the data key is rotated step by step while the program runs: what was sealed before stays valid until the old key is dropped', async () => {
  const { root } = api;
  const ward = await makeWard(api, 'Region Kod');
  await root.put(ward.O, { secondFactor: 'optional' });
  const me = await api.person('nyckel@test.se', 'User', organizationGrant(ward));
  const { recoveryCodes } = await enrolled(me, 'nyckel@test.se');
  const [first = '', second = '', third = ''] = recoveryCodes;
  const { data: created } = await made(root);
  const old = String((await logPage(root)).body.next);
  expect((await logPage(root, old)).status).toBe(200);

  expect(await step('add')).toMatchObject({ code: 0, said: expect.stringContaining('fem minuter') });
  wait(6);
  const between = String((await logPage(root)).body.next);
  expect((await step('use')).code).toBe(0);
  wait(6);
  expect((await made(root)).data.id).toBe(created.id);
  for (const cursor of [old, between]) expect((await logPage(root, cursor)).status).toBe(200);
  expect((await signInWith(api, 'nyckel@test.se', first)).status).toBe(200);
  const fresh = String((await logPage(root)).body.next);
  expect((await logPage(root, fresh)).status).toBe(200);

  expect((await step('drop')).code).toBe(0);
  // Read anew after five minutes, not before.
  expect((await signInWith(api, 'nyckel@test.se', second)).status).toBe(200);
  wait(6);
  expect((await logPage(root, fresh)).status).toBe(200);
  for (const cursor of [old, between])
    expect((await logPage(root, cursor)).body.faults?.cursor).toMatchObject({ code: 'other' });
  expect((await made(root)).body.error).toBe('idempotency');
  expect((await signInWith(api, 'nyckel@test.se', third)).status).toBe(400);
});

test('a step that does not follow is refused, and changes nothing', async () => {
  const folder = join(api.server.dataDir, 'secrets');
  const stored = async () =>
    Promise.all(
      (await readdir(folder)).sort().map(async (file) => (await readFile(join(folder, file))).toString('hex')),
    );
  const before = await stored();
  expect(before.length).toBeGreaterThan(1);
  for (const name of ['make', 'use'] as const) expect((await step(name)).code).toBe(1);
  expect((await step('fel')).said).toContain('Så här');
  expect((await step('add', '--moln')).said).toContain('Så här');
  expect(await stored()).toEqual(before);
});

test('no key is in the settings of the functions, and none in plain text in the data folder', async () => {
  const folder = join(api.server.dataDir, 'secrets');
  expect((await step('add')).code).toBe(0);
  const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'latin1')));
  expect(files.join()).not.toMatch(/20\d\d-\d\d-\d\dT/);
  expect(Object.keys(process.env).filter((name) => /DATA_KEY|EDGE_SECRET$/.test(name))).toEqual([]);
});
