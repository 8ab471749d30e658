import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from '#functions/kernel/services/environment.ts';
import { dynamoTable } from './dynamo.ts';
import type { Table } from './table.ts';

/** Made at the first use and kept for the life of the process. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** The product's one table. */
export const theTable: () => Table = once(() => {
  const client = new DynamoDBClient();
  // It copies every answer, value by value, for a logger that we never give it.
  client.middlewareStack.remove('loggerMiddleware');
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  return dynamoTable(documents, setting('TABLE_NAME'));
});
