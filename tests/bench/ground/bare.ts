import { randomUUID } from 'node:crypto';
import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import {
  accountKey,
  areaKey,
  organizationKey,
  placeRange,
  planKeys,
  unitKey,
  unitPartition,
} from '#functions/kernel/store/keys.ts';
import type { Key } from '#functions/kernel/store/table.ts';
import { tableName } from '#infra/local/table.ts';
import { areaId, organizations, type Size, superAdmin, unitIdOf } from './wards.ts';

const get = (documents: DynamoDBDocumentClient, Key: Key) =>
  documents.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));

/** The row of a unit by its own id, from index 1. */
const byId = (documents: DynamoDBDocumentClient, unitId: string) =>
  documents.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :pk',
      ExpressionAttributeValues: { ':pk': placeRange(unitId).pk },
      Limit: 1,
    }),
  );

/**
 * Reads every row of a partition whose sort key begins with the prefix, page by page, and parses its `data`: that is stored as JSON
 * text, so a row that is not parsed has no values.
 */
export const query = async (documents: DynamoDBDocumentClient, pk: string, prefix = ''): Promise<void> => {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: tableName,
        ConsistentRead: true,
        KeyConditionExpression: `pk = :pk${prefix && ' AND begins_with(sk, :prefix)'}`,
        ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
        ExclusiveStartKey,
      }),
    );
    for (const { data } of page.Items ?? []) JSON.parse(data);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
};

/** The caller's account, the place and the unit's plan: all that a request about one unit reads, without using it. */
export const readUnit = async (documents: DynamoDBDocumentClient, size: Size): Promise<void> => {
  const { orgId } = organizations[size];
  const unitId = unitIdOf(size);
  await query(documents, accountKey(superAdmin).pk);
  const place = [organizationKey(orgId), areaKey(orgId, areaId), unitKey(orgId, areaId, unitId)];
  await Promise.all(place.map((key) => get(documents, key)));
  await query(documents, unitPartition({ orgId, unitId }));
};

/** The caller's account, the place, the category and the employee read, and written with an entry of the log. */
export const changeAsset = async (
  documents: DynamoDBDocumentClient,
  size: Size,
  categoryId: string,
  assetId: string,
): Promise<void> => {
  const { orgId } = organizations[size];
  const unitId = unitIdOf(size);
  const ids = { orgId, areaId, unitId, categoryId };
  await query(documents, accountKey(superAdmin).pk);
  const place = [organizationKey(orgId), areaKey(orgId, areaId), unitKey(orgId, areaId, unitId)];
  await Promise.all([...place, planKeys.category(ids)].map((key) => get(documents, key)));
  const { Item = {} } = await get(documents, planKeys.asset(ids, assetId));
  const entry = { ...Item, pk: 'BENCH', sk: `ENTRY#${randomUUID()}` };
  const puts = [Item, entry].map((one) => ({ Put: { TableName: tableName, Item: one } }));
  await documents.send(new TransactWriteCommand({ TransactItems: puts }));
};

const width = 25;

/** The caller's account, the place, the units and the plan of every unit, as many at once as the program reads. */
export const readUnits = async (documents: DynamoDBDocumentClient, size: Size): Promise<void> => {
  const { orgId, units } = organizations[size];
  const { pk } = organizationKey(orgId);
  await query(documents, accountKey(superAdmin).pk);
  await get(documents, organizationKey(orgId));
  await Promise.all(['AREA#', 'UNIT#'].map((prefix) => query(documents, pk, prefix)));
  const queue = Array.from({ length: units }, (_, index) => unitIdOf(size, index)).values();
  const worker = async () => {
    for (const unitId of queue) await query(documents, unitPartition({ orgId, unitId }));
  };
  await Promise.all(Array.from({ length: width }, worker));
};

/** The caller's account, the paths and levels of the units of a report, and the plan of each unit. */
export const readReport = async (documents: DynamoDBDocumentClient, size: Size): Promise<void> => {
  const { orgId, units } = organizations[size];
  const unitIds = Array.from({ length: units }, (_, index) => unitIdOf(size, index));
  await query(documents, accountKey(superAdmin).pk);
  await Promise.all(unitIds.map((unitId) => byId(documents, unitId)));
  const keys = [organizationKey(orgId), areaKey(orgId, areaId), ...unitIds.map((id) => unitKey(orgId, areaId, id))];
  await documents.send(
    new BatchGetCommand({ RequestItems: { [tableName]: { Keys: keys as Key[], ConsistentRead: true } } }),
  );
  await Promise.all(unitIds.map((unitId) => query(documents, unitPartition({ orgId, unitId }))));
};
