import { activeByName, unitRows } from '#functions/core/places/repository.ts';
import type { StoredOrganization } from '#functions/core/places/stored.ts';
import { closeMonth } from '#functions/followup/closing.ts';
import { followedUpUnits, loadInputs } from '#functions/followup/repository.ts';
import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import { isOutOfTime } from '#functions/kernel/adapters/work.ts';
import { scopeOf } from '#functions/kernel/changes/scope.ts';
import { systemCaller } from '#functions/kernel/rights/caller.ts';
import { retryOnConflict } from '#functions/kernel/store/retryOnConflict.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { closingDayActor } from '#shared/model/closing.ts';
import { addMonths, type Day, todayInStockholm } from '#shared/time/day.ts';

/** The previous month, on or after the closing day of this one; undefined before the closing day, and without one. */
export const dueMonth = (
  { closingDay }: Pick<StoredOrganization, 'closingDay'>,
  today: Day,
): { readonly year: number; readonly month: number } | undefined => {
  if (!closingDay || Number(today.slice(8)) < closingDay) return undefined;
  const [year, month] = addMonths(`${today.slice(0, 7)}-01`, -1)
    .split('-')
    .map(Number);
  return { year: year!, month: month! };
};

/**
 * Closes the month before this one in every unit of an organisation that has follow-up, from the organisation's closing day on
 * (functions/followup/README.md). May be cut at any time, and be carried out again. One unit's failure is logged, and does
 * not keep the others waiting. @returns in how many units it closed it, and could not
 */
export const closeDueMonths = async (
  table: Table,
  { data: organization }: Row<StoredOrganization>,
  now: Date,
): Promise<{ readonly closed: number; readonly failed: number }> => {
  const due = dueMonth(organization, todayInStockholm(now));
  if (!due) return { closed: 0, failed: 0 };
  const orgId = organization.id;
  const followedUp = await followedUpUnits(table, orgId);
  const units = activeByName(await unitRows(table, { orgId })).filter(({ data }) => followedUp.has(data.id));
  let closed = 0;
  let failed = 0;
  for (const { data: unit } of units) {
    const ids = { orgId, areaId: unit.areaId, unitId: unit.id };
    const isDue = async (): Promise<boolean> =>
      !(await loadInputs(table, ids, due.year)).data.closed?.some(({ month }) => month === due.month);
    try {
      await retryOnConflict(async () => {
        if (!(await isDue())) return;
        const place = { org: organization, unit };
        const caller = systemCaller(closingDayActor);
        await closeMonth(scopeOf({ caller, place, table, now, address: '-', path: ids }), ids, due);
        closed += 1;
      });
    } catch (cause) {
      if (isOutOfTime(cause)) throw cause;
      failed += 1;
      logLine('error', { event: 'monthNotClosed', tenant: orgId, ...traceOf(cause) });
    }
  }
  return { closed, failed };
};
