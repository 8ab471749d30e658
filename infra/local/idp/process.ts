import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { IdpInput } from './settings.ts';

/** The built program lies beside this one; without a build, as in tests, the source is compiled when it is loaded. */
const commandOf = (): readonly string[] => {
  const isSource = import.meta.url.endsWith('.ts');
  const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  return isSource ? ['--import', 'tsx', beside('./main.ts')] : [beside('./idp.mjs')];
};

const urlSaid = async (child: ChildProcess): Promise<string> => {
  for await (const line of createInterface({ input: child.stdout! })) return JSON.parse(line).url;
  throw new Error('the identity provider did not start');
};

/** What Node loads first is loaded in the process too; a debugger's port is the program's own. */
const nodeOptions = (): string => (process.env.NODE_OPTIONS ?? '').replace(/--inspect\S*/g, '');

/** Starts an identity provider as a process of its own, which ends with this one. */
export const spawnIdp = async (settings: IdpInput) => {
  const env = { ...process.env, IDP_SETTINGS: JSON.stringify(settings), NODE_OPTIONS: nodeOptions() };
  const child = spawn(process.execPath, [...commandOf()], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await urlSaid(child);
  return {
    url,
    metadata: async (): Promise<string> => (await fetch(`${url}/metadata`)).text(),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};

/** Such a process that is started when it is first needed: it costs some 70 MB. */
export const idpOnDemand = (settings: () => IdpInput) => {
  let running: ReturnType<typeof spawnIdp> | undefined;
  const started = () => {
    running ??= spawnIdp(settings());
    running.catch(() => {
      running = undefined;
    });
    return running;
  };
  return {
    metadata: async () => (await started()).metadata(),
    stop: async () => (await running?.catch(() => undefined))?.stop(),
  };
};
