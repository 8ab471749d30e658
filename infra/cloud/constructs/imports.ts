import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { accept } from '../accept.ts';
import { type DomainResources, environmentFor, permissionsOf } from './domains.ts';
import { lambda } from './lambda.ts';
import { longest, mayOrder, type OrderQueues, oneByOne } from './queues.ts';
import { daily, everyMinute } from './schedule.ts';
import { mayDo, reading, writing } from './table.ts';

/**
 * Daily at 03:00 in Stockholm a function orders an import for each organisation whose day it is; another one carries the orders out,
 * each by itself (functions/imports/README.md). Every minute a third one ends what was interrupted.
 */
export const importSchedule = (scope: Construct, queues: OrderQueues, resources: DomainResources) => {
  const { table, files, environment, undelivered } = resources;
  const schedule = lambda(scope, 'ImportSchedule', {
    entry: 'functions/triggers/imports/schedule.ts',
    description: 'Bemanningsplan: orders the imports of the day',
    memory: 512,
    seconds: 60,
    environment,
    may: [...mayDo(table, reading), mayOrder(queues.orders)],
  });
  const queued = lambda(scope, 'ImportQueued', {
    entry: 'functions/triggers/imports/queued.ts',
    description: 'Bemanningsplan: imports one organisation',
    memory: 1769,
    seconds: longest.toSeconds(),
    environment: environmentFor('imports', resources),
    may: permissionsOf('imports', resources),
  });
  queued.addEventSource(oneByOne(queues));
  daily(scope, 'ImportTick', schedule, {
    hour: 3,
    description: 'Bemanningsplan: imports from HR systems',
    undelivered,
  });
  const recovery = lambda(scope, 'ImportRecovery', {
    entry: 'functions/triggers/imports/recovery.ts',
    description: 'Bemanningsplan: ends interrupted imports',
    memory: 512,
    seconds: 300,
    environment,
    may: [
      ...mayDo(table, [...reading, ...writing]),
      new PolicyStatement({ actions: ['s3:GetObject'], resources: [files.arnForObjects('*/imports/steps/*')] }),
      new PolicyStatement({
        actions: ['s3:PutObject', 's3:DeleteObject'],
        resources: [files.arnForObjects('*/log/*')],
      }),
    ],
  });
  accept(scope, {
    'AwsSolutions-IAM5[Resource::<Stateful>:ExportsOutputFnGetAttFiles8E6940B8ArnD8EE6C03/*/imports/steps/*]':
      'Imports of any organisation may be interrupted: the values before them, in this one folder of each.',
  });
  everyMinute(scope, 'ImportRecoveryTick', recovery, {
    description: 'Bemanningsplan: interrupted imports',
    undelivered,
  });
  return { importSchedule: schedule, importQueued: queued, importRecovery: recovery };
};
