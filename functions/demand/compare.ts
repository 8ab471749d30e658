import { plannedPlace } from '#functions/core/places/daysOff.ts';
import type { StoredDemand } from '#functions/core/plan/stored.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found } from '#functions/kernel/problem.ts';
import { receiptsOf } from '#shared/calculation/index.ts';
import type { DemandComparison } from '#shared/model/demand.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { type Replaced, replacedBy, untilLastChange } from '#shared/planning/promotion.ts';
import { addDays } from '#shared/time/day.ts';
import type { ClosedPeriod, Period } from '#shared/time/period.ts';
import { type Current, type DemandIds, loadCurrent } from './change.ts';
import { comparedCost } from './compareCost.ts';
import { presentContext, presentDemand } from './present.ts';

/** An open-ended simulation is compared over at most a year, a closed one over at most six. */
const weeksOfOpen = 53;
const mostWeeks = 318;

const daysCompared = ({ start, end }: Period): ClosedPeriod => {
  const last = addDays(start, 7 * (end === null ? weeksOfOpen : mostWeeks) - 1);
  return { start, end: end === null || end > last ? last : end };
};

/** Throws 404, `conflict`, and `notSimulated` at a live period. */
export const loadSimulated = async (scope: Scope, ids: DemandIds): Promise<Current> => {
  const current = await loadCurrent(scope, ids);
  if (!current.row.data.simulation) throw fieldProblem('simulation', 'notSimulated');
  return current;
};

/** The demand periods as they are once the simulated one is live. */
const promoted = (
  demands: readonly StoredDemand[],
  simulated: StoredDemand,
  replaced: readonly Replaced<StoredDemand>[],
) => [
  ...demands.filter(({ id }) => id !== simulated.id && !replaced.some(({ row }) => row.id === id)),
  ...replaced.flatMap(({ row, becomes }) => becomes.map((days) => ({ ...row, ...days }))),
  { ...simulated, simulation: false },
];

/**
 * What would change if a simulated period became live: the live periods that overlap it with what is left of each, and per week
 * the supply, the live demand and the simulated demand (services), and what a normal week of each costs. The weeks of an open-ended one end with the last change, at
 * most 53. Throws 404, `notSimulated`.
 */
export const compareDemand = async (scope: Scope, ids: DemandIds): Promise<DemandComparison> => {
  const [{ context, presented }, unit] = await Promise.all([
    loadSimulated(scope, ids),
    loadUnitPlan(scope, plannedPlace(scope.place)),
  ]);
  const plan = found(unit.categories.find(({ id }) => id === ids.categoryId));
  const simulated = found(plan.demands.find(({ id }) => id === ids.demandId));
  const replaced = replacedBy(liveOf(plan.demands), simulated);
  const days = daysCompared(simulated);
  const then = receiptsOf({ ...plan, demands: promoted(plan.demands, simulated, replaced) }, days);
  const weeks = receiptsOf(plan, days).map(({ start, workRateSum, demand }, week) => ({
    start,
    workRateSum,
    demandLive: demand,
    demandSimulated: then[week]!.demand,
  }));
  const live = replaced.map(({ row }) => row);
  return {
    simulated: presented,
    live: live.map((row) => presentDemand(presentContext(context), row)),
    replaced: replaced.map(({ row: { id, start, end }, becomes }) => ({ id, start, end, becomes: [...becomes] })),
    weeks: simulated.end === null ? untilLastChange(weeks) : weeks,
    cost: await comparedCost(scope, { unit, plan, simulated, live }),
  };
};
