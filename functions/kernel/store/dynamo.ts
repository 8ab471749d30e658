import {
  ConditionalCheckFailedException,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { jittered, pause } from '#functions/kernel/adapters/pause.ts';
import { Problem } from '#functions/kernel/problem.ts';
import { pastTable } from './pastTable.ts';
import { withPlanVersions } from './planVersions.ts';
import { Conflict, type Guard, type Key, type Row, type Search, type Slice, type Table, type Write } from './table.ts';

interface Condition {
  readonly ConditionExpression?: string;
  readonly ExpressionAttributeNames?: Record<string, string>;
  readonly ExpressionAttributeValues?: Record<string, unknown>;
}

const conditionOf = (guard: Guard | undefined): Condition => {
  if (guard === undefined) return {};
  if (guard === 'present') return { ConditionExpression: 'attribute_exists(pk)' };
  if (guard === 'absent' || guard.version === 0)
    return {
      // An expired row that has not been swept yet counts as absent.
      ConditionExpression: 'attribute_not_exists(pk) OR #expires <= :now',
      ExpressionAttributeNames: { '#expires': 'expires' },
      ExpressionAttributeValues: { ':now': Math.floor(Date.now() / 1000) },
    };
  return {
    ConditionExpression: '#version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':version': guard.version },
  };
};

const notRemoving = {
  ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#removing)',
  ExpressionAttributeNames: { '#removing': 'removing' },
};

const rangeOf = ({ index, pk, prefix, between }: Slice) => {
  const [hash, range] = index ? [`${index}pk`, `${index}sk`] : ['pk', 'sk'];
  const within = between ? ' AND #range BETWEEN :first AND :last' : prefix ? ' AND begins_with(#range, :prefix)' : '';
  return {
    IndexName: index,
    ConsistentRead: !index,
    KeyConditionExpression: `#hash = :pk${within}`,
    ExpressionAttributeNames: { '#hash': hash, ...(within && { '#range': range }) },
    ExpressionAttributeValues: {
      ':pk': pk,
      ...(between ? { ':first': between[0], ':last': between[1] } : prefix ? { ':prefix': prefix } : {}),
    },
  };
};

/** The range, filtered to rows whose JSON text contains each value as JSON writes it, quotes included. */
const searchOf = ({ holding, ...slice }: Search) => {
  const range = rangeOf(slice);
  return {
    ...range,
    ScanIndexForward: !slice.newestFirst,
    FilterExpression: holding.map((_, n) => `contains(#data, :held${n})`).join(' AND '),
    ExpressionAttributeNames: { ...range.ExpressionAttributeNames, '#data': 'data' },
    ExpressionAttributeValues: {
      ...range.ExpressionAttributeValues,
      ...Object.fromEntries(holding.map((value, n) => [`:held${n}`, JSON.stringify(value)])),
    },
  };
};

/** The bytes of `data` that fit in a row: DynamoDB's limit of 400 KB for an item, less the keys. */
const mostBytes = 400_000;

/**
 * `data` is stored as one JSON text: nested attributes take five times as long to read and twice the bytes to send. Throws
 * `full` when it does not fit in a row, such as a timeline of hundreds of periods with long comments.
 */
const itemOf = ({ data, ...row }: Row) => {
  const text = JSON.stringify(data);
  if (Buffer.byteLength(text) > mostBytes) throw new Problem('full');
  return { ...row, data: text };
};

/** Turns the item into the row without a copy: thousands are read for one answer. */
const rowOf = <Data>(item: Record<string, unknown>): Row<Data> =>
  Object.assign(item, { data: JSON.parse(item.data as string) }) as unknown as Row<Data>;

/** DynamoDB removes expired rows late: an expired row counts as absent when it is read. */
const alive = (row: Row): boolean => row.expires === undefined || row.expires > Date.now() / 1000;

const transientCodes = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'None',
  undefined,
]);

/** Why a write failed: a guard did not hold, a transient collision or throttling, or a fault. */
const failureOf = (cause: unknown): 'conflict' | 'transient' | 'fault' => {
  if (cause instanceof ConditionalCheckFailedException) return 'conflict';
  if (cause instanceof TransactionConflictException) return 'transient';
  if (!(cause instanceof TransactionCanceledException)) return 'fault';
  const codes = (cause.CancellationReasons ?? []).map((reason) => reason.Code);
  if (codes.includes('ConditionalCheckFailed')) return 'conflict';
  return codes.every((code) => transientCodes.has(code)) ? 'transient' : 'fault';
};

