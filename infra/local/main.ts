import { setFlagsFromString } from 'node:v8';
import { demoPassword } from './demo.ts';
import { StartFailure } from './failure.ts';
import { type LocalServer, startLocal } from './server.ts';
import { onShutdown, type Starter } from './shutdown.ts';

const portOf = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartFailure(`PORT ska vara ett tal mellan 1 och 65535, inte ${text}.`);
};

/** Ends the process with exit code 1: prints the message of an expected failure, the whole error of any other. */
const fail = (cause: unknown): never => {
  console.error(cause instanceof StartFailure ? cause.message : cause);
  process.exit(1);
};

const greet = ({ url, dataDir, logins, samlLogins, mailUrl }: LocalServer, password: string | undefined): void =>
  console.log(
    [
      '',
      `Bemanningsplan är igång: ${process.env.APP_URL ?? url}`,
      ...logins.map((login) => `  ${login}`),
      ...(password ? [`  lösenord: ${password}`] : []),
      ...samlLogins.map((login) => `  ${login} (Demo-IdP, samma lösenord)`),
      `Utskickad e-post: ${mailUrl}`,
      `Data: ${dataDir}`,
      'Stoppa med Ctrl+C.',
      '',
    ].join('\n'),
  );

/**
 * Runs the program with the built pages of `site` until a signal asks it to stop or `starter`, the process that started it, has ended.
 * Its settings are in infra/local/README.md, "Settings".
 */
export const run = async (site: string, starter: Starter): Promise<void> => {
  const { PORT = '3000', HOST, DATA_DIR = '.local', DEMO, DEMO_PASSWORD } = process.env;
  const password = DEMO_PASSWORD || undefined;
  // The pinned SDK version runs on this Node version; its warning would hide the lines that matter.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  // On a machine with much memory Node lets its heap grow far beyond what is in use; the whole program has to fit in 350 MB.
  setFlagsFromString('--heap-growing-percent=40');
  let server: LocalServer | undefined;
  let stopping = false;
  onShutdown(starter, (reason) => {
    if (stopping) return;
    stopping = true;
    if (reason) console.log(reason);
    // Without a started server the process just ends: the database ends with it, and committed writes are on disk.
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
      warn: console.error,
    });
    void server.table.exited.then(() => stopping || fail(new StartFailure('Databasen stannade oväntat.')));
    greet(server, password ?? (DEMO === 'none' ? undefined : demoPassword));
  } catch (cause) {
    fail(cause);
  }
};
