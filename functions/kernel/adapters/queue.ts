import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { setting } from './environment.ts';
import { lazy } from './lazy.ts';

/** Puts an order for work on one organisation into a queue. Rejects when the queue refuses it. */
export type SendOrder = (order: { readonly orgId: string }) => Promise<void>;

const ordersTo = (queue: 'IMPORT_QUEUE' | 'RETENTION_QUEUE'): (() => SendOrder) =>
  lazy(() => {
    const client = new SQSClient();
    return async (order) => {
      await client.send(new SendMessageCommand({ QueueUrl: setting(queue), MessageBody: JSON.stringify(order) }));
    };
  });

// On one machine the same calls reach a stand-in.

/** Orders of imports by SQS. */
export const importQueue = ordersTo('IMPORT_QUEUE');

/** Orders of retention and of removals by SQS. */
export const retentionQueue = ordersTo('RETENTION_QUEUE');
