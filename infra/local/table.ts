import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable } from './create-table.ts';
import { startDynoxide } from './dynoxide.ts';

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
  /** Settles when the database has stopped, by whatever cause. */
  readonly exited: Promise<void>;
}

const elsewhere = (endpoint: string) => ({
  endpoint,
  stop: () => Promise.resolve(),
  exited: new Promise<void>(() => undefined),
});

/**
 * Starts the database with the table {@link tableName}: in `dataDir` (durable, locked), or in memory without one. With
 * `DYNAMODB_ENDPOINT` set, nothing is started: the table is made over there.
 * @throws StartFailure with a Swedish line for the terminal.
 */
export const startTable = async (dataDir?: string): Promise<LocalTable> => {
  const given = process.env.DYNAMODB_ENDPOINT;
  const database = given ? elsewhere(given) : await startDynoxide(dataDir);
  const client = new DynamoDBClient({ ...localCredentials, endpoint: database.endpoint });
  try {
    await createTable(client, tableName);
  } finally {
    client.destroy();
  }
  return database;
};
