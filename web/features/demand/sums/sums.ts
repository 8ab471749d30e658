import type { DemandSummary } from '#shared/calculation/demandSummary.ts';
import {
  demandIn,
  demandSummary,
  rowSummary,
  type ShiftDemandInput,
  type StaffedDayOff,
  staffedDaysOff,
  staffOf,
  weekHoursOf,
} from '#shared/calculation/index.ts';
import type { Category } from '#shared/model/category.ts';
import { unscaled, VALUE_DECIMALS } from '#shared/quantity/scaled.ts';
import type { Day } from '#shared/time/day.ts';
import type { DaysOff } from '#shared/time/dayOff.ts';
import { sundayOf } from '#shared/time/week.ts';
import type { Texts } from '#web/kit/ui/sheet/core/draft.ts';
import type { LiveRow } from '#web/kit/ui/sheet/core/live.ts';
import { bodyOfTexts } from '../cells/fields.ts';
import type { DemandRow } from '../cells/row.ts';

/** What the sums are measured by: shifts and full-time weeks as they hold on the period's first day. */
export interface Measures {
  readonly shifts: Category['shifts'];
  readonly categoryPeriods: Category['periods'];
  readonly start: string;
}

interface Judged {
  readonly row: DemandRow;
  readonly texts: Texts;
  /** Its columns are those that are refused. */
  readonly faults: Readonly<Record<string, unknown>>;
}

/** The texts with every refused one replaced by the saved one, so that a mistyped value does not change the sums. */
export const soundTexts = ({ row, texts, faults }: Judged): Texts => {
  const refused = Object.keys(faults);
  if (refused.length === 0) return texts;
  return { ...texts, ...Object.fromEntries(refused.map((column) => [column, row.texts[column] ?? ''])) };
};

const inputOf = (row: DemandRow, texts: Texts): ShiftDemandInput => bodyOfTexts(row.id, texts) as ShiftDemandInput;

/** Hours a week and services of one row (shared/calculation). */
export const sumOfRow = (row: DemandRow, texts: Texts, measures: Measures) => {
  const summary = rowSummary(inputOf(row, texts), measures);
  return { hours: weekHoursOf(summary), services: summary.services };
};

/** What the whole table comes to. */
export interface Sums extends DemandSummary {
  readonly hours: number;
  /** The demanded number of staff from Monday to Sunday. */
  readonly staff: readonly number[];
}

const demandedRows = (rows: readonly LiveRow<DemandRow>[]): readonly ShiftDemandInput[] =>
  rows.map((live) => inputOf(live.row, soundTexts(live)));

/** The demand of one week of the period as it is typed, and the days off that make it differ from the normal week's. */
export interface WeekWithDaysOff {
  readonly services: number | null;
  readonly daysOff: readonly StaffedDayOff[];
}

/** {@link WeekWithDaysOff} of the week of a Monday; undefined where no day off makes it differ. */
export const weekWithDaysOff = (
  rows: readonly LiveRow<DemandRow>[],
  { shifts, categoryPeriods, start }: Measures,
  { daysOff, monday }: { readonly daysOff: DaysOff; readonly monday: Day },
): WeekWithDaysOff | undefined => {
  const demands = [{ start, end: null, simulation: false, shiftDemands: demandedRows(rows) }];
  const demand = demandIn(
    { periods: categoryPeriods, shifts, demands, daysOff },
    { start: monday, end: sundayOf(monday) },
  );
  return demand.daysOff.length === 0
    ? undefined
    : { services: demand.services, daysOff: staffedDaysOff(demand.daysOff) };
};

/** The sums of the table as it is now, by the same calculation as the server's. */
export const sumsOf = (rows: readonly LiveRow<DemandRow>[], measures: Measures): Sums => {
  const shiftDemands = demandedRows(rows);
  const summary = demandSummary({ shiftDemands, ...measures });
  const staff = shiftDemands.map(staffOf);
  return {
    ...summary,
    hours: weekHoursOf(summary),
    staff: Array.from({ length: 7 }, (_, weekday) =>
      unscaled(
        staff.reduce((sum, row) => sum + (row[weekday] ?? 0), 0),
        VALUE_DECIMALS,
      ),
    ),
  };
};

/** The services that supply is compared with: of a week that days off make differ its own, else the normal week's. */
export const demandedOf = (sums: Sums, off: WeekWithDaysOff | undefined): number | null =>
  off ? off.services : sums.services;
