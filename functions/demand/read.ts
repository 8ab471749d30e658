import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import { loadCategory } from '#functions/plan/category.ts';
import { demandSummary } from '#shared/calculation/index.ts';
import type { Demand, DemandSummary, DemandSummaryBody } from '#shared/model/demand.ts';
import { presentContext, presentDemand } from './present.ts';
import { listDemands, loadDemand, loadDemandContext } from './repository.ts';
import { assertShiftsKnown } from './rows.ts';

/** The demand periods of a category by start, simulated ones among them. */
export const readDemands = async ({ table }: Scope, ids: CategoryIds): Promise<Demand[]> => {
  const [context, demands] = await Promise.all([loadDemandContext(table, ids), listDemands(table, ids)]);
  return demands.map((demand) => presentDemand(presentContext(context), demand));
};

/** One demand period. Throws 404. */
export const readDemand = async ({ table }: Scope, ids: CategoryIds, demandId: string): Promise<Demand> => {
  const [context, { data }] = await Promise.all([loadDemandContext(table, ids), loadDemand(table, ids, demandId)]);
  return presentDemand(presentContext(context), data);
};

/**
 * Hours and services of rows that are not stored, with the measures valid on `start` (shared/calculation/README.md).
 */
export const summarize = async (
  { table }: Scope,
  ids: CategoryIds,
  { shiftDemands, start }: DemandSummaryBody,
): Promise<DemandSummary> => {
  const { data: category } = await loadCategory(table, ids);
  assertShiftsKnown(category.shifts, shiftDemands);
  return demandSummary({ shiftDemands, shifts: category.shifts, categoryPeriods: category.periods, start });
};
