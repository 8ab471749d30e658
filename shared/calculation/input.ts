import type { DaysOff } from '#shared/time/dayOff.ts';

/** Days as text, both inclusive; `end: null` is until further notice. */
export interface PeriodInput {
  readonly start: string;
  readonly end: string | null;
}

/** A range of days, both inclusive. */
export interface RangeInput {
  readonly start: string;
  readonly end: string;
}

/** The full-time week of a category over some time. */
export interface CategoryPeriodInput extends PeriodInput {
  readonly workingHours: number;
  readonly workingMinutes: number;
}

/** How a shift counts over some time; what its type does not use may be left out or null. */
export interface ShiftPeriodInput extends PeriodInput {
  readonly type: 'Standard' | 'ExtraHours' | 'Rotation' | 'Other';
  readonly isNightShift: boolean;
  readonly isDutyShift: boolean;
  readonly extraHours?: number | null;
  readonly extraMinutes?: number | null;
  readonly weeks?: number | null;
  readonly nights?: number | null;
  readonly newWorkingHours?: number | null;
  readonly newWorkingMinutes?: number | null;
}

/** A shift with its periods. */
export interface ShiftInput {
  readonly id: string;
  readonly name: string;
  readonly periods: readonly ShiftPeriodInput[];
}

type Blank = number | null;

/** The staff demanded on each weekday, as text with a decimal comma. */
export interface WeekdayValues {
  readonly mon: string;
  readonly tue: string;
  readonly wed: string;
  readonly thu: string;
  readonly fri: string;
  readonly sat: string;
  readonly sun: string;
}

/** Clock times, break and duty time of one shift, on plain and on weekend days; null where blank. */
export interface ShiftTimes {
  readonly startHour: Blank;
  readonly startMinute: Blank;
  readonly endHour: Blank;
  readonly endMinute: Blank;
  readonly breakHours: Blank;
  readonly breakMinutes: Blank;
  readonly dutyHours: Blank;
  readonly dutyMinutes: Blank;
  readonly wkndStartHour: Blank;
  readonly wkndStartMinute: Blank;
  readonly wkndEndHour: Blank;
  readonly wkndEndMinute: Blank;
  readonly wkndBreakHours: Blank;
  readonly wkndBreakMinutes: Blank;
}

/** Which of Friday, Saturday and Sunday have the weekend's times. */
export interface WeekendFlags {
  readonly friShift: boolean;
  readonly satShift: boolean;
  readonly sunShift: boolean;
}

/** One shift's demand: a row of a demand period. */
export interface ShiftDemandInput extends WeekdayValues, ShiftTimes, WeekendFlags {
  readonly shiftId: string;
}

/** A demand period with its rows. */
interface DemandPeriodInput extends PeriodInput {
  /** By which an explanation names it. */
  readonly id?: string;
  readonly simulation: boolean;
  readonly shiftDemands: readonly ShiftDemandInput[];
}

/** One time of employment. */
export interface AssetPeriodInput extends PeriodInput {
  readonly workRate: number;
  readonly workRateExcluded: number;
  readonly isFillIn: boolean;
  readonly isContractor: boolean;
  readonly weekendRate: number;
  readonly nightRate: number;
  readonly level: number;
  /** Why the person is away; only that there is a reason counts (README.md 15). */
  readonly absence?: string | null;
}

/** An employee. */
interface AssetInput {
  readonly id: string;
  readonly periods: readonly AssetPeriodInput[];
}

/** The budget of a category over a period, in services. */
interface BudgetPeriodInput extends PeriodInput {
  readonly budget: number;
}

/** The beds of a unit over some time. */
export interface BedPeriodInput extends PeriodInput {
  readonly beds: number;
  readonly weekendBeds: number;
  readonly comment?: string;
}

/** All that the figures of one category are made of. */
export interface CategoryPlan {
  /** What days off are staffed as; left out: as the calendar. */
  readonly daysOff?: DaysOff;
  /** Share of working time that is expected to be absent in each month; left out: nothing is assumed (README.md 15). */
  readonly absence?: readonly number[] | undefined;
  readonly id: string;
  readonly name: string;
  readonly periods: readonly CategoryPeriodInput[];
  readonly shifts: readonly ShiftInput[];
  readonly demands: readonly DemandPeriodInput[];
  readonly assets: readonly AssetInput[];
  readonly budget: readonly BudgetPeriodInput[];
}
