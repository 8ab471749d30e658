import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '#functions/kernel/adapters/environment.ts';
import { lazy } from '#functions/kernel/adapters/lazy.ts';
import { dynamoTable } from './dynamo.ts';
import type { Table } from './table.ts';

/** Milliseconds. When the database hangs, the three attempts of the client end before the gateway gives up after 29 s. */
const limits = { connectionTimeout: 2000, requestTimeout: 6000, throwOnRequestTimeout: true };

/** The application's table, named by the setting `TABLE_NAME`. */
export const theTable: () => Table = lazy(() => {
  const client = new DynamoDBClient({ requestHandler: limits });
  // This middleware copies every answer, value by value, for a logger that is never set.
  client.middlewareStack.remove('loggerMiddleware');
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return dynamoTable(documents, setting('TABLE_NAME'));
});
