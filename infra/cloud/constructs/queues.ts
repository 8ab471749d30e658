import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { type IQueue, Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** The queue of orders for work on one organisation each, and the queue of orders that were given up. */
export interface OrderQueues {
  readonly orders: IQueue;
  readonly dead: IQueue;
}

/** The longest that a Lambda may run: an organisation has many units, each with many writes. */
export const longest = Duration.minutes(15);

const closed = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };

/** A queue of organisations. An order that failed three times is kept for two weeks as a dead letter. */
export const orderQueues = (scope: Construct, id: string): OrderQueues => {
  const own = new Construct(scope, id);
  const dead = new Queue(own, 'Dead', { ...closed, retentionPeriod: Duration.days(14) });
  const orders = new Queue(own, 'Orders', {
    ...closed,
    // An order in work must not be given to a second function.
    visibilityTimeout: Duration.minutes(longest.toMinutes() + 5),
    deadLetterQueue: { queue: dead, maxReceiveCount: 3 },
  });
  return { orders, dead };
};

/** Hands the orders to a function one by one, to five of its instances at most. */
export const oneByOne = ({ orders }: OrderQueues): SqsEventSource =>
  new SqsEventSource(orders, { batchSize: 1, maxConcurrency: 5 });

export const mayOrder = ({ queueArn }: IQueue): PolicyStatement =>
  new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [queueArn] });
