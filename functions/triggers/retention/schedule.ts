import { retentionQueue } from '#functions/kernel/adapters/queue.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { allLogbooks } from '#functions/log/repository.ts';
import { inParallel } from '#shared/inParallel.ts';

/** Orders that are sent at a time. */
const width = 8;

/** Orders the retention of each organisation that has a log, also of those being removed or gone. Invoked by the schedule. */
export const handler = async (_event?: unknown): Promise<{ readonly queued: number }> => {
  const books = await allLogbooks(theTable());
  await inParallel(books, width, ({ orgId }) => retentionQueue()({ orgId }));
  return { queued: books.length };
};
