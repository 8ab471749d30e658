import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { localCredentials, startTable, tableName } from '#infra/local/table.ts';
import { timesOf } from '../benchmark.ts';

/** The milliseconds of 100 transactions of two rows each in an empty database, one after the other. */
export const bareWrites = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'bare-writes-'));
  const database = await startTable(folder);
  const client = new DynamoDBClient({ ...localCredentials, endpoint: database.endpoint });
  const table = dynamoTable(DynamoDBDocumentClient.from(client), tableName);
  let count = 0;
  const row = () => insert({ pk: 'BENCH', sk: `ROW#${++count}`, data: { id: String(count), name: 'Rad' } });
  const { writes } = await timesOf(5, {
    writes: async () => {
      for (let transaction = 0; transaction < 100; transaction++) await table.commit(row(), row());
    },
  });
  client.destroy();
  await database.stop();
  await rm(folder, { recursive: true });
  return writes;
};
