import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable } from './createTable.ts';
import { startDynoxide } from './dynoxide.ts';
import { StartFailure } from './failure.ts';
import { supervised } from './supervised.ts';

/** The name of the application's table on one machine. */
export const tableName = 'bemanningsplan';

/** Credentials that the SDK requires and the local services ignore. */
export const localCredentials = {
  region: 'eu-north-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

/** A database with the application's table in it. */
export interface LocalTable {
  /** For `AWS_ENDPOINT_URL_DYNAMODB` or a client's `endpoint`. */
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
  /** Settles when the database has stopped for good: one in memory, by whatever cause. */
  readonly exited: Promise<void>;
}

const never = new Promise<void>(() => undefined);

const elsewhere = (endpoint: string) => ({ endpoint, stop: () => Promise.resolve(), exited: never });

const inFolder = async (dataDir: string, say: (line: string) => void) => ({
  ...(await supervised(dataDir, say)),
  exited: never,
});

/**
 * Starts the database with the table {@link tableName}: in `dataDir` (durable, locked), or in memory without one. With
 * `DYNAMODB_ENDPOINT` set, nothing is started: the table is made over there. A database with a folder is started again when it ends by
 * itself; `say` receives a Swedish line then.
 * @throws StartFailure with a Swedish line for the terminal.
 */
export const startTable = async (
  dataDir?: string,
  say: (line: string) => void = () => undefined,
): Promise<LocalTable> => {
  const given = process.env.DYNAMODB_ENDPOINT;
  const database = given ? elsewhere(given) : dataDir ? await inFolder(dataDir, say) : await startDynoxide();
  const client = new DynamoDBClient({ ...localCredentials, endpoint: database.endpoint });
  try {
    await createTable(client, tableName);
  } catch (cause) {
    await database.stop();
    throw dataDir && !given
      ? new StartFailure(`Databasen i datamappen ${dataDir} går inte att läsa: filen table.db är skadad.`)
      : cause;
  } finally {
    client.destroy();
  }
  return database;
};
