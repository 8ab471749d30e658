import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settingsChanged } from '#functions/kernel/adapters/lazy.ts';
import { freePort } from '#infra/local/freePort.ts';
import { serveLocally } from '#infra/local/http.ts';
import { type LocalServer, startLocal } from '#infra/local/server.ts';
import { smoke } from '#infra/smoke/checks.ts';
import { run } from '#infra/smoke/main.ts';
import { version } from '../../../package.json' with { type: 'json' };
import { password } from '../../support/api.ts';

const environment = { ...process.env };
let site: string;
let server: LocalServer;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(site, 'assets'));
  await writeFile(join(site, 'index.html'), '<!doctype html><script type="module" src="/assets/app-1.js"></script>');
  await writeFile(join(site, 'assets/app-1.js'), '');
  server = await startLocal({ demo: 'none', password, site });
});
afterAll(async () => {
  await server.stop();
  process.env = environment;
  settingsChanged();
  await rm(site, { recursive: true });
});
afterEach(() => void vi.restoreAllMocks());

/** The program behind an edge that changes some answers. */
const throughEdge = async (change: (path: string) => Response | undefined): Promise<readonly string[]> => {
  const edge = await serveLocally(async (request, response) => {
    const path = request.url ?? '/';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = request.method === 'GET' ? undefined : Buffer.concat(chunks);
    const { 'content-type': type = '' } = request.headers;
    const answer =
      change(path) ??
      (await fetch(`${server.url}${path}`, { method: request.method, body, headers: { 'content-type': type } }));
    response.writeHead(
      answer.status,
      Object.fromEntries([...answer.headers].filter(([name]) => !/^content-(encoding|length)$|^transfer/.test(name))),
    );
    response.end(await answer.text());
  });
  try {
    return (await smoke(edge.url, { version, sites: [] })).map((fault) => fault.replace(`${edge.url}: `, ''));
  } finally {
    await edge.stop();
  }
};

test('an installation that works has no fault', async () => {
  expect(await throughEdge(() => undefined)).toEqual([]);
  expect(await smoke(server.url, { version, sites: [server.url] })).toEqual([]);
});

test.each<[string, (path: string) => Response | undefined, string]>([
  [
    'a page that is missing',
    (path) => (path === '/' ? new Response('', { status: 403 }) : undefined),
    'sidan svarar 403',
  ],
  [
    'a page without headers',
    (path) => (path === '/' ? new Response('<script src="/assets/app-1.js">') : undefined),
    'skyddande huvuden',
  ],
  [
    'a program that is missing',
    (path) => (path.startsWith('/assets/') ? new Response('', { status: 404 }) : undefined),
    '/assets/app-1.js svarar 404',
  ],
  [
    'an API that does not answer',
    (path) => (path === '/api/health' ? new Response('', { status: 503 }) : undefined),
    'hälsa svarar 503',
  ],
  [
    'the version before',
    (path) => (path === '/api/health' ? Response.json({ version: '0.0.1', table: 'ok' }) : undefined),
    'version 0.0.1',
  ],
  [
    'an API that is open',
    (path) => (path === '/api/organizations' ? Response.json({ data: [] }) : undefined),
    'svarar 200 utan inloggning',
  ],
  [
    'a sign-in that fails',
    (path) => (path === '/api/account/login' ? new Response('', { status: 500 }) : undefined),
    'inloggningen svarar 500',
  ],
])('%s is named', async (_, change, fault) => {
  expect(await throughEdge(change)).toEqual([expect.stringContaining(fault)]);
});

test('the command ends with 1 where nobody answers, and names each site', async () => {
  const said: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(String(line)));
  expect(await run([`${server.url}/`])).toBe(0);
  expect(said).toEqual([`${server.url} fungerar.`]);
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  expect(await run([nowhere])).toBe(1);
  expect(said.at(-1)).toContain(`${nowhere}: svarar inte`);
  expect(await run(['a', 'b'])).toBe(1);
});
