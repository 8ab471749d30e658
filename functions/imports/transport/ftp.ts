import { Writable } from 'node:stream';
import { Client, type FileInfo, FTPError } from 'basic-ftp';
import { jittered, pause } from '#functions/kernel/adapters/pause.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { maxFileBytes } from '#shared/model/hrImport.ts';
import type { FtpSecurity } from '#shared/model/importMapping.ts';
import { tooLarge } from '../read/file.ts';
import { addressOf } from './address.ts';
import { ftpProblem } from './ftpProblem.ts';
import { listFiles } from './listing.ts';
import { newestOf } from './newest.ts';

/** How the server of an organisation is reached. */
export interface FtpAccess {
  readonly host: string;
  readonly user: string;
  readonly password: string;
  readonly security: FtpSecurity;
}

/** What a test of the transport sets: ports of its own, and the certificate of its server. */
export interface FtpOptions {
  readonly ports: Readonly<Record<FtpSecurity, number>>;
  readonly ca?: string;
  /** After how many milliseconds of silence the server is given up. */
  readonly timeoutMs: number;
  /** How many milliseconds all conversations for a file may take: a server that sends a byte now and then is never silent. */
  readonly totalMs: number;
  /** How often a file is tried to be fetched. */
  readonly attempts: number;
  readonly wait: (attempt: number) => Promise<void>;
}

/** The standard ports: 990 where the connection is encrypted from the start, else 21. */
export const standard: FtpOptions = {
  ports: { tls: 21, implicit: 990, none: 21 },
  timeoutMs: 15_000,
  totalMs: 120_000,
  attempts: 3,
  wait: (attempt) => pause(jittered(attempt * 2)),
};

/** A fetched file. */
export interface FetchedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const notLoggedIn = 530;
const tlsRefused = new Set([431, 500, 502, 504, 534]);

const isTls = ({ code = '', message }: NodeJS.ErrnoException): boolean =>
  /^(ERR_TLS|ERR_SSL|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_VERIFY)/.test(code) || /certificate|SSL|TLS/.test(message);

/** The refusal that an error of the connection comes to; problems are passed on. */
const problemOf = (cause: unknown, isConnected: boolean): Problem => {
  if (cause instanceof Problem) return cause;
  if (cause instanceof FTPError && cause.code === notLoggedIn) return ftpProblem('ftpLogin');
  if (cause instanceof FTPError && !isConnected && tlsRefused.has(cause.code)) return ftpProblem('ftpTls');
  if (cause instanceof Error && isTls(cause)) return ftpProblem('ftpTls');
  return ftpProblem(isConnected ? 'ftpCut' : 'ftpUnreachable');
};

/** Rejects when the time is over. */
const lateness = (ms: number) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(ftpProblem('ftpSlow')), Math.max(0, ms));
  });
  return { late, forget: () => clearTimeout(timer) };
};

/** Runs the work over a connection of its own, which ends with it or at the instant `until`. Throws `importFtp`. */
const connected = async <T>(
  { host, user, password, security }: FtpAccess,
  { ports, ca, timeoutMs }: FtpOptions,
  until: number,
  work: (client: Client) => Promise<T>,
): Promise<T> => {
  // The client connects for data to the host of the control connection only, whatever the server answers.
  const client = new Client(timeoutMs);
  let isConnected = false;
  let isOver = false;
  const converse = async (): Promise<T> => {
    const address = await addressOf(host);
    if (isOver) throw ftpProblem('ftpSlow');
    await client.access({
      host: address,
      port: ports[security],
      user,
      password,
      secure: security === 'tls' ? true : security === 'implicit' ? 'implicit' : false,
      secureOptions: { servername: host, ...(ca && { ca }) },
    });
    isConnected = true;
    return work(client);
  };
  const conversation = converse();
  const { late, forget } = lateness(until - Date.now());
  try {
    return await Promise.race([conversation, late]);
  } catch (cause) {
    throw problemOf(cause, isConnected);
  } finally {
    isOver = true;
    forget();
    client.close();
    // A connection for data that was about to open when the time was over is known only now.
    const closeData = () => client.ftp.dataSocket?.destroy();
    void conversation.then(closeData, closeData);
  }
};

/** Gives up what cannot become better: a wrong password, an unknown host, a file that is too large. */
const isFinal = (cause: unknown): boolean =>
  !(cause instanceof Problem) ||
  !Object.values(cause.details.fields ?? {}).some(({ code }) => code === 'ftpCut' || code === 'ftpUnreachable');

const withRetries = async <T>(
  { attempts, wait, totalMs }: FtpOptions,
  work: (until: number) => Promise<T>,
): Promise<T> => {
  const until = Date.now() + totalMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(until);
    } catch (cause) {
      if (isFinal(cause) || attempt >= attempts) throw cause;
      await wait(attempt);
    }
  }
};

const partial = /\.(tmp|part|filepart|temp)$/i;

/** The files that may be meant: names that begin with the prefix, without those of unfinished transfers. */
const candidates = (files: readonly FileInfo[], prefix: string): readonly FileInfo[] =>
  files
    .filter(({ isFile, name }) => isFile && !partial.test(name))
    .filter(({ name }) => name.toLowerCase().startsWith(prefix.toLowerCase()));

const download = async (client: Client, name: string, size: number) => {
  const pieces: Buffer[] = [];
  let length = 0;
  const target = new Writable({
    write: (piece: Buffer, _, done) => {
      length += piece.length;
      // The length shows a file that grew while it was read; bytes beyond the size listed first are not kept.
      if (length <= size) pieces.push(piece);
      done(length > maxFileBytes ? ftpProblem('ftpCut') : null);
    },
  });
  await client.downloadTo(target, name);
  return { bytes: Buffer.concat(pieces), length };
};

/** The most files that are fetched until one is complete. */
const mostFetched = 5;

/**
 * The newest complete file whose name begins with the prefix. One that has another size than the server
 * named, or is still growing, is passed over. A lost connection is tried again. Throws `importFtp`, also when it cannot be told which file
 * is the newest, and `noImport` for a file that is too large.
 */
export const fetchNewest = (access: FtpAccess, prefix: string, options = standard): Promise<FetchedFile> =>
  withRetries(options, (until) =>
    connected(access, options, until, async (client) => {
      let left = candidates(await listFiles(client), prefix);
      for (let fetched = 0; fetched < mostFetched; fetched++) {
        const newest = await newestOf(client, left, Date.now());
        if (!newest) break;
        const { name } = newest;
        const size = await client.size(name);
        if (size > maxFileBytes) throw tooLarge();
        const { bytes, length } = await download(client, name, size);
        if (length === size && (await client.size(name)) === size) return { name, bytes };
        left = left.filter((file) => file !== newest);
      }
      throw ftpProblem('ftpNoFile');
    }),
  );

/** Signs in and counts the files in the folder. Throws `importFtp`. */
export const testConnection = (access: FtpAccess, options = standard): Promise<{ readonly files: number }> =>
  connected(access, options, Date.now() + options.totalMs, async (client) => ({
    files: (await listFiles(client)).filter(({ isFile }) => isFile).length,
  }));
