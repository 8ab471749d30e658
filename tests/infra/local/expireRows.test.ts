import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import { insert } from '#functions/kernel/store/table.ts';
import { expireRows } from '#infra/local/expireRows.ts';
import { localCredentials, startTable, tableName } from '#infra/local/table.ts';
import { scan } from '../../support/scan.ts';

test('rows whose time is over are removed from the database, and no other', async () => {
  const { endpoint, stop } = await startTable();
  const client = new DynamoDBClient({ ...localCredentials, endpoint });
  try {
    const now = new Date();
    const seconds = Math.floor(now.getTime() / 1000);
    const row = (sk: string, expires?: number) =>
      insert({ pk: 'USER#anna', sk, data: {}, ...(expires && { expires }) });
    const table = dynamoTable(DynamoDBDocumentClient.from(client), tableName);
    await table.commit(row('CODE#reset', seconds - 1), row('CODE#confirm', seconds + 60), row('PROFILE'));
    // More than one page of them.
    for (let page = 0; page < 7; page++)
      await table.commit(...Array.from({ length: 90 }, (_, n) => row(`CODE#${page}-${n}`, seconds - 1)));
    expect((await scan(endpoint)).size).toBe(633);
    await expireRows(endpoint, now);
    expect([...(await scan(endpoint)).keys()].sort()).toEqual(['USER#anna CODE#confirm', 'USER#anna PROFILE']);
  } finally {
    client.destroy();
    await stop();
  }
});
