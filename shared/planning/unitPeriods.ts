import type { UnitSchema } from '#shared/model/schema.ts';
import type { Day } from '#shared/time/day.ts';
import type { PlanPeriod } from './planPeriod.ts';

/** The weeks that one or more categories of a unit plan together. */
export interface UnitPeriod extends PlanPeriod {
  readonly start: Day;
  readonly end: Day | null;
  /** The names of the categories that have a plan period of just these weeks. */
  readonly categories: readonly string[];
}

/** The distinct weeks of the plan periods of a unit's categories; the id is made of the days, so that a link to it lasts. */
export const unitPeriods = (schemas: readonly UnitSchema[]): UnitPeriod[] => {
  const periods = new Map<string, UnitPeriod>();
  for (const { start, end, categoryName } of schemas) {
    const id = `${start}_${end ?? ''}`;
    const categories = [...(periods.get(id)?.categories ?? []), categoryName];
    periods.set(id, { id, start, end, categories });
  }
  return [...periods.values()];
};
