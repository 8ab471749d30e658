import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type DomainResources, environmentFor, permissionsOf } from './domains.ts';
import { lambda } from './lambda.ts';
import { daily } from './schedule.ts';
import { mayUseTable } from './table.ts';

/** The orders of imports, and those that were given up. */
export interface ImportQueues {
  readonly orders: IQueue;
  readonly dead: IQueue;
}

/** The longest that a Lambda may run: an organisation has many units, each with many writes. */
const longest = Duration.minutes(15);

const closed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** The queue of organisations to import. An order that failed three times is kept for two weeks as a dead letter. */
export const importQueues = (scope: Construct): ImportQueues => {
  const own = new Construct(scope, 'Imports');
  const dead = new Queue(own, 'Dead', { ...closed, retentionPeriod: Duration.days(14) });
  const orders = new Queue(own, 'Orders', {
    ...closed,
    // An order in work must not be given to a second function.
    visibilityTimeout: Duration.minutes(longest.toMinutes() + 5),
    deadLetterQueue: { queue: dead, maxReceiveCount: 3 },
  });
  return { orders, dead };
};

/**
 * Daily at 03:00 in Stockholm a function orders an import for each organisation whose day it is; another one carries the orders out,
 * each by itself (functions/imports/README.md).
 */
export const importSchedule = (scope: Construct, { orders }: ImportQueues, resources: DomainResources) => {
  const { table, environment } = resources;
  const schedule = lambda(scope, 'ImportSchedule', {
    entry: 'functions/triggers/imports/schedule.ts',
    description: 'Bemanningsplan: orders the imports of the day',
    memory: 512,
    seconds: 60,
    environment,
    may: [
      mayUseTable(table, 'reads'),
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [orders.queueArn] }),
    ],
  });
  const queued = lambda(scope, 'ImportQueued', {
    entry: 'functions/triggers/imports/queued.ts',
    description: 'Bemanningsplan: imports one organisation',
    memory: 1769,
    seconds: longest.toSeconds(),
    environment: environmentFor('imports', resources),
    may: permissionsOf('imports', resources),
  });
  queued.addEventSource(new SqsEventSource(orders, { batchSize: 1, maxConcurrency: 5 }));
  daily(scope, 'ImportTick', schedule, { hour: 3, description: 'Bemanningsplan: imports from HR systems' });
  return { importSchedule: schedule, importQueued: queued };
};
