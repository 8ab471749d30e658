import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '#infra/local/demo.ts';
import { freePort } from '#infra/local/freePort.ts';
import settings from '../../../package.json' with { type: 'json' };

/** The built program in a process of its own, as `npm start` runs it. */
export interface Program {
  readonly url: string;
  /** Of the process itself; the database runs below it. */
  readonly pid: number;
  /** From the command to the first 200 of /api/health, in milliseconds. */
  readonly startedIn: number;
  /** Resident bytes of the process and all below it. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** As package.json starts it: `exec node …`. */
const start = settings.scripts.start.split(' ').slice(2);

const statusOf = (pid: string): { readonly parent: string; readonly resident: number } | undefined => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? '0';
    return { parent: field('PPid'), resident: Number(field('VmRSS')) * 1024 };
  } catch {
    // It ended while we looked.
    return undefined;
  }
};

const residentBelow = (pid: string): number => {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: name, ...statusOf(name) }));
  const below = (parent: string): number =>
    processes
      .filter((one) => one.parent === parent)
      .reduce((sum, one) => sum + (one.resident ?? 0) + below(one.pid), 0);
  return (statusOf(pid)?.resident ?? 0) + below(pid);
};

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the program with these settings; rejects when it ends instead. */
export const startProgram = async (env: Readonly<Record<string, string>>): Promise<Program> => {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, start, {
    env: { ...process.env, LOG_LEVEL: 'error', DEMO_PASSWORD: demoPassword, ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit');
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`the program ended with ${child.exitCode}`);
    await pause(10);
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    memory: () => residentBelow(String(child.pid)),
    stop: async () => {
      child.kill();
      await exit;
    },
  };
};

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The tokens of a demo account. */
export const tokensOf = async ({ url }: Pick<Program, 'url'>, username: string): Promise<Tokens> => {
  const body = new URLSearchParams({ username, password: demoPassword, grant_type: 'password' });
  const answer = await fetch(`${url}/api/account/login`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status}`);
  return answer.json();
};

/** The access token of a demo account. */
export const tokenOf = async (program: Program, username: string): Promise<string> =>
  (await tokensOf(program, username)).access_token;
