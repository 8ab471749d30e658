import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StartFailure } from './failure.ts';
import { freePort } from './freePort.ts';
import { takeLock } from './lockFile.ts';
import { privateAddress } from './loopback.ts';
import { databasePackage, type Launcher, launcher, lockedExit } from './platform.mjs';

/** The running database: where it listens, how to stop it, and when it stopped (by whatever cause). */
export interface Dynoxide {
  readonly endpoint: string;
  /** Where to start it again, so that its endpoint stays the same. */
  readonly at: { readonly host: string; readonly port: number };
  readonly stop: () => Promise<void>;
  readonly exited: Promise<void>;
}

const binary = (): string => {
  const name = databasePackage();
  try {
    if (name) return createRequire(import.meta.url).resolve(`${name}/dynoxide`);
  } catch {
    // Not installed.
  }
  throw new StartFailure(
    'Databasprogrammet dynoxide saknas för den här datorn: kör npm start på Linux eller macOS (x64, arm64), eller sätt DYNAMODB_ENDPOINT.',
  );
};

interface Launched {
  readonly child: ChildProcess;
  /** Gives back a lock file, where one was taken. */
  readonly unlock: () => Promise<void>;
}

/**
 * Both promises must outlive a kill -9 (platform.mjs): the process dies with its parent, and while it runs nobody else opens its file.
 * Undefined where another process holds the lock file.
 */
const launch = async (
  { kind, command }: Launcher,
  { host, port }: Dynoxide['at'],
  dataDir: string | undefined,
): Promise<Launched | undefined> => {
  const serve = [binary(), 'serve', '--host', host, '--port', String(port)];
  const program = dataDir ? [...serve, '--db-path', join(dataDir, 'table.db')] : serve;
  const isPortable = kind === 'portable';
  const unlock = isPortable && dataDir ? await takeLock(join(dataDir, 'lock.pid')) : async () => undefined;
  if (!unlock) return undefined;
  const [first = '', ...args] = command(program, dataDir && join(dataDir, 'lock'));
  const pipes = isPortable ? (['pipe'] as const) : [];
  // A group of its own, or Ctrl+C would take the database away from requests that are being answered.
  const child = spawn(first, args, { stdio: ['ignore', 'ignore', 'pipe', ...pipes], detached: true });
  return { child, unlock };
};

const listening = (child: ChildProcess): Promise<'listening'> =>
  new Promise((resolve) => {
    child.stderr?.on('data', (text: Buffer) => text.includes('listening') && resolve('listening'));
  });

const inUse = (dataDir: string | undefined) =>
  new StartFailure(`Datamappen ${dataDir} används redan av en annan start av Bemanningsplan.`);

/**
 * Starts dynoxide on a free port of a loopback address that web pages cannot guess, with its data in `<dataDir>/table.db`, or in memory without a folder.
 * @throws StartFailure when another start uses the folder, or the binary or util-linux is missing.
 */
export const startDynoxide = async (
  dataDir?: string,
  at?: Dynoxide['at'],
  attempts = 3,
  by = launcher(),
): Promise<Dynoxide> => {
  const host = at?.host ?? privateAddress();
  const port = at?.port ?? (await freePort(host));
  const launched = await launch(by, { host, port }, dataDir);
  if (!launched) throw inUse(dataDir);
  const { child, unlock } = launched;
  const exit = once(child, 'exit')
    .finally(unlock)
    .then(
      ([code]) => code as number | null,
      () => 'missing' as const,
    );
  const first = await Promise.race([listening(child), exit]);
  if (first === 'listening')
    return {
      endpoint: `http://${host}:${port}`,
      at: { host, port },
      exited: exit.then(() => undefined),
      stop: async () => {
        child.kill('SIGTERM');
        await exit;
      },
    };
  if (first === 'missing')
    throw new StartFailure('Programmen setpriv och flock (paketet util-linux) saknas på den här datorn.');
  if (first === lockedExit) throw inUse(dataDir);
  if (attempts > 1) return startDynoxide(dataDir, at, attempts - 1, by);
  throw new StartFailure(
    dataDir
      ? `Databasen kunde inte startas i datamappen ${dataDir}: filen table.db är skadad, eller så går den inte att skriva till.`
      : 'Databasen kunde inte startas.',
  );
};
