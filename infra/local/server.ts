import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { answersFolder } from '#functions/kernel/store/fileNames.ts';
import { handler as preToken } from '#functions/triggers/identity/preToken.ts';
import { contract as wholeContract } from '#shared/contract/index.ts';
import { daily, every, hourly } from './daily.ts';
import { dataFolder } from './dataFolder.ts';
import { demoPassword, hasData, prepare } from './demo.ts';
import { setEnvironment } from './environment.ts';
import { expireRows } from './expireRows.ts';
import { StartFailure } from './failure.ts';
import { answerPages } from './files/answers.ts';
import { freePort } from './freePort.ts';
import type { Handlers } from './gateway/api.ts';
import { localOnly } from './gateway/localOnly.ts';
import type { Contract } from './gateway/routes.ts';
import { isLoopback } from './gateway/sameMachine.ts';
import { startGateway } from './gateway/server.ts';
import { lambdas } from './handlers.ts';
import { offerDemoIdp, setProviders } from './identity/demoIdp.ts';
import { federationPages } from './identity/federation/pages.ts';
import { serviceProviderOf } from './identity/federation/saml.ts';
import { assertDatabaseThere, assertDataThere, databaseFile, markInstalled } from './installed.ts';
import { mailPages, mailPath } from './mail/pages.ts';
import { type StandIns, startStandIns } from './standIns.ts';
import { storageCheck } from './storageCheck.ts';
import { type LocalTable, startTable } from './table.ts';

export interface LocalOptions {
  /** The folder of all data, created if missing. Without one the data is lost when the server stops. */
  readonly dataDir?: string;
  /** 0, the default, takes any free one. */
  readonly port?: number;
  readonly host?: string;
  /** The folder of the built single-page application. */
  readonly site?: string;
  /** The initial data: `none` is the SuperAdmin only. */
  readonly demo?: string;
  /** The password of the initial accounts; without one that of the demo, or, where there is no demo, a random one that `say` receives. */
  readonly password?: string;
  /** Receives the progress of the first load, in Swedish. */
  readonly say?: (line: string) => void;
  /** Receives a line in Swedish when the database stops, starts again or fails. */
  readonly warn?: (line: string) => void;
  /** Other endpoints than the product's. */
  readonly api?: { readonly contract: Contract; readonly handlers: Handlers };
}

/** The whole program on one machine, running and ready. */
export interface LocalServer {
  readonly url: string;
  readonly dataDir: string;
  /** Usernames of the initial accounts. */
  readonly logins: readonly string[];
  /** Those of the demo's identity provider. */
  readonly samlLogins: readonly string[];
  /** Where the mails are shown; with the key of this start where the program is reached from other machines. */
  readonly mailUrl: string;
  readonly table: LocalTable;
  readonly standIns: StandIns;
  readonly stop: () => Promise<void>;
}

const listeningFault = (cause: unknown, port: number, host: string): unknown => {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartFailure(`Porten ${port} är upptagen. Välj en annan, till exempel: PORT=${port + 1} npm start`);
  if (code === 'EACCES') return new StartFailure(`Porten ${port} får inte användas av dig. Välj en över 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartFailure(`Adressen ${host} finns inte här.`);
  return cause;
};

const nameOf = (host: string): string => (['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host);

/**
 * Starts database, stand-ins and gateway in this process and loads the initial data; until that is done
 * /api/health answers 503. The functions read the environment of the process, so only one server can run in a process.
 * @throws StartFailure with one Swedish line: port or folder in use, a program missing.
 */
export const startLocal = async (options: LocalOptions = {}): Promise<LocalServer> => {
  const { host = '127.0.0.1', api = { contract: wholeContract, handlers: lambdas } } = options;
  const folder = await dataFolder(options.dataDir);
  const port = options.port || (await freePort());
  const url = `http://${nameOf(host)}:${port}`;
  const stops = [folder.forget];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  try {
    const owned = options.dataDir && !process.env.DYNAMODB_ENDPOINT ? folder.path : undefined;
    if (owned) await assertDatabaseThere(owned);
    const warn = options.warn ?? (() => undefined);
    const table = await startTable(options.dataDir && folder.path, warn);
    stops.push(table.stop);
    const check = await storageCheck(table.endpoint, owned && databaseFile(owned), warn);
    stops.push(check.stop);
    const standIns = await startStandIns({ dataDir: folder.path, tableEndpoint: table.endpoint, trigger: preToken });
    stops.push(standIns.stop);
    setEnvironment({ dataDir: folder.path, tableEndpoint: table.endpoint, standIns, appUrl: url });
    setProviders([]);
    if (owned) await assertDataThere(owned, await hasData());
    const { logins, load } = await prepare({
      demo: options.demo,
      password: options.password,
      say: options.say ?? (() => undefined),
    });
    // What a program that was killed left half stored is taken back before anybody reads it.
    const { handler: recoverImports, recover } = await import('#functions/triggers/imports/recovery.ts');
    await recover({ areEnded: true });
    const key = randomBytes(24).toString('base64url');
    const origins = [...new Set([url, `http://127.0.0.1:${port}`, process.env.APP_URL || url])];
    const federation = federationPages(standIns.pool, url, origins);
    const gateway = await startGateway({
      ...api,
      site: options.site ?? resolve('dist/web'),
      extras: {
        '/_local': localOnly({ host, key }, mailPages(standIns.mails)),
        ...Object.fromEntries(['/oauth2', '/saml2', '/logout'].map((path) => [path, federation])),
        [`/${answersFolder}`]: answerPages(standIns.files, setting('FILES_BUCKET')),
      },
      storageFault: check.fault,
      port,
      host,
    });
    stops.push(gateway.stop);
    await load();
    stops.push(every(20_000, recoverImports, 'interrupted imports could not be taken back'));
    const { orderDueImports } = await import('./imports/scheduled.ts');
    stops.push(
      hourly(() => orderDueImports(join(folder.path, 'importDay')), 'the imports of the day could not be ordered'),
      daily(
        async () => (await import('#functions/triggers/retention/schedule.ts')).handler(),
        'the retention could not be ordered',
      ),
      daily(() => expireRows(table.endpoint, new Date()), 'expired rows could not be removed'),
    );
    const idp = await offerDemoIdp({
      pool: standIns.pool,
      service: serviceProviderOf(standIns.pool, url),
      dataDir: folder.path,
      password: options.password ?? demoPassword,
      origins,
    });
    stops.push(idp.stop);
    if (owned) await markInstalled(owned);
    const mailUrl = `${url}${mailPath}${isLoopback(host) ? '' : `?key=${key}`}`;
    return { url, dataDir: folder.path, logins, samlLogins: idp.logins, mailUrl, table, standIns, stop };
  } catch (cause) {
    await stop();
    throw listeningFault(cause, port, host);
  }
};
