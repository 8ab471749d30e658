import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { inParallel } from '#functions/kernel/services/parallel.ts';
import { giveWay } from '#functions/kernel/services/work.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import { loadUnitPlan, type UnitPlan } from '#functions/plan/unitPlan.ts';

/** Units read in parallel: of four large answers at once (infra/local/gateway/api.ts) fewer than the client's 50 connections. */
const width = 12;

/** A unit with its plan. */
export interface PlannedUnit extends UnitPlan {
  readonly unit: UnitNode;
}

/**
 * The results of `present` for the plan of each unit, one query each; each plan is presented while others are being
 * read.
 */
export const inPlans = <Result>(
  table: Table,
  orgId: string,
  units: readonly UnitNode[],
  present: (planned: PlannedUnit) => Result,
): Promise<Result[]> =>
  inParallel(units, width, async (unit) => {
    const plan = await loadUnitPlan(table, { orgId, unitId: unit.id }, unit.categories);
    await giveWay();
    return present({ unit, ...plan });
  });
