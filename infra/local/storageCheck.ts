import { stat } from 'node:fs/promises';
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { localCredentials, tableName } from './table.ts';

/** Milliseconds that the database has for the write by which it is checked, and for how long a result is used again. */
const limitMs = 2500;
const keptMs = 1000;
/** Milliseconds between checks of the database while health is requested: requests do not wait for a check. */
const everyMs = 400;
const watchedMs = 5000;

const probe = { pk: { S: 'SYSTEM' }, sk: { S: 'PROBE' } };

const faultOf = (cause: unknown): string =>
  cause instanceof Error && ['AbortError', 'TimeoutError'].includes(cause.name)
    ? 'Databasen svarar inte.'
    : 'Databasen kan inte skriva: den har stannat, eller så är disken full eller filen skadad.';

/** Asks whether the database still stores what it is given. */
export interface StorageCheck {
  /** One Swedish line for the person at the terminal; undefined when all is well. Answers within three seconds. */
  readonly fault: () => Promise<string | undefined>;
  readonly stop: () => Promise<void>;
}

/**
 * Checks a database by a write, and that its file (where it has one) is still the one that was opened: a removed file is written to until
 * the program stops, and then lost. Says once when a fault begins and when it is over.
 */
export const storageCheck = async (
  endpoint: string,
  file: string | undefined,
  say: (line: string) => void,
): Promise<StorageCheck> => {
  const client = new DynamoDBClient({ ...localCredentials, endpoint, maxAttempts: 1 });
  const inode = async () => file && (await stat(file).catch(() => undefined))?.ino;
  const opened = await inode();

  const find = async (): Promise<string | undefined> => {
    if ((await inode()) !== opened)
      return `Databasfilen ${file} har tagits bort eller bytts ut medan programmet var igång.`;
    try {
      const put = new PutItemCommand({ TableName: tableName, Item: probe });
      await client.send(put, { abortSignal: AbortSignal.timeout(limitMs) });
      return undefined;
    } catch (cause) {
      return faultOf(cause);
    }
  };

  let known: string | undefined;
  const report = (fault: string | undefined) => {
    if (fault && fault !== known) say(fault);
    if (!fault && known) say('Databasen fungerar igen.');
    known = fault;
  };

  let asked = 0;
  let isStopped = false;
  let next: NodeJS.Timeout | undefined;
  let running: Promise<string | undefined> | undefined;
  let last: { readonly at: number; readonly fault: string | undefined } | undefined;
  const check = async (): Promise<string | undefined> => {
    clearTimeout(next);
    const at = Date.now();
    const fault = await find();
    last = { at, fault };
    running = undefined;
    if (isStopped) return fault;
    report(fault);
    if (at - asked < watchedMs) next = setTimeout(begin, everyMs).unref();
    return fault;
  };
  const begin = (): Promise<string | undefined> => {
    running ??= check();
    return running;
  };
  return {
    fault: async () => {
      asked = Date.now();
      return last && asked - last.at <= keptMs ? last.fault : begin();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(next);
      client.destroy();
    },
  };
};
