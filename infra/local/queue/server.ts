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

type Work = (event: SQSEvent) => Promise<void>;

/**
 * Our stand-in for queues of SQS and the function that each one invokes: a message is handed to the work that the last part of the queue's
 * address names at once, one message at a time. What fails is printed and not tried again before the schedule orders it anew.
 */
export const queueOf = (works: Readonly<Record<string, Work>>): Queue => {
  let isStopped = false;
  let working: Promise<void> = Promise.resolve();
  const enqueue = (work: Work, body: string): void => {
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
        async ({ QueueUrl, MessageBody }) => {
          const name = QueueUrl.slice(QueueUrl.lastIndexOf('/') + 1);
          const work = works[name];
          if (!work) throw new Error(`there is no queue ${name}`);
          enqueue(work, MessageBody);
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
