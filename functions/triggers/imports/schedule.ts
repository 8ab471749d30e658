import * as z from 'zod';
import { organizationRows } from '#functions/core/places/repository.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import { inParallel } from '#shared/inParallel.ts';
import { isImportDay } from '#shared/planning/importDay.ts';
import { todayInStockholm } from '#shared/time/day.ts';

/** The instant that the schedule was due at: a late or repeated invocation is about the same day. */
const Tick = z.object({ time: z.iso.datetime().transform((time) => new Date(time)) });

/** Orders that are sent at a time. */
const width = 8;

/** Loaded at first use: on most days no organisation imports. */
const loadQueue = async () => (await import('#functions/kernel/adapters/queue.ts')).importQueue();

/** Orders an import for each organisation whose day of import it is in Stockholm. Invoked by the schedule. */
export const handler = async (event: unknown): Promise<{ readonly queued: number }> => {
  const day = todayInStockholm(Tick.parse(event).time);
  const due = (await organizationRows(theTable())).filter(
    ({ removing, data }) => !removing && isImportDay(data.dayOfImport, day),
  );
  if (due.length > 0) {
    const queueImport = await loadQueue();
    await inParallel(due, width, ({ data }) => queueImport({ orgId: data.id }));
  }
  return { queued: due.length };
};
