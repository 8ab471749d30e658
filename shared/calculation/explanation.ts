import type { Day } from '#shared/time/day.ts';
import { fromDayNumber } from '#shared/time/day.ts';
import type { CategoryPlan } from './input.ts';
import type { StaffedDayOff } from './movedDays.ts';
import type { ShiftCategory } from './shiftCategory.ts';
import type { Days } from './span.ts';

/** The category that an input belongs to. */
export interface CategoryRef {
  readonly categoryId: string;
  readonly categoryName: string;
}

/** What a step is made of: a typed input, several weeks of a category, or an intermediate sum. */
type StepInput =
  /** `weeks`: in how many weeks the employee is counted. */
  | (CategoryRef & { readonly kind: 'staff'; readonly assetId: string; readonly weeks?: number })
  | (CategoryRef & { readonly kind: 'demand'; readonly shiftName: string; readonly periodId: string | undefined })
  | (CategoryRef & { readonly kind: 'budget'; readonly budget: number })
  /** What days off add to the demand of the normal weeks, or take from it. */
  | (CategoryRef & { readonly kind: 'daysOff'; readonly days: readonly StaffedDayOff[] })
  /** Services that are expected to be absent. */
  | (CategoryRef & { readonly kind: 'expectedAbsence' })
  | (CategoryRef & { readonly kind: 'weeks'; readonly of: 'supply' | 'demand' | 'budget'; readonly weeks: number })
  | (CategoryRef & { readonly kind: 'hours'; readonly shiftCategory: ShiftCategory })
  | (CategoryRef & {
      readonly kind: 'onDuty';
      readonly shiftCategory: ShiftCategory;
      readonly shifts: number;
      readonly openDays: number;
    })
  | { readonly kind: 'shiftCategory'; readonly shiftCategory: ShiftCategory }
  | { readonly kind: 'beds'; readonly beds: number; readonly weekendBeds: number }
  | { readonly kind: 'meanBeds' | 'bedDays' | 'weekCount' | 'dayCount' }
  | { readonly kind: 'budgetHours'; readonly budget: number }
  /** What all inputs of a unit add up to. */
  | { readonly kind: 'unitSum'; readonly of: 'supply' | 'demand' | 'budget' | 'expectedAbsence' }
  | { readonly kind: 'activity'; readonly activityId: string }
  | { readonly kind: 'monthCount' | 'monthlyWorkHours' }
  /** Everybody in service, of whom a share is taken. */
  | { readonly kind: 'inService' }
  /** Hours at a rate in kronor; `atHour`: at the hourly rate, because the kind of the hours has none. Without an activity: demanded hours. */
  | {
      readonly kind: 'cost';
      readonly activityId: string | undefined;
      readonly hours: number;
      readonly rate: number;
      readonly atHour: boolean;
    }
  /** Hours of a plan at a rate in kronor, null where it is not shown or is several; `atHour` as above. */
  | (CategoryRef & {
      readonly kind: 'planCost';
      readonly of: 'demand' | 'staff' | 'ob' | 'contractors';
      readonly hours: number;
      readonly rate: number | null;
      readonly atHour: boolean;
    })
  /** `days`: the value times the days of the month, for a mean over days. */
  | { readonly kind: 'monthValue'; readonly days?: number }
  /** Hours of a unit in a month. */
  | {
      readonly kind: 'monthHours';
      readonly of: 'demand' | 'worklog' | 'detailed' | 'overtime' | 'resource' | 'rental';
    };

export type StepUnit =
  | 'services'
  | 'shifts'
  | 'people'
  | 'hours'
  | 'count'
  | 'beds'
  | 'bedDays'
  | 'weeks'
  | 'months'
  | 'days'
  | 'perBed'
  | 'thousands'
  | 'hoursPerService';

/** One step: its value is added, subtracted, or part of what the sum of the others is divided by. */
export interface Step {
  readonly role: 'add' | 'subtract' | 'divide';
  readonly value: number;
  readonly unit: StepUnit;
  readonly from: Day;
  readonly to: Day;
  readonly input: StepInput;
  /** The unit that the input belongs to, where a figure is of several. */
  readonly unitId?: string;
}

/** Why an input counts in no step. */
type LeftOutReason =
  | 'simulated'
  | 'excluded'
  | 'noDemand'
  | 'noBudget'
  | 'noWorkingTime'
  | 'noWorklog'
  | 'noStencil'
  | 'noValue'
  | 'lacking';

export interface LeftOut {
  readonly value: number | null;
  readonly reason: LeftOutReason;
  readonly from: Day;
  readonly to: Day;
  readonly input: StepInput | undefined;
  readonly unitId?: string;
}

/** A figure with the steps that it is computed by, and what was left out. */
export interface Explained {
  readonly value: number | null;
  readonly steps: readonly Step[];
  readonly leftOut: readonly LeftOut[];
}

const sumOfRole = (steps: readonly Step[], role: Step['role']): number =>
  steps.reduce((sum, step) => (step.role === role ? sum + step.value : sum), 0);

/** The figure that steps give: what is added less what is subtracted, over the sum of the divisors if there are any. */
export const recomputed = (steps: readonly Step[]): number => {
  const sum = sumOfRole(steps, 'add') - sumOfRole(steps, 'subtract');
  return steps.some(({ role }) => role === 'divide') ? sum / sumOfRole(steps, 'divide') : sum;
};

export const refOf = ({ id, name }: Pick<CategoryPlan, 'id' | 'name'>): CategoryRef => ({
  categoryId: id,
  categoryName: name,
});

export const datesOf = ({ from, to }: Days): { readonly from: Day; readonly to: Day } => ({
  from: fromDayNumber(from),
  to: fromDayNumber(to),
});
