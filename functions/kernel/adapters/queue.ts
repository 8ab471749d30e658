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

/** Orders of imports by SQS. On one machine `npm run import` imports at once. */
export const importQueue = ordersTo('IMPORT_QUEUE');

/** Orders of retention and of removals by SQS; on one machine the same calls reach a stand-in. */
export const retentionQueue = ordersTo('RETENTION_QUEUE');
