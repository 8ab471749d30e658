import type { Day } from '#shared/time/day.ts';
import { type Calendar, calendarOf } from './calendar.ts';
import { type DemandDesign, demandsOf } from './demands.ts';
import { type FollowUpDesign, followUpOf } from './followUp.ts';
import { type CategoryPeriodDesign, categoryPeriodsOf, type ShiftDesign, shiftsOf } from './measures.ts';
import { namesFrom } from './names.ts';
import { needsOf } from './need.ts';
import { randomOf } from './random.ts';
import { ownRatesOf, ratesOf } from './rates.ts';
import { type BedDesign, type BudgetDesign, bedsOf, budgetsOf, type PlanDesign, plansOf } from './resources.ts';
import type { CategorySpec, WardSpec } from './spec.ts';
import { type StaffDesign, type StaffingGiven, staffOf } from './staff/staff.ts';
import { type UnitBudgetDesign, unitBudgetOf } from './unitBudget.ts';
import { type OrganizationSpec, organizations } from './wards.ts';

/** The data to create for a category, unit and organisation, as a planner would type it. */
export interface CategoryDesign {
  readonly name: string;
  readonly periods: readonly CategoryPeriodDesign[];
  readonly shifts: readonly ShiftDesign[];
  readonly demands: readonly DemandDesign[];
  readonly staff: readonly StaffDesign[];
  readonly budgets: readonly BudgetDesign[];
  readonly plans: readonly PlanDesign[];
}

export interface UnitDesign {
  readonly name: string;
  readonly shortName: string;
  readonly beds: readonly BedDesign[];
  readonly categories: readonly CategoryDesign[];
  readonly budget: UnitBudgetDesign;
  readonly followUp: FollowUpDesign;
  /** What the unit pays otherwise than its organisation. */
  readonly rates: ReturnType<typeof ownRatesOf>;
}

export interface OrganizationDesign {
  readonly name: string;
  readonly rates: ReturnType<typeof ratesOf>;
  readonly areas: readonly { readonly name: string; readonly units: readonly UnitDesign[] }[];
}

/** Makes the staff of a category; by default as hiring and life go on a ward. */
type Staffing = (given: StaffingGiven) => readonly StaffDesign[];

const categoryOf = (
  calendar: Calendar,
  ward: WardSpec,
  spec: CategorySpec,
  nextName: () => string,
  staffing: Staffing,
): CategoryDesign => {
  const random = randomOf(`${ward.name} ${spec.name}`);
  const periods = categoryPeriodsOf(calendar, spec);
  const shifts = shiftsOf(calendar, spec);
  const demands = demandsOf(calendar, ward, spec);
  const needs = needsOf(calendar, { periods, shifts, demands });
  return {
    name: spec.name,
    periods,
    shifts,
    demands,
    staff: staffing({ calendar, spec, needs, nextName, random }),
    budgets: budgetsOf(calendar, needs, ward),
    plans: plansOf(calendar),
  };
};

/** The data of a unit for the calendar. */
export const unitDesign = (
  calendar: Calendar,
  ward: WardSpec,
  nextName: () => string,
  staffing: Staffing = staffOf,
): UnitDesign => {
  const categories = ward.categories.map((category) => categoryOf(calendar, ward, category, nextName, staffing));
  const budgets = categories.flatMap((category) => category.budgets);
  return {
    name: ward.name,
    shortName: ward.shortName,
    beds: bedsOf(calendar, ward),
    categories,
    budget: unitBudgetOf(calendar, ward, budgets),
    followUp: followUpOf(calendar, ward, categories),
    rates: ownRatesOf(calendar, ward),
  };
};

const organizationOf = (calendar: Calendar, { name, areas }: OrganizationSpec): OrganizationDesign => {
  const nextName = namesFrom(randomOf(name));
  const unitOf = (ward: WardSpec): UnitDesign => unitDesign(calendar, ward, nextName);
  const rates = ratesOf(
    calendar,
    areas.flatMap(({ wards }) => wards),
  );
  return { name, rates, areas: areas.map((area) => ({ name: area.name, units: area.wards.map(unitOf) })) };
};

/** The demo region for a day: the same day always gives the same region. */
export const demoRegion = (today: Day): readonly OrganizationDesign[] => {
  const calendar = calendarOf(today);
  return organizations.map((organization) => organizationOf(calendar, organization));
};
