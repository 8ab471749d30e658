import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localCredentials, startTable, tableName as TableName } from '#infra/local/table.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'durability-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const connect = (endpoint: string) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ ...localCredentials, endpoint, maxAttempts: 1 }));

/** A database with a parent of its own, which can be killed. */
const program = `
  import { startTable } from '#infra/local/table.ts';
  console.log((await startTable(process.argv[1])).endpoint);
  setInterval(() => undefined, 1000);
`;

const startProcess = async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, dataDir];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, endpoint: text.toString().trim() };
};

test('kill -9 of the parent of the database loses no confirmed write and leaves neither process nor lock', async () => {
  const { child, endpoint } = await startProcess();
  const table = connect(endpoint);
  const keys = Array.from({ length: 1000 }, (_, index) => ({ pk: `ORG#${index % 7}`, sk: `ASSET#${index}` }));
  const answered: typeof keys = [];
  const waiting = [...keys];
  const writer = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      await table.send(new PutCommand({ TableName, Item: { ...key, name: `Åsa ${key.sk}` } }));
      answered.push(key);
      if (answered.length === 500) child.kill('SIGKILL');
    }
  };
  const writers = await Promise.allSettled(Array.from({ length: 10 }, writer));
  expect(writers.every(({ status }) => status === 'rejected')).toBe(true);
  expect(answered.length).toBeGreaterThanOrEqual(500);
  expect(answered.length).toBeLessThan(1000);

  const again = await startTable(dataDir);
  const after = connect(again.endpoint);
  const found = await Promise.all(answered.map((Key) => after.send(new GetCommand({ TableName, Key }))));
  expect(found.map(({ Item }) => Item)).toEqual(answered.map((key) => ({ ...key, name: `Åsa ${key.sk}` })));
  await again.stop();
});
