import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const worker = fileURLToPath(new URL('worker.mjs', import.meta.url));

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** A function's code, running in a process of its own. */
export interface RunningAsset {
  /** The answer of the function to the event. Rejects with what it threw, and where it ended before it answered. */
  // biome-ignore lint/suspicious/noExplicitAny: each function answers in a form of its own.
  readonly invoke: (event: unknown) => Promise<any>;
  /** Its log. */
  readonly log: () => string;
  /** What it wrote beside its log: warnings and crashes. */
  readonly stderr: () => string;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** The folder of the code, as a template names it. */
  readonly folder: string;
  /** All that the environment holds. */
  readonly environment: Readonly<Record<string, string>>;
  /** The time of one event. */
  readonly seconds: number;
}

/**
 * Starts the code of a Lambda from its folder, in a process that has nothing of the repository: no packages, no settings but those given.
 * Rejects where it cannot be loaded.
 */
export const runAsset = async ({ folder, environment, seconds }: Options): Promise<RunningAsset> => {
  const child = fork(worker, [], {
    cwd: folder,
    env: { ...environment, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (part) => {
    stderr += part;
  });
  let log = '';
  child.stdout?.on('data', (part) => {
    log += part;
  });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (cause: Error) => void }>();
  const ended = once(child, 'exit');
  child.on('message', ({ id, result, error }: Answer) => {
    if (error === undefined) waiting.get(id)?.resolve(result);
    else waiting.get(id)?.reject(new Error(error));
    waiting.delete(id);
  });
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`ended before it answered: ${stderr}`));
  });
  await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(`cannot be loaded: ${stderr}`);
    }),
  ]);
  let count = 0;
  return {
    invoke: (event) =>
      new Promise((resolve, reject) => {
        const id = ++count;
        waiting.set(id, { resolve, reject });
        child.send({ id, event, seconds });
      }),
    log: () => log,
    stderr: () => stderr,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
};
