import type { UnitPath } from '#functions/core/places/ids.ts';
import { demandRows } from '#functions/core/plan/rows.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { ShiftUse } from '#shared/model/shiftSearch.ts';

/** The number of demand periods that have rows of each shift of a unit; shifts without any are left out. One query. */
export const shiftUse = async ({ table }: Scope, { orgId, unitId }: UnitPath): Promise<ShiftUse[]> => {
  const counts = new Map<string, number>();
  for (const { data } of await demandRows(table, { orgId, unitId }))
    for (const shiftId of new Set(data.shiftDemands.map((row) => row.shiftId)))
      counts.set(shiftId, (counts.get(shiftId) ?? 0) + 1);
  return [...counts].map(([shiftId, demandPeriods]) => ({ shiftId, demandPeriods }));
};
