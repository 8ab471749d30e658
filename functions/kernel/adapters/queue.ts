import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { setting } from './environment.ts';
import { lazy } from './lazy.ts';

/** Puts an order for the import of an organisation into the queue. Rejects when the queue refuses it. */
export type QueueImport = (order: { readonly orgId: string }) => Promise<void>;

/** Orders of imports by SQS. On one machine `npm run import` imports at once. */
export const importQueue: () => QueueImport = lazy(() => {
  const client = new SQSClient();
  return async (order) => {
    await client.send(
      new SendMessageCommand({ QueueUrl: setting('IMPORT_QUEUE'), MessageBody: JSON.stringify(order) }),
    );
  };
});
