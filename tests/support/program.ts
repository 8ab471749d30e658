import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { demoPassword } from '#infra/local/demo.ts';
import { freePort } from '#infra/local/freePort.ts';

/** A folder and a port of its own for a program that is started, killed and started again. */
export interface Program {
  readonly dataDir: string;
  readonly port: number;
  url(path: string): string;
  /** `npm start` without npm: what it says, and how it ends. */
  start(settings?: Record<string, string>): Running;
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; signal: string | null; out: string; err: string }>;
  /** Everything said until it was ready; rejects when it ended instead. */
  ready(): Promise<string>;
}

const startUp = (env: NodeJS.ProcessEnv): Running => {
  const child = spawn(process.execPath, ['infra/local/start.mjs'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => {
    said.out += text;
  });
  child.stderr.on('data', (text: Buffer) => {
    said.err += text;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...said }));
  const ready = async () => {
    const deadline = Date.now() + 120_000;
    while (!said.out.includes('Stoppa med Ctrl+C')) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`not ready: ${said.out}${said.err}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return said.out;
  };
  return { child, ended, ready };
};

/** A program for each test of the file; what is still running after the test is killed. */
export const withProgram = (): Program => {
  let dataDir = '';
  let port = 0;
  const running = new Set<ChildProcess>();
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'start-'));
    port = await freePort();
  });
  afterEach(async () => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    get dataDir() {
      return dataDir;
    },
    get port() {
      return port;
    },
    url: (path) => `http://127.0.0.1:${port}${path}`,
    start: (settings = {}) => {
      const env = {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        HOST: '',
        DEMO: 'none',
        DEMO_PASSWORD: demoPassword,
        ...settings,
      };
      const one = startUp(env);
      running.add(one.child);
      return one;
    },
  };
};
