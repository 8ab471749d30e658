import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';
import { clientLimits } from '#functions/kernel/adapters/limits.ts';
import { withinWall } from '#functions/kernel/adapters/tenant.ts';
import { dynamoTable } from './dynamo.ts';
import type { Table } from './table.ts';
import { walledTable } from './walled.ts';

const tableWith = (config: DynamoDBClientConfig): Table => {
  const client = new DynamoDBClient(config);
  // This middleware copies every answer, value by value, for a logger that is never set.
  client.middlewareStack.remove('loggerMiddleware');
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return dynamoTable(documents, setting('TABLE_NAME'));
};

/** The application's table, named by the setting `TABLE_NAME`, within the reach of the work at hand. */
export const theTable: () => Table = lazy(() => {
  // The clients of all organisations share their connections: those know no credentials.
  const { requestHandler } = new DynamoDBClient({ requestHandler: clientLimits }).config;
  const { own, ofTenant } = withinWall((credentials) =>
    tableWith({ requestHandler, ...(credentials && { credentials }) }),
  );
  return walledTable(own, ofTenant);
});
