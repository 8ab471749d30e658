import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { tableShape } from '#infra/table.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

const keys = ({ partitionKey, sortKey }: { readonly partitionKey: string; readonly sortKey: string }) => ({
  partitionKey: text(partitionKey),
  sortKey: text(sortKey),
});

/** The one table, as `#infra/table.ts` shapes it: paid per request, restorable to any second of 35 days, hard to lose. */
export const planTable = (scope: Construct): TableV2 =>
  new TableV2(scope, 'Table', {
    ...keys(tableShape),
    globalSecondaryIndexes: tableShape.indexes.map((index) => ({ indexName: index.name, ...keys(index) })),
    timeToLiveAttribute: tableShape.timeToLive,
    billing: Billing.onDemand(),
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });

export const reading = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
export const writing = ['dynamodb:PutItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** The table and its indexes, by name. */
const resourcesOf = ({ tableArn }: ITableV2): string[] => [
  tableArn,
  ...tableShape.indexes.map(({ name }) => `${tableArn}/index/${name}`),
];

/** May do this in the whole table. */
export const mayDo = (table: ITableV2, actions: readonly string[]): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: resourcesOf(table) });

/** What the table port does (functions/kernel/store); transactions need no more. */
export const mayUseTable = (table: ITableV2, use: 'reads' | 'writes'): PolicyStatement =>
  mayDo(table, use === 'writes' ? [...reading, ...writing] : reading);

/** The same in partitions that match one of the patterns. */
export const mayUsePartitions = (
  table: ITableV2,
  actions: readonly string[],
  patterns: readonly string[],
): PolicyStatement =>
  new PolicyStatement({
    actions: [...actions],
    resources: resourcesOf(table),
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...new Set(patterns)].sort() } },
  });
