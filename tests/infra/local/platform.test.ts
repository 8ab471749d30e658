import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDynoxide } from '#infra/local/dynoxide.ts';
import { takeLock } from '#infra/local/lockFile.ts';
import { databasePackage, launcher } from '#infra/local/platform.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-'));
});
afterEach(() => rm(folder, { recursive: true }));

const answers = (endpoint: string) =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

test('the program of the database and how it is started follow from the platform', () => {
  expect(databasePackage('linux', 'x64')).toBe('@dynoxide/linux-x64');
  expect(databasePackage('linux', 'arm64')).toBe('@dynoxide/linux-arm64');
  expect(databasePackage('darwin', 'x64')).toBe('@dynoxide/darwin-x64');
  expect(databasePackage('darwin', 'arm64')).toBe('@dynoxide/darwin-arm64');
  expect(databasePackage('win32', 'x64')).toBeUndefined();
  expect(launcher('linux').command(['db'], 'lock')).toEqual([
    ...['setpriv', '--pdeathsig', 'KILL'],
    ...['flock', '--timeout', '1', '--conflict-exit-code', '99', '--no-fork', 'lock', 'db'],
  ]);
  expect(launcher('linux').command(['db'])).toEqual(['setpriv', '--pdeathsig', 'KILL', 'db']);
  expect(launcher('darwin')).toMatchObject({ kind: 'portable' });
  expect(launcher('darwin').command(['db', '--port'])).toEqual(['sh', '-c', expect.any(String), 'sh', 'db', '--port']);
});

test('started as on macOS, the database runs, locks its folder and stops', async () => {
  const portable = launcher('darwin');
  const first = await startDynoxide(folder, undefined, 1, portable);
  expect(await answers(first.endpoint)).toBe(true);
  expect(await readFile(join(folder, 'lock.pid'), 'utf8')).toBe(String(process.pid));
  await expect(startDynoxide(folder, undefined, 1, portable)).rejects.toThrow('används redan');
  await first.stop();
  expect(await answers(first.endpoint)).toBe(false);
  const second = await startDynoxide(folder, undefined, 1, portable);
  await second.stop();
});

test('started as on macOS, the database ends with its parent, also after kill -9', async () => {
  const program = `
    import { startDynoxide } from '#infra/local/dynoxide.ts';
    import { launcher } from '#infra/local/platform.mjs';
    console.log((await startDynoxide(process.argv[1], undefined, 1, launcher('darwin'))).endpoint);
    setInterval(() => undefined, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, folder];
  const parent = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [text] = (await once(parent.stdout, 'data')) as [Buffer];
  const endpoint = text.toString().trim();
  expect(await answers(endpoint)).toBe(true);
  parent.kill('SIGKILL');
  const deadline = Date.now() + 20_000;
  while ((await answers(endpoint)) && Date.now() < deadline) await pause(20);
  expect(await answers(endpoint)).toBe(false);
  const again = await startDynoxide(folder, undefined, 1, launcher('darwin'));
  await again.stop();
});

test('a lock file left by a process that has ended is taken over; one of a living process is not', async () => {
  const path = join(folder, 'lock.pid');
  const ended = spawn('true');
  await once(ended, 'exit');
  await writeFile(path, String(ended.pid));
  const unlock = await takeLock(path);
  expect(await readFile(path, 'utf8')).toBe(String(process.pid));
  expect(await takeLock(path, 2)).toBeUndefined();
  await unlock?.();
  expect(await takeLock(path, 1)).toBeTypeOf('function');
});
