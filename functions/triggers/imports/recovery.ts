import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { loadRemains } from '#functions/kernel/rights/place.ts';
import { unitIdsOf } from '#functions/kernel/store/keys.ts';
import { theTable } from '#functions/kernel/store/resources.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { type ImportLock, locksUnderWay } from '../../imports/repository.ts';
import { endInterrupted, endUnderWay } from '../../imports/store/personnel.ts';
import { scheduler } from './scheduler.ts';

const endIn = async (lock: Row<ImportLock>, areEnded: boolean): Promise<void> => {
  const { underWay } = lock.data;
  if (!underWay) return;
  const ids = unitIdsOf(lock);
  const path = { ...ids, areaId: underWay.areaId };
  const table = theTable();
  const place = await loadRemains(table, path);
  // Being removed, and the half stored with it.
  if (!place.unit) return;
  const scope = scopeOf({ caller: scheduler, place, table, now: new Date(), address: '-', path });
  await (areEnded ? endUnderWay(scope, ids) : endInterrupted(scope, ids));
};

/**
 * Ends the imports that were interrupted while they stored staff. `areEnded`: nothing can still be storing, because the one program that
 * stores has just been started. One unit's failure does not keep the others waiting. @returns the number of units that failed
 */
export const recover = async ({ areEnded }: { readonly areEnded: boolean }): Promise<number> => {
  let failed = 0;
  for (const lock of await locksUnderWay(theTable()))
    try {
      await endIn(lock, areEnded);
    } catch (cause) {
      failed += 1;
      logLine('error', { event: 'importNotRecovered', tenant: unitIdsOf(lock).orgId, ...traceOf(cause) });
    }
  return failed;
};

/** Ends interrupted imports. Invoked by the schedule every minute; rejects, and is counted by an alarm, where one cannot be ended. */
export const handler = async (_event?: unknown): Promise<void> => {
  const failed = await recover({ areEnded: false });
  if (failed > 0) throw new Error(`interrupted imports of ${failed} units could not be taken back`);
};
