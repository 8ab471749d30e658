import { firstStart, type Planner } from '#shared/planning/periodRules.ts';
import { liveOf, type PlanPeriod } from '#shared/planning/planPeriod.ts';
import { addDays, daysBetween } from '#shared/time/day.ts';
import type { Period } from '#shared/time/period.ts';
import { nextPeriod } from '#shared/time/timeline.ts';

/**
 * The dates that the form of a new period starts with: after the last period of the list, as long as that. Without the right to
 * change history not before this week.
 */
export const proposePeriod = (list: readonly PlanPeriod[], planner: Planner): Period => {
  const next = nextPeriod(liveOf(list), planner.today);
  const first = firstStart(planner, 'thisWeek');
  if (first === undefined || next.start >= first) return next;
  const end = next.end === null ? null : addDays(first, daysBetween(next.start, next.end));
  return { start: first, end };
};