const attempts = 12;
/** DynamoDB's limit of keys in one batch. */
const batchSize = 100;

/** Rows as they are stored: consistent reads (but for the index), guarded writes, retry of transient collisions. */
const storedRows = (client: DynamoDBDocumentClient, TableName: string): Table => {
  const itemOfWrite = (write: Write) => {
    if ('put' in write) return { Put: { TableName, Item: itemOf(write.put), ...conditionOf(write.guard) } };
    if ('remove' in write) return { Delete: { TableName, Key: write.remove, ...conditionOf(write.guard) } };
    return { ConditionCheck: { TableName, Key: write.requires, ...notRemoving } };
  };

  const send = async (writes: readonly Write[]): Promise<void> => {
    const items = writes.map(itemOfWrite);
    const [only] = items;
    if (items.length === 1 && only?.Put) await client.send(new PutCommand(only.Put));
    else if (items.length === 1 && only?.Delete) await client.send(new DeleteCommand(only.Delete));
    else await client.send(new TransactWriteCommand({ TransactItems: items }));
  };

  const batchOf = async <Data>(keys: readonly Record<string, unknown>[]): Promise<readonly Row<Data>[]> => {
    const rows: Row<Data>[] = [];
    let left = keys;
    for (let attempt = 1; left.length > 0; attempt++) {
      const { Responses, UnprocessedKeys } = await client.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [...left], ConsistentRead: true } } }),
      );
      rows.push(...(Responses?.[TableName] ?? []).map((item) => rowOf<Data>(item)).filter(alive));
      // Keys left over when the answer reached 16 MB or the read was throttled.
      left = UnprocessedKeys?.[TableName]?.Keys ?? [];
      if (left.length > 0) {
        if (attempt === attempts) throw new Error('the table left keys unprocessed');
        await pause(jittered(attempt));
      }
    }
    return rows;
  };

  return {
    get: async <Data>({ pk, sk }: Key) => {
      const { Item } = await client.send(new GetCommand({ TableName, Key: { pk, sk }, ConsistentRead: true }));
      const row = Item && rowOf<Data>(Item);
      return row && alive(row) ? row : undefined;
    },

    getAll: async <Data>(keys: readonly Key[]) => {
      const distinct = [...new Map(keys.map(({ pk, sk }) => [`${pk}\n${sk}`, { pk, sk }])).values()];
      const batches = Array.from({ length: Math.ceil(distinct.length / batchSize) }, (_, n) =>
        batchOf<Data>(distinct.slice(n * batchSize, (n + 1) * batchSize)),
      );
      return (await Promise.all(batches)).flat();
    },

    query: async <Data>(slice: Slice) => {
      const rows: Row<Data>[] = [];
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName,
            ...rangeOf(slice),
            ScanIndexForward: !slice.newestFirst,
            Limit: slice.limit,
            ExclusiveStartKey,
          }),
        );
        rows.push(...(page.Items ?? []).map((item) => rowOf<Data>(item)).filter(alive));
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey && rows.length < (slice.limit ?? Number.POSITIVE_INFINITY));
      return rows;
    },

    search: async <Data>(search: Search) => {
      const rows: Row<Data>[] = [];
      let read = 0;
      let ExclusiveStartKey: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({ TableName, ...searchOf(search), Limit: search.limit - read, ExclusiveStartKey }),
        );
        rows.push(...(page.Items ?? []).map((item) => rowOf<Data>(item)).filter(alive));
        read += page.ScannedCount ?? 0;
        ExclusiveStartKey = page.LastEvaluatedKey;
      } while (ExclusiveStartKey && read < search.limit);
      return { rows, read, next: ExclusiveStartKey?.sk as string | undefined };
    },

    commit: async (...changes) => {
      const writes = withPlanVersions(changes);
      for (let attempt = 1; ; attempt++) {
        try {
          return await send(writes);
        } catch (cause) {
          const failure = failureOf(cause);
          if (failure === 'conflict') throw new Conflict('version conflict', { cause });
          if (failure === 'fault' || attempt === attempts) throw cause;
          await pause(jittered(attempt));
        }
      }
    },
  };
};

/** The table port on DynamoDB. */
export const dynamoTable = (client: DynamoDBDocumentClient, TableName: string): Table =>
  pastTable(storedRows(client, TableName));
