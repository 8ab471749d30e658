import { type CategoryPlan, receiptsOf } from '#shared/calculation/index.ts';
import { CategoryPeriodFields } from '#shared/model/category.ts';
import { ShiftDemandFields } from '#shared/model/demand.ts';
import { ShiftPeriodFields } from '#shared/model/shift.ts';
import type { Calendar } from './calendar.ts';
import type { DemandDesign } from './demands.ts';
import type { CategoryPeriodDesign, ShiftDesign } from './measures.ts';

/** The demand of a category in a week: services, and shifts at weekends and at night. */
export interface WeekNeed {
  readonly services: number;
  readonly weekendShifts: number;
  readonly nightShifts: number;
}

/** What the demand of a category is calculated from. */
export interface NeedDesign {
  readonly periods: readonly CategoryPeriodDesign[];
  readonly shifts: readonly ShiftDesign[];
  readonly demands: readonly DemandDesign[];
}

const planOf = ({ periods, shifts, demands }: NeedDesign): CategoryPlan => ({
  id: '',
  name: '',
  periods: periods.map((period) => CategoryPeriodFields.parse(period)),
  shifts: shifts.map((shift) => ({
    id: shift.name,
    name: shift.name,
    periods: shift.periods.map((period) => ShiftPeriodFields.parse(period)),
  })),
  demands: demands.map(({ fields, rows }) => ({
    start: fields.start,
    end: fields.end ?? null,
    simulation: fields.simulation ?? false,
    shiftDemands: rows.map((row) => ShiftDemandFields.parse(row)),
  })),
  assets: [],
  budget: [],
});

/** The demand of every week by shared/calculation; an unplanned week has the demand of the week before. */
export const needsOf = (calendar: Calendar, given: NeedDesign): readonly WeekNeed[] => {
  const receipts = receiptsOf(planOf(given), { start: calendar.monday(0), end: calendar.monday(calendar.weeks - 1) });
  let before: WeekNeed = { services: 0, weekendShifts: 0, nightShifts: 0 };
  return receipts.map(({ demand, diffWeekendShifts, diffNightShifts }) => {
    if (demand !== null)
      before = { services: demand, weekendShifts: -(diffWeekendShifts ?? 0), nightShifts: -(diffNightShifts ?? 0) };
    return before;
  });
};
