import { sumOfFractions } from '#shared/quantity/fraction.ts';
import { tidy } from '#shared/quantity/tidy.ts';
import { dayNumber } from '#shared/time/day.ts';
import { fullTimeWeek } from './fullTimeWeek.ts';
import type { CategoryPeriodInput, ShiftDemandInput, ShiftInput } from './input.ts';
import { services } from './services.ts';
import { shiftHours } from './shiftHours.ts';
import { spansOf, valueAt } from './span.ts';
import { staffOf } from './staffOf.ts';

const NORMAL_WEEK = [1, 1, 1, 1, 1, 1, 1];
const HUNDREDTHS = 100;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** Demand rows of a normal week, with the shifts and category periods that measure them. */
export interface DemandSummaryInput {
  readonly shiftDemands: readonly ShiftDemandInput[];
  readonly shifts: readonly ShiftInput[];
  readonly categoryPeriods: readonly CategoryPeriodInput[];
  /** First day of the demand period: the measures of that day hold. */
  readonly start: string;
}

/** Hours and minutes of a normal week, hours of a month, services (null when the category has no period on that day). */
export interface DemandSummary {
  readonly hoursPerWeek: number;
  readonly minutesPerWeek: number;
  readonly hoursPerMonth: number;
  readonly services: number | null;
}

/** The summary of a demand period, simulated or not (README.md 3). */
export const demandSummary = ({ shiftDemands, shifts, categoryPeriods, start }: DemandSummaryInput): DemandSummary => {
  const day = dayNumber(start);
  const fullTime = valueAt(spansOf(categoryPeriods, fullTimeWeek), day);
  const rows = shiftDemands.map((row) => {
    const shift = shifts.find(({ id }) => id === row.shiftId);
    const period = valueAt(
      spansOf(shift?.periods ?? [], (one) => one),
      day,
    );
    return { period, hours: shiftHours(row, staffOf(row), period, NORMAL_WEEK) };
  });
  const hundredths = rows.reduce((sum, { hours }) => sum + hours.minutes, 0);
  const minutes = Math.floor((hundredths + HUNDREDTHS / 2) / HUNDREDTHS);
  return {
    hoursPerWeek: Math.floor(minutes / 60),
    minutesPerWeek: minutes % 60,
    hoursPerMonth: (hundredths * WEEKS_A_YEAR) / (HUNDREDTHS * 60 * MONTHS_A_YEAR),
    services: fullTime ? sumOfFractions(rows.map(({ hours, period }) => services(hours, period, fullTime))) : null,
  };
};

/** Hours of a normal week, exact: `hoursPerWeek` and `minutesPerWeek` of the summary are cut to whole minutes. */
export const weekHoursOf = ({ hoursPerMonth }: Pick<DemandSummary, 'hoursPerMonth'>): number =>
  tidy((hoursPerMonth * MONTHS_A_YEAR) / WEEKS_A_YEAR);

/** The same of one row: the live sums of the demand table. */
export const rowSummary = (
  row: ShiftDemandInput,
  measures: Pick<DemandSummaryInput, 'shifts' | 'categoryPeriods' | 'start'>,
): DemandSummary => demandSummary({ ...measures, shiftDemands: [row] });
