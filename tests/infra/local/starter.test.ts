import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { withProgram } from '../../support/program.ts';

/** `nohup npm start` in the background of a shell that ends when its standard input is closed. */
interface Started {
  readonly shell: ChildProcess;
  readonly npm: number;
  /** The program's process and its database's. */
  readonly pids: readonly number[];
  readonly output: () => string;
}

const program = withProgram();
let started: readonly number[] = [];
afterEach(() => {
  for (const pid of started.filter(isAlive)) process.kill(pid, 'SIGKILL');
  started = [];
});

/** Whether the process runs; one that has ended may stay listed until its parent, here the system, collects it. */
const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

const childrenOf = async (pid: number): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

const health = (): Promise<number | undefined> =>
  fetch(program.url('/api/health')).then(
    ({ status }) => status,
    () => undefined,
  );

const startInShell = async (): Promise<Started> => {
  const { dataDir, port } = program;
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), HOST: '', DEMO: 'none' };
  const shell = spawn('sh', ['-c', 'nohup npm start & echo "npm $!"; read _'], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
    // A group of its own, to which signals can be sent.
    detached: true,
  });
  let output = '';
  shell.stdout.on('data', (text: Buffer) => {
    output += text;
  });
  await expect.poll(() => output).toMatch(/^npm \d+$/m);
  const npm = Number(/^npm (\d+)$/m.exec(output)?.[1]);
  started = [npm];
  await expect.poll(() => output, { timeout: 90_000 }).toContain('Stoppa med Ctrl+C');
  const own = await childrenOf(npm);
  const pids = [...own, ...(await Promise.all(own.map(childrenOf))).flat()];
  started = [npm, ...pids];
  return { shell, npm, pids, output: () => output };
};

test('npm start in the background keeps running after its shell has ended', { timeout: 120_000 }, async () => {
  const { shell, output } = await startInShell();
  const exit = once(shell, 'exit');
  shell.stdin?.end();
  await exit;
  // Several times as long as the program takes to notice that its parent has ended.
  const until = performance.now() + 1500;
  while (performance.now() < until) expect(await health(), output()).toBe(200);
});

test('nohup npm start keeps running when its terminal sends SIGHUP to the shell, to npm and to the program', {
  timeout: 120_000,
}, async () => {
  const { shell, npm, output } = await startInShell();
  process.kill(-(shell.pid ?? 0), 'SIGHUP');
  await expect.poll(() => isAlive(npm)).toBe(false);
  const until = performance.now() + 1500;
  while (performance.now() < until) expect(await health(), output()).toBe(200);
});

test('the program stops with its database and gives the reason when npm is killed', { timeout: 120_000 }, async () => {
  const { shell, npm, pids, output } = await startInShell();
  // Emitted when no process holds the shell's output any more.
  const closed = once(shell, 'close');
  process.kill(npm, 'SIGKILL');
  shell.stdin?.end();
  await closed;
  expect(output()).toContain('Bemanningsplan stoppas: npm har avslutats.');
  expect(pids.length).toBe(2);
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});
