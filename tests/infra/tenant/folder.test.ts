import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { type LocalServer, startLocal } from '#infra/local/server.ts';
import { run } from '#infra/tenant/main.ts';
import { account } from '#shared/contract/account.ts';
import { requestOf } from '#shared/contract/client.ts';
import { urlOf } from '#shared/contract/url.ts';
import { type Client, clientOf, password } from '../../support/api.ts';
import { makeWard, monday } from '../../support/ward.ts';

/** The tool on data folders, as an operator runs it between two starts of the program. */
let root: string;
const environment = { ...process.env };
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tenant-'));
});
afterAll(async () => {
  process.env = environment;
  settingsChanged();
  await rm(root, { recursive: true });
});

/** Runs the program in a folder for as long as the work takes, with the SuperAdmin signed in. */
const inProgram = async <Result>(dataDir: string, work: (client: Client, server: LocalServer) => Promise<Result>) => {
  const server = await startLocal({ dataDir, demo: 'none', password });
  try {
    const { login: endpoint } = account;
    const body = { username: server.logins[0] ?? '', password, grant_type: 'password' as const };
    const call = { params: {}, body };
    const { method, headers, body: sent } = requestOf(endpoint, call);
    const { body: answer } = await clientOf(server.url, '').send(
      method,
      urlOf(endpoint, call),
      sent ?? undefined,
      headers,
    );
    return await work(clientOf(server.url, String(answer.access_token)), server);
  } finally {
    await server.stop();
  }
};

const tool = async (dataDir: string, ...args: readonly string[]) => {
  const said: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(String(line)));
  process.env.DATA_DIR = dataDir;
  try {
    return { code: await run(args), said: said.join('\n') };
  } finally {
    delete process.env.DATA_DIR;
    vi.restoreAllMocks();
  }
};

test('an organisation moves from one data folder to another, while the program does not run', async () => {
  const [from, to] = [join(root, 'from'), join(root, 'to')];
  const file = join(root, 'region.jsonl.gz');
  const ward = await inProgram(from, async (client) => {
    const made = await makeWard({ root: client }, 'Region Mapp');
    await client.post(`${made.C}/assets`, { name: 'Åsa', period: { start: monday(0) } });
    const busy = await tool(from, 'export', '--org', made.orgId, '--file', file);
    expect(busy).toMatchObject({ code: 1, said: expect.stringContaining('används redan') });
    return { ...made, seen: (await client.get(`${made.C}/assets`)).data };
  });
  expect((await tool(from, 'export', '--org', 'org_annan', '--file', file)).said).toBe(
    'Organisationen org_annan finns inte.',
  );
  expect(await tool(from, 'export', '--org', ward.orgId, '--file', file)).toMatchObject({ code: 0 });
  expect(await inProgram(to, async (client) => (await client.get(ward.O)).status)).toBe(404);
  const imported = await tool(to, 'import', '--org', ward.orgId, '--file', file);
  expect(imported).toMatchObject({ code: 0, said: expect.stringContaining('Region Mapp är importerad') });
  await inProgram(to, async (client) => expect((await client.get(`${ward.C}/assets`)).data).toEqual(ward.seen));
});
