import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { accountKey, areaKey, organizationKey, unitKey, unitPartition } from '#functions/kernel/store/keys.ts';
import type { Key } from '#functions/kernel/store/table.ts';
import { tableName } from '#infra/local/table.ts';
import { areaId, organizations, type Size, superAdmin, unitIdOf } from './wards.ts';

const get = (documents: DynamoDBDocumentClient, Key: Key) =>
  documents.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));

/** Every row of a partition whose sort key begins with the prefix, read page by page. */
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
