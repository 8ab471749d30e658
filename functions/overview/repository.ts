import { loadUnitPlan, type UnitPlan, unitsAtOnce } from '#functions/core/plan/unitPlan.ts';
import { yieldToEventLoop } from '#functions/kernel/adapters/work.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { OrganizationNode, UnitNode } from '#functions/kernel/rights/place.ts';
import { inParallel } from '#shared/inParallel.ts';
import type { Day } from '#shared/time/day.ts';

/** A unit with its plan. */
export interface PlannedUnit extends UnitPlan {
  readonly unit: UnitNode;
}

/**
 * The results of `present` for the plan of each unit from `first` on, one query each; each plan is presented while others are being read.
 */
export const inPlans = <Result>(
  scope: Pick<Scope, 'table' | 'today'>,
  org: OrganizationNode,
  units: readonly UnitNode[],
  first: Day,
  present: (planned: PlannedUnit) => Result,
): Promise<Result[]> =>
  inParallel(units, unitsAtOnce, async (unit) => {
    const plan = await loadUnitPlan(scope, { org, unit }, first);
    await yieldToEventLoop();
    return present({ unit, ...plan });
  });
