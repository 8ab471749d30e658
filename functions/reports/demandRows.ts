import type { PlannedCategory } from '#functions/core/plan/unitPlan.ts';
import { presentRows } from '#functions/demand/rows.ts';
import { demandSummary, rowSummary } from '#shared/calculation/index.ts';
import type { ReportDemand } from '#shared/model/reportAnswer.ts';
import { type ClosedPeriod, overlaps } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';

/**
 * The demand periods of a category on days of the range, by start, with a row for every valid shift; hours and services are those of a
 * normal week, by the measures of the period's first day. Simulated ones only when requested.
 */
export const demandRows = (
  category: PlannedCategory,
  range: ClosedPeriod,
  { simulated }: { readonly simulated: boolean },
): ReportDemand[] =>
  sorted(category.demands)
    .filter((demand) => (simulated || !demand.simulation) && overlaps(demand, range))
    .map((demand) => {
      const { id: demandId, start, end, simulation, comment } = demand;
      const measures = { shifts: category.shifts, categoryPeriods: category.periods, start };
      const shiftDemands = presentRows(category, demand);
      return {
        catName: category.name,
        demandId,
        start,
        end,
        simulation,
        comment,
        ...demandSummary({ shiftDemands, ...measures }),
        shiftDemands: shiftDemands.map((row) => ({ ...row, ...rowSummary(row, measures) })),
      };
    });
