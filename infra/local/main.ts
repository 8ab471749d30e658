import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { StartFailure } from './failure.ts';
import { mailPath } from './mail/pages.ts';
import { demoPassword, type LocalServer, startLocal } from './server.ts';

const portOf = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartFailure(`PORT ska vara ett tal mellan 1 och 65535, inte ${text}.`);
};

/** Ends the process: one line for what is expected to happen, all of it for what is not. */
const fail = (cause: unknown): never => {
  console.error(cause instanceof StartFailure ? cause.message : cause);
  process.exit(1);
};

/** The process that started this one, and the one above it: npm puts a shell between, which passes no signal on. */
const above = (): string => {
  try {
    const [, status = ''] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ');
    return `${process.ppid} ${status.split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
};

/** Calls `stop` at a signal; and when npm, which alone could tell, is gone. */
const whenTold = (stop: () => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const starters = above();
  if (process.env.npm_lifecycle_event === 'start') setInterval(() => above() !== starters && stop(), 300).unref();
};

const greet = ({ url, dataDir, logins }: LocalServer, password: string): void =>
  console.log(
    [
      '',
      `Bemanningsplan är igång: ${url}`,
      ...logins.map((login) => `  ${login}`),
      `  lösenord: ${password}`,
      `Utskickad e-post: ${url}${mailPath}`,
      `Data: ${dataDir}`,
      'Stoppa med Ctrl+C.',
      '',
    ].join('\n'),
  );

/**
 * Runs the program until it is told to stop, with the built pages of `site`.
 * Settings: PORT, HOST, DATA_DIR, DEMO, DEMO_PASSWORD, DYNAMODB_ENDPOINT, MAIL_FROM, APP_URL, SUPPORT_EMAIL.
 */
export const run = async (site: string): Promise<void> => {
  const { PORT = '3000', HOST, DATA_DIR = '.local', DEMO, DEMO_PASSWORD: password = demoPassword } = process.env;
  // Harmless with the pinned version, and it would stand between the lines that matter.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  // On a machine with much memory Node lets its heap grow far beyond what is in use; here all of it is to fit in 350 MB.
  setFlagsFromString('--heap-growing-percent=40');
  let server: LocalServer | undefined;
  let stopping = false;
  whenTold(() => {
    if (stopping) return;
    stopping = true;
    // Before it has started it just ends: the database dies with it, and what was written is written.
    Promise.resolve(server?.stop()).then(() => process.exit(0), fail);
  });
  try {
    server = await startLocal({
      dataDir: DATA_DIR,
      port: portOf(PORT),
      host: HOST || undefined,
      site,
      demo: DEMO,
      password,
      say: console.log,
    });
    void server.table.exited.then(() => stopping || fail(new StartFailure('Databasen stannade oväntat.')));
    greet(server, password);
  } catch (cause) {
    fail(cause);
  }
};
