import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AttributeType, Billing, type ITableV2, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { isOfIndex, isOfTable } from '#functions/kernel/store/partitions.ts';
import { tableShape } from '#infra/table.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

const keys = ({ partitionKey, sortKey }: { readonly partitionKey: string; readonly sortKey: string }) => ({
  partitionKey: text(partitionKey),
  sortKey: text(sortKey),
});

/** The one table, as `#infra/table.ts` shapes it: paid per request, restorable to any second of 35 days, hard to lose. */
const planTable = (scope: Construct, key: IKey | undefined): TableV2 =>
  new TableV2(scope, 'Table', {
    ...keys(tableShape),
    globalSecondaryIndexes: tableShape.indexes.map((index) => ({ indexName: index.name, ...keys(index) })),
    timeToLiveAttribute: tableShape.timeToLive,
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
    ...(key && { encryption: TableEncryptionV2.customerManagedKey(key) }),
  });

/**
 * The table that the installation works with: the stack's own, or one that was restored. The own one stays where it is, and what it
 * exports to other stacks, for CloudFormation refuses to take away an export that is in use.
 */
export const table = (scope: Construct, key: IKey | undefined, restored: string | undefined): ITableV2 => {
  const own = planTable(scope, key);
  if (restored === undefined) return own;
  for (const value of [own.tableName, own.tableArn]) Stack.of(scope).exportValue(value);
  return TableV2.fromTableName(scope, 'Restored', restored);
};

export const reading = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
export const writing = ['dynamodb:PutItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** Indexes can be queried only. */
const querying = 'dynamodb:Query';

const statements = (
  { tableArn }: ITableV2,
  actions: readonly string[],
  conditions: (isIndex: boolean) => Record<string, Record<string, readonly string[]>> | undefined,
): readonly PolicyStatement[] => {
  const statement = (own: readonly string[], resources: string[], isIndex: boolean): readonly PolicyStatement[] => {
    const limits = conditions(isIndex);
    return limits ? [new PolicyStatement({ actions: [...own], resources, conditions: limits })] : [];
  };
  const indexes = tableShape.indexes.map(({ name }) => `${tableArn}/index/${name}`);
  return [
    ...statement(actions, [tableArn], false),
    ...(actions.includes(querying) ? statement([querying], indexes, true) : []),
  ];
};

/** May do this in the whole table, and query its indexes where the actions hold a query. */
export const mayDo = (table: ITableV2, actions: readonly string[]): readonly PolicyStatement[] =>
  statements(table, actions, () => ({}));

/** What the table port does (functions/kernel/store), without the indexes; transactions need no more. */
export const mayUseTable = ({ tableArn }: ITableV2, use: 'reads' | 'writes'): PolicyStatement =>
  new PolicyStatement({ actions: use === 'writes' ? [...reading, ...writing] : reading, resources: [tableArn] });

/** The same in partitions, of the table or of an index, that match one of the patterns. */
export const mayUsePartitions = (
  table: ITableV2,
  actions: readonly string[],
  patterns: readonly string[],
): readonly PolicyStatement[] =>
  statements(table, actions, (isIndex) => {
    const own = patterns.filter(isIndex ? isOfIndex : isOfTable);
    return own.length > 0
      ? { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...new Set(own)].sort() } }
      : undefined;
  });
