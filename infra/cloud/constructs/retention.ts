import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { accept } from '../accept.ts';
import { type DomainResources, secretsOf } from './domains.ts';
import { lambda } from './lambda.ts';
import { longest, mayOrder, type OrderQueues, oneByOne } from './queues.ts';
import { daily } from './schedule.ts';
import { mayDo, reading, writing } from './table.ts';

/** May remove all files of an organisation, note in a file what went of its log, and keep the follow-up of the months that it closes. */
const mayRemoveFiles = (files: IBucket): readonly PolicyStatement[] => [
  new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files.bucketArn] }),
  new PolicyStatement({ actions: ['s3:DeleteObject'], resources: [files.arnForObjects('*')] }),
  new PolicyStatement({
    actions: ['s3:PutObject'],
    resources: ['*/log/*', '*/closed/*'].map((name) => files.arnForObjects(name)),
  }),
];

/**
 * Daily at 04:00 in Stockholm a function orders the retention of each organisation; another one carries the orders out, each by itself:
 * it removes what has outlived its time, and what organisations leave that are being removed, and closes months of follow-up on their day.
 */
export const retentionSchedule = (scope: Construct, queues: OrderQueues, resources: DomainResources) => {
  const { table, files, userPool, environment, undelivered } = resources;
  const schedule = lambda(scope, 'RetentionSchedule', {
    entry: 'functions/triggers/retention/schedule.ts',
    description: 'Bemanningsplan: orders the retention of the day',
    memory: 512,
    seconds: 300,
    environment,
    may: [...mayDo(table, reading), mayOrder(queues.orders)],
  });
  const queued = lambda(scope, 'RetentionQueued', {
    entry: 'functions/triggers/retention/queued.ts',
    description: 'Bemanningsplan: removes what one organisation no longer keeps, and closes its month',
    memory: 512,
    seconds: longest.toSeconds(),
    environment,
    may: [
      ...mayDo(table, [...reading, ...writing]),
      ...mayRemoveFiles(files),
      new PolicyStatement({ actions: ['ssm:DeleteParameter'], resources: [secretsOf(environment)] }),
      new PolicyStatement({ actions: ['cognito-idp:AdminDeleteUser'], resources: [userPool.userPoolArn] }),
      mayOrder(queues.orders),
    ],
  });
  accept(scope, {
    'AwsSolutions-IAM5[Resource::<Stateful>:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/*/closed/*]':
      'The names of kept follow-ups are random: all in this one folder of each organisation.',
    'AwsSolutions-IAM5[Resource::<Stateful>:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/*]':
      'An organisation that is removed leaves no file of any kind.',
  });
  queued.addEventSource(oneByOne(queues));
  daily(scope, 'RetentionTick', schedule, { hour: 4, description: 'Bemanningsplan: retention', undelivered });
  return { retentionSchedule: schedule, retentionQueued: queued };
};
