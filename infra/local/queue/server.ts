import { createHash, randomUUID } from 'node:crypto';
import type { SQSEvent } from 'aws-lambda';
import * as z from 'zod';
import type { Listener } from '../http.ts';
import { operation } from '../identity/operation.ts';
import { jsonListener } from '../jsonListener.ts';

interface Queue {
  readonly listener: Listener;
  /** Drops what waits, after the order in work: the schedule orders it again at the next start. */
  readonly stop: () => Promise<void>;
}

/**
 * Our stand-in for a queue of SQS and the function that it invokes: each message is handed to `work` at once, one at a time. What fails is
 * printed and not tried again before the schedule orders it anew.
 */
export const queueOf = (work: (event: SQSEvent) => Promise<void>): Queue => {
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();
  const enqueue = (body: string): void => {
    const event = { Records: [{ body }] } as SQSEvent;
    working = working.then(async () => {
      if (!isStopped)
        await work(event).catch((cause: unknown) => console.error('an order could not be carried out', cause));
    });
  };
  return {
    listener: jsonListener('AmazonSQS', {
      SendMessage: operation(
        z.object({ QueueUrl: z.url(), MessageBody: z.string().min(1) }),
        async ({ MessageBody }) => {
          enqueue(MessageBody);
          return { MessageId: randomUUID(), MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') };
        },
      ),
    }),
    stop: () => {
      isStopped = true;
      return working;
    },
  };
};
