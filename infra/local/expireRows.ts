import {
  ConditionalCheckFailedException,
  DeleteItemCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '#infra/table.ts';
import { localCredentials, tableName } from './table.ts';

/** Rows that are read at a time: without a limit the embedded database reads the whole table for each page. */
const rowsAtOnce = 500;

const isExpired = (now: Date) => ({
  ExpressionAttributeNames: { '#expires': tableShape.timeToLive },
  ExpressionAttributeValues: { ':now': { N: `${Math.floor(now.getTime() / 1000)}` } },
});

/** Removes the rows whose time is over, as DynamoDB does by itself: the embedded database keeps them, and they may name people. */
export const expireRows = async (endpoint: string, now: Date): Promise<void> => {
  const client = new DynamoDBClient({ ...localCredentials, endpoint });
  try {
    const query = { TableName: tableName, Limit: rowsAtOnce, FilterExpression: '#expires <= :now', ...isExpired(now) };
    for await (const { Items = [] } of paginateScan({ client }, query))
      for (const { pk, sk } of Items)
        await client
          .send(
            new DeleteItemCommand({
              TableName: tableName,
              Key: { pk: pk!, sk: sk! },
              // It may have been written anew since.
              ConditionExpression: '#expires <= :now',
              ...isExpired(now),
            }),
          )
          .catch((cause: unknown) => {
            if (!(cause instanceof ConditionalCheckFailedException)) throw cause;
          });
  } finally {
    client.destroy();
  }
};
