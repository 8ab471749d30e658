import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StartFailure } from './failure.ts';
import { freePort } from './free-port.ts';
import { privateAddress } from './loopback.ts';

const lockedExit = 99;

/** The running database: where it listens, how to stop it, and when it stopped (by whatever cause). */
export interface Dynoxide {
  readonly endpoint: string;
  /** Where to start it again, so that its endpoint stays the same. */
  readonly at: { readonly host: string; readonly port: number };
  readonly stop: () => Promise<void>;
  readonly exited: Promise<void>;
}

const binary = (): string => {
  try {
    return createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide');
  } catch {
    throw new StartFailure(
      'Databasprogrammet dynoxide saknas för den här datorn: kör npm ci på Linux x64, eller sätt DYNAMODB_ENDPOINT.',
    );
  }
};

/** The second's grace lets the database of a start that was just killed finish dying. */
const locked = (dataDir: string): readonly string[] => [
  'flock',
  ...['--timeout', '1', '--conflict-exit-code', String(lockedExit), '--no-fork', join(dataDir, 'lock')],
];

/**
 * The kernel keeps both promises that must outlive a kill -9: the process dies with its parent (pdeathsig), and the
 * lock belongs to the database process itself (flock execs it with the descriptor open).
 */
const launch = (host: string, port: number, dataDir: string | undefined): ChildProcess => {
  const serve = [binary(), 'serve', '--host', host, '--port', String(port)];
  const command = dataDir ? [...locked(dataDir), ...serve, '--db-path', join(dataDir, 'table.db')] : serve;
  // A group of its own, or Ctrl+C would take the database away from requests that are being answered.
  return spawn('setpriv', ['--pdeathsig', 'KILL', ...command], { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
};

const listening = (child: ChildProcess): Promise<'listening'> =>
  new Promise((resolve) => {
    child.stderr?.on('data', (text: Buffer) => text.includes('listening') && resolve('listening'));
  });

/**
 * Starts dynoxide on a free port of a loopback address that web pages cannot guess, with its data in `<dataDir>/table.db`, or in memory without a folder.
 * @throws StartFailure when another start uses the folder, or the binary or util-linux is missing.
 */
export const startDynoxide = async (
  dataDir?: string,
  at?: { readonly host: string; readonly port: number },
  attempts = 3,
): Promise<Dynoxide> => {
  const host = at?.host ?? privateAddress();
  const port = at?.port ?? (await freePort(host));
  const child = launch(host, port, dataDir);
  const exit = once(child, 'exit').then(
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
  if (first === lockedExit)
    throw new StartFailure(`Datamappen ${dataDir} används redan av en annan start av Bemanningsplan.`);
  if (attempts > 1) return startDynoxide(dataDir, at, attempts - 1);
  throw new StartFailure(
    dataDir
      ? `Databasen kunde inte startas i datamappen ${dataDir}: filen table.db är skadad, eller så går den inte att skriva till.`
      : 'Databasen kunde inte startas.',
  );
};
