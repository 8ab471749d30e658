import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { localCredentials, tableName } from '#infra/local/table.ts';

/** Every item of the whole table at an endpoint, as DynamoDB has it, by its keys. */
export const scan = async (endpoint: string): Promise<ReadonlyMap<string, string>> => {
  const client = new DynamoDBClient({ ...localCredentials, endpoint });
  try {
    const items = new Map<string, string>();
    for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName, ConsistentRead: true }))
      for (const item of Items) items.set(`${item.pk?.S} ${item.sk?.S}`, JSON.stringify(item));
    return items;
  } finally {
    client.destroy();
  }
};
