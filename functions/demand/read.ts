import { presentBeds } from '#functions/beds/service.ts';
import { daysOffOf, plannedPlace } from '#functions/core/places/daysOff.ts';
import { loadCategory } from '#functions/core/plan/category.ts';
import { presentCategory } from '#functions/core/plan/presentCategory.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import { demandSummary } from '#shared/calculation/index.ts';
import type { Demand, DemandSummary, DemandSummaryBody } from '#shared/model/demand.ts';
import type { WholeDemand } from '#shared/model/wholeDemand.ts';
import { presentContext, presentDemand } from './present.ts';
import { listDemands, loadDemand, loadDemandContext } from './repository.ts';
import { assertShiftsKnown } from './rows.ts';

/** The demand periods of a category by start, simulated ones among them, and what they are presented with. */
const presentedDemands = async ({ table }: Scope, ids: CategoryIds) => {
  const [context, stored] = await Promise.all([loadDemandContext(table, ids), listDemands(table, ids)]);
  return { context, demands: stored.map((demand) => presentDemand(presentContext(context), demand)) };
};

/** The demand periods of a category by start, simulated ones among them. Throws 404. */
export const readDemands = async (scope: Scope, ids: CategoryIds): Promise<Demand[]> =>
  (await presentedDemands(scope, ids)).demands;

/** A category with its demand periods, and the beds and the rule for days off of its unit. Throws 404. */
export const readWholeDemand = async (scope: Scope, ids: CategoryIds): Promise<WholeDemand> => {
  const { context, demands } = await presentedDemands(scope, ids);
  return {
    category: presentCategory(context.category, ids, scope.today),
    demands,
    beds: presentBeds(ids, context.beds),
    daysOff: daysOffOf(plannedPlace(scope.place)),
  };
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
