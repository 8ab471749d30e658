import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Scope, scopeOf } from '#functions/kernel/changes/scope.ts';
import type { Caller } from '#functions/kernel/rights/caller.ts';
import type { Place } from '#functions/kernel/rights/place.ts';
import { dynamoTable } from '#functions/kernel/store/dynamo.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { localCredentials, startTable, tableName } from '#infra/local/table.ts';

/** A real table in memory, for tests of repositories and services without HTTP. */
export interface World {
  readonly table: Table;
  readonly scope: (
    options?: Partial<{ caller: Caller; place: Place; now: Date; path: Record<string, string>; table: Table }>,
  ) => Scope;
  readonly stop: () => Promise<void>;
}

const superAdmin: Caller = { username: 'superadmin@demo.se', type: 'SuperAdmin', grants: [] };

/** Starts the table (some ten milliseconds). */
export const startWorld = async (): Promise<World> => {
  const { endpoint, stop } = await startTable();
  const client = new DynamoDBClient({ ...localCredentials, endpoint });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  // By which cursors are sealed.
  process.env.EDGE_SECRET ??= 'of-the-tests';
  const table = dynamoTable(documents, tableName);
  return {
    table,
    scope: (options = {}) =>
      scopeOf({ caller: superAdmin, place: {}, table, now: new Date(), path: {}, address: '127.0.0.1', ...options }),
    stop: async () => {
      client.destroy();
      await stop();
    },
  };
};
