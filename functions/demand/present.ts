import type { StoredCategory, StoredDemand } from '#functions/core/plan/stored.ts';
import { bedsAverage, demandSummary } from '#shared/calculation/index.ts';
import type { StoredBedPeriod } from '#shared/model/bed.ts';
import type { Demand } from '#shared/model/demand.ts';
import { liveOf } from '#shared/planning/planPeriod.ts';
import { disconnected } from '#shared/time/timeline.ts';
import type { Dates } from './dates.ts';
import type { DemandContext } from './repository.ts';
import { presentRows } from './rows.ts';

/**
 * The data that a presented demand period depends on: the category's shifts and measures, the unit's beds, the dates of
 * siblings.
 */
export interface PresentContext {
  readonly category: StoredCategory;
  readonly beds: readonly StoredBedPeriod[];
  readonly dates: Dates;
}

export const presentContext = ({ category, beds, head }: DemandContext): PresentContext => ({
  category,
  beds,
  dates: head.data.periods,
});

/** A demand period with a row for every valid shift, its summary and the mean of beds. */
export const presentDemand = ({ category, beds, dates }: PresentContext, demand: StoredDemand): Demand => {
  const shiftDemands = presentRows(category, demand);
  const { comment: _, ...average } = bedsAverage(beds, demand);
  const { categoryId: __, ...stored } = demand;
  return {
    ...stored,
    ...average,
    ...disconnected(
      liveOf(dates).filter(({ id }) => id !== demand.id),
      demand,
    ),
    shiftDemands,
    summary: demandSummary({
      shiftDemands,
      shifts: category.shifts,
      categoryPeriods: category.periods,
      start: demand.start,
    }),
  };
};
