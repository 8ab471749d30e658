import { unitRows } from '#functions/core/places/repository.ts';
import { storedPlanRows } from '#functions/core/plan/rows.ts';
import { logLine } from '#functions/kernel/adapters/log.ts';
import { assertInTime } from '#functions/kernel/adapters/work.ts';
import { organizationKey, settledKey, type UnitIds } from '#functions/kernel/store/keys.ts';
import { hasUnmovedPast, inTransactions } from '#functions/kernel/store/pastTable.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import { emptyRow, replace, type Table, type Write } from '#functions/kernel/store/table.ts';
import { type Day, todayInStockholm } from '#shared/time/day.ts';

/** Stores again the rows of a unit that have a past to be moved, in the same version: nothing in them changes. */
const ofUnit = async (table: Table, ids: UnitIds, today: Day): Promise<number> => {
  const unmoved = (await storedPlanRows(table, ids)).filter((row) => hasUnmovedPast(row, today));
  const writes = unmoved.map((row): Write => ({ put: row, guard: { version: row.version } }));
  for (const part of inTransactions(writes)) await table.commit(...part);
  return unmoved.length;
};

/**
 * Once a year moves those parts of an organisation's plans that ended long ago out of the rows that today's weeks are read from
 * (functions/kernel/store/README.md, "The past"), also in rows that nobody writes any more. May be cut at any time, and be
 * carried out again. @returns how many rows it moved
 */
export const pastAway = async (table: Table, orgId: string, now: Date): Promise<number> => {
  const today = todayInStockholm(now);
  const year = Number(today.slice(0, 4));
  const key = settledKey(orgId);
  const noted = (await table.get<{ readonly year: number }>(key)) ?? emptyRow(key, { year: 0 });
  if (noted.data.year === year) return 0;
  let moved = 0;
  for (const { data } of await unitRows(table, { orgId })) {
    assertInTime();
    moved += await retryOnConflict(() => ofUnit(table, { orgId, unitId: data.id }, today));
  }
  await table.commit(replace(noted, { year }), { requires: organizationKey(orgId) });
  if (moved > 0) logLine('info', { event: 'pastAway', tenant: orgId, moved });
  return moved;
};
