import { amountsOf, missingRatesOf, partsFor, ratesOfPlans } from '#functions/core/plan/pricing.ts';
import type { StoredDemand } from '#functions/core/plan/stored.ts';
import type { PlannedCategory, UnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { demandCostOf, normalWeekParts } from '#shared/calculation/index.ts';
import type { ComparedCost } from '#shared/model/demand.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import type { Day } from '#shared/time/day.ts';

interface Compared {
  readonly unit: UnitPlan;
  readonly plan: PlannedCategory;
  readonly simulated: StoredDemand;
  /** The live periods in its place. */
  readonly live: readonly StoredDemand[];
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/**
 * What a normal week of a simulated period costs beside one of each live period in its place, both at the measures and rates of the first
 * day that they share; and of the unit's other categories one of the live demand on the simulation's first day
 * (shared/calculation/README.md 17).
 */
export const comparedCost = async (scope: Scope, { unit, plan, simulated, live }: Compared): Promise<ComparedCost> => {
  const { org, unit: node } = scope.place;
  const ids = { orgId: found(org).id, areaId: found(node).areaId, unitId: found(node).id };
  const rates = (await ratesOfPlans(scope.table, found(org)))(unit);
  const weekOf = (category: PlannedCategory, { shiftDemands }: StoredDemand, start: Day) => {
    const { shifts, periods: categoryPeriods } = category;
    const year = Number(start.slice(0, 4));
    const parts = normalWeekParts({ shiftDemands, shifts, categoryPeriods, start }, rates(category)(year));
    const cost = demandCostOf(parts);
    return {
      cost: amountsOf(cost),
      missing: missingRatesOf(category.name, cost),
      parts: partsFor(scope.caller, ids, parts),
    };
  };
  const pairOf = (one: StoredDemand) => {
    const start = later(one.start, simulated.start);
    return { demandId: one.id, live: weekOf(plan, one, start), simulated: weekOf(plan, simulated, start) };
  };
  return {
    pairs: live.map(pairOf),
    others: unit.categories
      .filter(({ id, isBudgetCategory }) => id !== plan.id && !isBudgetCategory)
      .flatMap((category) => {
        const demand = liveOf(category.demands).find(
          ({ start, end }) => start <= simulated.start && (end === null || simulated.start <= end),
        );
        if (!demand) return [];
        const { cost, missing } = weekOf(category, demand, simulated.start);
        return [{ id: category.id, name: category.name, cost, missing }];
      }),
  };
};
