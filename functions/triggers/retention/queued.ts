import type { Context, SQSEvent } from 'aws-lambda';
import { cognito } from '#functions/account/identity.ts';
import { logLine } from '#functions/kernel/adapters/log.ts';
import { retentionQueue } from '#functions/kernel/adapters/queue.ts';
import { isOutOfTime, withinWork } from '#functions/kernel/adapters/work.ts';
import { files } from '#functions/kernel/store/files.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { type Order, orderOf } from '../order.ts';
import { retainOrganization } from './organization.ts';

/** What a run leaves of its time for the order by which the next one goes on. */
const marginMs = 60_000;

const carryOut = async ({ orgId }: Order): Promise<void> => {
  const parts = { table: theTable(), identity: cognito(), files: files(), now: new Date() };
  const { unclosed, ...gone } = await retainOrganization(parts, orgId);
  if (gone.entries + gone.accounts > 0) logLine('info', { event: 'retention', tenant: orgId, ...gone });
  if (unclosed > 0) throw new Error(`the month that is due could not be closed in ${unclosed} units`);
};

/**
 * Carries out the retention, or the removal, of the organisations of queued orders, by the clock. What the time of the function does not
 * allow is ordered anew; what throws is tried again by the queue, and by the schedule of the next day.
 */
export const handler = async (
  { Records }: SQSEvent,
  { getRemainingTimeInMillis = () => Number.POSITIVE_INFINITY }: Partial<Context> = {},
): Promise<void> => {
  for (const { body } of Records) {
    const order = orderOf(body);
    const until = Date.now() + getRemainingTimeInMillis() - marginMs;
    await withinWork({ until }, () => carryOut(order)).catch((cause: unknown) => {
      if (!isOutOfTime(cause)) throw cause;
      return retentionQueue()(order);
    });
  }
};
