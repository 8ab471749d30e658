import { rowSummary, weekHoursOf } from '#shared/calculation/index.ts';
import type { Category } from '#shared/model/category.ts';
import { type Demand, type ShiftDemand, weekdays } from '#shared/model/demand.ts';
import { parseDecimal } from '#shared/quantity/parse.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { type DemandRow, rowsOf } from '../../cells/row.ts';
import { differs, type Figures, type Pair } from './pair.ts';
import { type Times, timesDiffer, weekdayTimes, weekendTimes } from './times.ts';

/** A shift in the live and in the simulated period; figures are null in a period that does not have the shift. */
export interface ComparedRow {
  /** The simulated row, or the live one of a shift that only the live period has. */
  readonly row: DemandRow;
  /** Staff demanded from Monday to Sunday. */
  readonly staff: readonly Figures[];
  readonly weekday: Pair<Times>;
  readonly weekend: Pair<Times>;
  /** Hours of a normal week. */
  readonly hours: Figures;
  readonly services: Figures;
  /** How many of its values differ: staff of a day, times of plain days, times of weekend days. */
  readonly differences: number;
}

/** The whole table of two periods. */
export interface ComparedSums {
  readonly staff: readonly Figures[];
  readonly hours: Figures;
  readonly hoursPerMonth: Figures;
  readonly services: Figures;
}

type Periods = Pair<Demand>;

const staffOn = (row: ShiftDemand | undefined, day: (typeof weekdays)[number]): number | null =>
  row ? (parseDecimal(row[day]) ?? 0) : null;

const summaryOf = (row: ShiftDemand | undefined, { start }: Demand, { shifts, periods }: Category) => {
  if (!row) return { hours: null, services: null };
  const summary = rowSummary(row, { shifts, categoryPeriods: periods, start });
  return { hours: weekHoursOf(summary), services: summary.services };
};

const comparedRow = (row: DemandRow, periods: Periods, category: Category): ComparedRow => {
  const rowOf = ({ shiftDemands }: Demand) => shiftDemands.find(({ shiftId }) => shiftId === row.id);
  const rows = { live: rowOf(periods.live), simulated: rowOf(periods.simulated) };
  const staff = weekdays.map((day) => ({ live: staffOn(rows.live, day), simulated: staffOn(rows.simulated, day) }));
  const [weekday, weekend] = [weekdayTimes(rows), weekendTimes(rows)];
  const live = summaryOf(rows.live, periods.live, category);
  const simulated = summaryOf(rows.simulated, periods.simulated, category);
  return {
    row,
    staff,
    weekday,
    weekend,
    hours: { live: live.hours, simulated: simulated.hours },
    services: { live: live.services, simulated: simulated.services },
    differences: staff.filter(differs).length + [weekday, weekend].filter(timesDiffer).length,
  };
};

/** The shifts of both periods in the order of the simulated one; shifts that only the live one has come last. */
export const comparedRows = (periods: Periods, category: Category): readonly ComparedRow[] => {
  const simulated = rowsOf(periods.simulated, category);
  const others = rowsOf(periods.live, category).filter(({ id }) => !simulated.some((row) => row.id === id));
  return [...simulated, ...others].map((row) => comparedRow(row, periods, category));
};

/** The sums of both periods; a normal week by the measures of each period's first day. */
export const comparedSums = ({ live, simulated }: Periods): ComparedSums => {
  const staffOf = ({ shiftDemands }: Demand, day: (typeof weekdays)[number]) =>
    tidy(shiftDemands.reduce((sum, row) => sum + (staffOn(row, day) ?? 0), 0));
  return {
    staff: weekdays.map((day) => ({ live: staffOf(live, day), simulated: staffOf(simulated, day) })),
    hours: { live: weekHoursOf(live.summary), simulated: weekHoursOf(simulated.summary) },
    hoursPerMonth: { live: live.summary.hoursPerMonth, simulated: simulated.summary.hoursPerMonth },
    services: { live: live.summary.services, simulated: simulated.summary.services },
  };
};
