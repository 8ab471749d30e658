import {
  CreateTableCommand,
  type DynamoDBClient,
  ListTablesCommand,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '#infra/table.ts';

const keys = ({ partitionKey, sortKey }: { readonly partitionKey: string; readonly sortKey: string }) => [
  { AttributeName: partitionKey, KeyType: 'HASH' as const },
  { AttributeName: sortKey, KeyType: 'RANGE' as const },
];

const definition = (TableName: string) =>
  new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keys(tableShape),
    AttributeDefinitions: [tableShape, ...tableShape.indexes]
      .flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey])
      .map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    GlobalSecondaryIndexes: tableShape.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keys(index),
      Projection: { ProjectionType: 'ALL' as const },
    })),
  });

/** Creates a table of the shape in `#infra/table.ts` unless it is there already. */
export const createTable = async (client: DynamoDBClient, name: string): Promise<void> => {
  const { TableNames } = await client.send(new ListTablesCommand({}));
  if (TableNames?.includes(name)) return;
  try {
    await client.send(definition(name));
  } catch (cause) {
    // Two starts on one DYNAMODB_ENDPOINT may both have seen it missing.
    if (!(cause instanceof ResourceInUseException)) throw cause;
  }
};
