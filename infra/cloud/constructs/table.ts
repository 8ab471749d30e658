import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, type ITableV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { refusalPartitions } from '#functions/kernel/store/keys.ts';
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

const reading = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writing = ['dynamodb:PutItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

/** What the table port does (functions/kernel/store), on the table and its indexes by name; transactions need no more. */
export const mayUseTable = ({ tableArn }: ITableV2, use: 'reads' | 'writes'): PolicyStatement =>
  new PolicyStatement({
    actions: use === 'writes' ? [...reading, ...writing] : reading,
    resources: [tableArn, ...tableShape.indexes.map(({ name }) => `${tableArn}/index/${name}`)],
  });

/** Logging a refusal, for functions that read only: nothing but its entry and its count. */
export const mayLogRefusals = ({ tableArn }: ITableV2): PolicyStatement =>
  new PolicyStatement({
    actions: ['dynamodb:PutItem'],
    resources: [tableArn],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...refusalPartitions] } },
  });
