import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword } from '#infra/local/demo.ts';
import { withApi } from '../../../support/api.ts';
import { contentsOf, handOf, load, unitsOf } from './loading.ts';
import { madeUp } from './wardFile.ts';

const api = withApi();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wards-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command; `until` kills it hard as soon as it has said that. */
const command = async (args: readonly string[], env: Record<string, string> = {}, until?: string) => {
  const child = spawn(process.execPath, ['infra/local/wards/start.mjs', ...args], {
    env: { ...process.env, URL: api.server.url, DEMO_PASSWORD: demoPassword, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
      if (until && said.includes(until)) child.kill('SIGKILL');
    });
  const [code] = await once(child, 'close');
  return { code: code as number | null, said };
};

it('load:wards loads a file into an organisation of its name and resumes after being killed', async () => {
  const file = join(folder, 'Provsjukhuset.csv');
  await writeFile(file, madeUp(5));
  const killed = await command([file], {}, 'Laddar: 1 av 3');
  expect(killed.code).toBeNull();

  const send = await handOf(api);
  const left = await unitsOf(send, 'Provsjukhuset');
  expect(left.some(({ hidden }) => hidden)).toBe(true);

  const second = await command([file]);
  expect(second.said).toContain('halva sedan en avbruten körning och gjordes om');
  expect(second.code).toBe(0);
  const third = await command([file]);
  expect(third.said).toContain('Inget laddades och inget ändrades.');
  expect(third.code).toBe(0);

  await load(send, 'Hel', madeUp(5));
  expect(await contentsOf(send, 'Provsjukhuset')).toEqual(await contentsOf(send, 'Hel'));
}, 180_000);

it.each([
  ['no file', [], {}, 'Ange en fil'],
  ['a file that is not there', ['finns-inte.csv'], {}, 'Filen finns-inte.csv går inte att läsa.'],
  ['a file of another form', ['package.json'], {}, 'Filen saknar ”Name”'],
  ['a program that does not run', ['made.csv'], { URL: 'http://127.0.0.1:9' }, 'På http://127.0.0.1:9 svarar ingen.'],
  ['a wrong password', ['made.csv'], { DEMO_PASSWORD: 'Fel!2026' }, 'lösenord'],
])(
  'says in a line what is wrong with %s',
  async (_, args, env, line) => {
    await writeFile(join(folder, 'made.csv'), madeUp(5));
    const paths = args.map((name) => (name === 'made.csv' ? join(folder, name) : name));
    const { code, said } = await command(paths, env);
    expect(said).toContain(line);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
  },
  60_000,
);
