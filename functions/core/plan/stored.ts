// The data of the rows in a unit's partition: one item per aggregate (functions/kernel/store/README.md).

import type { Ordered } from '#functions/core/places/stored.ts';
import type { Activity, ImportedValue, MonthName } from '#shared/model/activity.ts';
import type { StoredAssetPeriod } from '#shared/model/asset.ts';
import type { StoredBedPeriod } from '#shared/model/bed.ts';
import type { BudgetPeriod } from '#shared/model/budget.ts';
import type { BudgetHours } from '#shared/model/budgetHours.ts';
import type { StoredCategoryPeriod } from '#shared/model/category.ts';
import type { ClosedMonth } from '#shared/model/closing.ts';
import type { ShiftDemandFields } from '#shared/model/demand.ts';
import type { AbsenceRates } from '#shared/model/expectedAbsence.ts';
import type { Stamp } from '#shared/model/fields.ts';
import type { CategoryRates } from '#shared/model/rates.ts';
import type { Schema } from '#shared/model/schema.ts';
import type { ShiftPeriod } from '#shared/model/shift.ts';
import type { Stencil } from '#shared/model/stencil.ts';
import type { Period } from '#shared/time/period.ts';

export interface StoredShift extends Stamp {
  readonly name: string;
  readonly periods: readonly ShiftPeriod[];
}

/** A category with its periods and its shifts in order. */
export interface StoredCategory extends Stamp {
  readonly name: string;
  readonly isBudgetCategory: boolean;
  readonly periods: readonly StoredCategoryPeriod[];
  readonly shifts: readonly StoredShift[];
  /** Of its shifts. */
  readonly ordered?: Ordered;
}

export interface StoredAsset extends Stamp {
  readonly categoryId: string;
  readonly name: string;
  /** How much the person has agreed to work at most; left out or null: nothing is agreed. */
  readonly agreedRate?: number | null;
  readonly periods: readonly StoredAssetPeriod[];
  /**
   * Of an employee from the HR system: the number there, the periods that the last import left, to tell typed ones, and the days on which
   * its file named an absence.
   */
  readonly imported?: {
    readonly number: string;
    readonly periods: readonly { readonly id: string; readonly version: number }[];
    readonly away?: readonly Period[];
  };
}

/** A demand period with its rows. The category's {@link DemandHead} repeats its dates and `simulation`. */
export interface StoredDemand extends Stamp, Period {
  readonly categoryId: string;
  readonly locked: boolean;
  readonly simulation: boolean;
  readonly baseOnSchemaId: string | null;
  readonly comment: string;
  readonly shiftDemands: readonly ShiftDemandFields[];
}

/** The dates of a category's demand periods in one item, whose version guards against overlapping periods. */
export interface DemandHead {
  readonly periods: readonly (Period & { readonly id: string; readonly simulation: boolean })[];
}

/** The stencils of a unit in one item, whose version guards against two of the same year. */
export interface StoredStencils {
  readonly stencils: readonly Stencil[];
}

/** The rates of an organisation, or a unit's own rates, in one item. */
export interface StoredRates extends Omit<Stamp, 'id'> {
  readonly rates: readonly CategoryRates[];
}

/** The activities of a unit in order, in one item. */
export interface StoredActivities {
  readonly activities: readonly Activity[];
  readonly ordered?: Ordered;
}

/** The values of one activity in a year: twelve months, and the months whose value the HR system gave. `id` is the id of the activity. */
export interface StoredInput extends Stamp {
  readonly months: readonly (number | null)[];
  readonly imported: readonly MonthName[];
  /** What the HR system gave, also where another value was typed since; left out: nothing. */
  readonly imports?: readonly ImportedValue[];
}

/** A closed month of a unit's follow-up; `file` names its kept report. */
export interface StoredClosing extends ClosedMonth {
  readonly file: string;
}

/** The values of a unit's activities in a year, and the months of it that are closed, in one item: what closes a month is guarded by its values. */
export interface StoredInputs {
  readonly year: number;
  readonly inputs: readonly StoredInput[];
  readonly closed?: readonly StoredClosing[];
}

/** The comments of a unit's follow-up in a year, one a month. */
export interface StoredComments extends Omit<Stamp, 'id'> {
  readonly year: number;
  readonly months: readonly string[];
}

/** The expected absence of a unit's categories, in one item; `on: null` is as the organisation says. */
export interface StoredAbsence extends Omit<Stamp, 'id'> {
  readonly on: boolean | null;
  readonly categories: readonly (AbsenceRates & { readonly categoryId: string })[];
  /** Whether the unit was asked which comments of its periods are kinds of absence, and has answered. */
  readonly commentsAnswered?: boolean;
}

/** A timeline stored as one item: beds or budget hours of a unit; budget or plan periods of a category. */
interface StoredTimeline<Part> {
  readonly periods: readonly Part[];
}

export type StoredBeds = StoredTimeline<StoredBedPeriod>;
export type StoredBudget = StoredTimeline<BudgetPeriod>;
export type StoredBudgetHours = StoredTimeline<BudgetHours>;
export type StoredSchemas = StoredTimeline<Schema>;
