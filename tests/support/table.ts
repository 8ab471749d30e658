import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { localCredentials, startTable, tableName } from '#infra/local/table.ts';
import { startDataKeys } from './dataKeys.ts';
import { startedForFile } from './started.ts';

/** A real table in memory, for tests of repositories and services without HTTP. */
export interface World {
  readonly table: Table;
  readonly scope: (
    options?: Partial<Pick<Scope, 'caller' | 'place' | 'now' | 'table' | 'address' | 'http'>> & {
      path?: Record<string, string>;
    },
  ) => Scope;
}

const superAdmin: Caller = { username: 'superadmin@demo.se', type: 'SuperAdmin', grants: [] };

const startWorld = async (prepare: (world: World) => unknown): Promise<World & { stop: () => Promise<void> }> => {
  const { endpoint, stop } = await startTable();
  const client = new DynamoDBClient({ ...localCredentials, endpoint });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  // What services read beside the table: the key that signs the cursors of pages, no provider, and no role of an organisation.
  const keys = await startDataKeys();
  process.env.IDENTITY_PROVIDERS ??= join(import.meta.dirname, 'noProviders.json');
  process.env.TENANT_ROLE ??= 'none';
  process.env.RULES_VERSION ??= 'tests';
  const table = dynamoTable(documents, tableName);
  const world: World = {
    table,
    scope: (options = {}) =>
      scopeOf({ caller: superAdmin, place: {}, table, now: new Date(), path: {}, address: '127.0.0.1', ...options }),
  };
  await prepare(world);
  return {
    ...world,
    stop: async () => {
      client.destroy();
      await keys.stop();
      await stop();
    },
  };
};

/** A table for the tests of the file (it starts in some ten milliseconds), with what `prepare` stores first. */
export const withTable = (prepare: (world: World) => unknown = () => undefined): World => {
  const started = startedForFile(() => startWorld(prepare));
  return {
    get table() {
      return started().table;
    },
    scope: (options) => started().scope(options),
  };
};
