import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '../failure.ts';

/** A program to load into. */
export interface Server {
  readonly url: string;
  /** Stops it, if it was started here. */
  readonly stop: () => Promise<void>;
}

const startScript = join(dirname(fileURLToPath(import.meta.url)), '..', 'start.mjs');

const stateOf = async (url: string): Promise<'ready' | 'loading' | 'silent' | 'other'> => {
  try {
    const response = await fetch(`${url}/api/health`);
    const answer = await response.json().catch(() => undefined);
    if (response.ok && answer?.table === 'ok') return 'ready';
    return ['starting', 'storage'].includes(answer?.error) ? 'loading' : 'other';
  } catch {
    return 'silent';
  }
};

const untilReady = async (url: string, mayBeSilent: () => boolean): Promise<void> => {
  for (;;) {
    const state = await stateOf(url);
    if (state === 'ready') return;
    if (state === 'other') throw new StartFailure(`På ${url} svarar något annat än Bemanningsplan.`);
    if (state === 'silent' && !mayBeSilent()) throw new StartFailure(`På ${url} svarar ingen.`);
    await pause(200);
  }
};

const start = async (url: string): Promise<Server> => {
  const child = spawn(process.execPath, [startScript], { stdio: ['ignore', 'inherit', 'inherit'] });
  const exit = once(child, 'exit');
  const running = () => child.exitCode === null && child.signalCode === null;
  process.once('exit', () => child.kill());
  await untilReady(url, running);
  return {
    url,
    stop: async () => {
      child.kill();
      await exit;
    },
  };
};

/**
 * The running program at `URL` or at `PORT` of this machine; where none runs at `PORT`, one is started as `npm start` would.
 * @throws StartFailure with a Swedish line for the terminal.
 */
export const findServer = async ({ URL: given, PORT = '3000' }: NodeJS.ProcessEnv): Promise<Server> => {
  const url = (given || `http://127.0.0.1:${PORT}`).replace(/\/$/, '');
  if (!given && (await stateOf(url)) === 'silent') return start(url);
  await untilReady(url, () => false);
  return { url, stop: () => Promise.resolve() };
};
