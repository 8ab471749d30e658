import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { setting } from './environment.ts';
import { dynamoTable } from './table/dynamo.ts';
import type { Table } from './table/table.ts';

/** Made at the first use and kept for the life of the process. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** The product's one table. */
export const theTable: () => Table = once(() =>
  dynamoTable(
    DynamoDBDocumentClient.from(new DynamoDBClient(), { marshallOptions: { removeUndefinedValues: true } }),
    setting('TABLE_NAME'),
  ),
);
