import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartFailure } from '#infra/local/failure.ts';
import { type LocalTable, localCredentials, startTable, tableName as TableName } from '#infra/local/table.ts';

const connect = ({ endpoint }: LocalTable) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ ...localCredentials, endpoint }));

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'table-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the local table keeps its items over a restart and finds them by key and by index', async () => {
  const Item = { pk: 'ORG#o', sk: 'ORG', gsi1pk: 'ORGS', gsi1sk: 'o', name: 'Åre' };
  const before = await startTable(dataDir);
  await connect(before).send(new PutCommand({ TableName, Item }));
  await before.stop();

  const after = await startTable(dataDir);
  const table = connect(after);
  expect((await table.send(new GetCommand({ TableName, Key: { pk: 'ORG#o', sk: 'ORG' } }))).Item).toEqual(Item);
  const found = await table.send(
    new QueryCommand({
      TableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :all',
      ExpressionAttributeValues: { ':all': 'ORGS' },
    }),
  );
  expect(found.Items).toEqual([Item]);
  await after.stop();
});

test('a second database on the same folder is refused with one Swedish line until the first has stopped', async () => {
  const first = await startTable(dataDir);
  const second = startTable(dataDir);
  await expect(second).rejects.toBeInstanceOf(StartFailure);
  await expect(second).rejects.toThrow(/^Datamappen .* används redan av en annan start av Bemanningsplan\.$/);
  await first.stop();
  await (await startTable(dataDir)).stop();
});

test('two databases without a folder run at the same time', async () => {
  const [one, other] = await Promise.all([startTable(), startTable()]);
  await connect(one).send(new PutCommand({ TableName, Item: { pk: 'a', sk: 'b' } }));
  expect((await connect(other).send(new GetCommand({ TableName, Key: { pk: 'a', sk: 'b' } }))).Item).toBeUndefined();
  await Promise.all([one.stop(), other.stop()]);
});

test('DYNAMODB_ENDPOINT creates the table at that endpoint, which is not stopped', async () => {
  const there = await startTable();
  process.env.DYNAMODB_ENDPOINT = there.endpoint;
  try {
    const here = await startTable(dataDir);
    expect(here.endpoint).toBe(there.endpoint);
    await here.stop();
    await connect(there).send(new PutCommand({ TableName, Item: { pk: 'a', sk: 'b' } }));
    expect(await readdir(dataDir)).toEqual([]);
  } finally {
    delete process.env.DYNAMODB_ENDPOINT;
    await there.stop();
  }
});
