import { tidy } from '#shared/quantity/tidy.ts';
import { fromDayNumber } from '#shared/time/day.ts';
import { activitiesOfYear, costKindOf, valueIn, type WorkKind, workedActivities } from './activities.ts';
import { type Amounts, amountsLess, isKnown, isUnknown, noAmounts, sumOfAmounts, whole } from './amounts.ts';
import { type FollowUpYear, followUpOf } from './followUp.ts';
import { costOf, isCostedAtHour } from './followUpCost.ts';
import type { FollowUpPlan, FollowUpRow } from './followUpRow.ts';
import type { CategoryPlan, PeriodInput } from './input.ts';
import { monthsBetween } from './months.ts';
import type { MissingRate, RatesOfYear } from './planCost.ts';
import { sumOfKnown } from './sumOfKnown.ts';
import { budgetHoursIn } from './unitFigures.ts';
import { servicesOfHours, type YearCost, yearCost } from './yearCost.ts';

/** The rows of the follow-up of a unit's year that several units are added up by. */
export const placeRows = [
  'worked',
  'demand',
  'difference',
  'budget',
  'unplanned',
  'budgetDifference',
  'forecast',
  'forecastDifference',
] as const;
export type PlaceRowName = (typeof placeRows)[number];

/** The twelve months of each row. */
export type UnitMonths = Readonly<Record<PlaceRowName, readonly Amounts[]>>;

/** What the months of a unit are computed from: its follow-up, and its budget and staff as section 12 and 17 price them. */
export interface UnitMonthsPlan extends FollowUpPlan {
  /** All categories of the unit, those with a budget only too. */
  readonly budgeted: readonly CategoryPlan[];
  /** In hours a month. */
  readonly budgetHours: readonly (PeriodInput & { readonly budget: number })[];
  readonly ratesOf: (plan: CategoryPlan) => RatesOfYear;
}

/** The months of a unit with what they lack. */
interface UnitMonthsYear {
  readonly rows: UnitMonths;
  readonly followUp: FollowUpYear;
  /** The months, 1 to 12, without any budget. */
  readonly withoutBudget: readonly number[];
  /** Some hours have no cost, because the year has no rate for them. */
  readonly lacksHour: boolean;
  /** By category, in the order of the budgeted ones. */
  readonly missing: readonly (readonly MissingRate[])[];
  /** The rates that worked time lacks and takes the hour instead, by activity. */
  readonly atHour: readonly { readonly activity: string; readonly missing: readonly MissingRate[] }[];
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

type MonthCost = YearCost['months'][number];

/** Hours of the follow-up with their cost and the services that they are. */
const amountsOfRow = (row: FollowUpRow): readonly Amounts[] =>
  row.months.map((hours, index) =>
    whole({ hours, services: row.staffing?.[index] ?? null, cost: row.costs?.[index] ?? null }),
  );

const rowOf = ({ groups }: FollowUpYear, name: 'worked' | 'demand'): readonly Amounts[] =>
  groups.flatMap(({ rows }) => rows.filter(({ source }) => source.row === name)).flatMap(amountsOfRow);

/** Services of a month, and the hours that they are by the stencil. */
const ofServices = (
  services: number | null,
  cost: number | null,
  monthlyWorkHours: number | null | undefined,
): Amounts =>
  services === null
    ? noAmounts
    : whole({ hours: monthlyWorkHours ? tidy(services * monthlyWorkHours) : null, services, cost });

/** What the staff that is planned for a month comes to, its inconvenient hours too; unknown where a part is. */
const plannedOf = (month: MonthCost, monthlyWorkHours: number | null | undefined): Amounts => {
  const staff = [month.own, month.substitutes, month.contractors];
  const services = sumOfKnown(staff.map((kind) => kind.services));
  const costs = [...staff.filter((kind) => kind.services).map(({ cost }) => cost), month.ob];
  return ofServices(services, costs.includes(null) ? null : sumOfKnown(costs), monthlyWorkHours);
};

/** The rate that hours of a kind have of their own; none is lacking of the others. */
const rateOfKind: Readonly<Partial<Record<WorkKind, MissingRate['field']>>> = {
  SimpleOvertime: 'overtime',
  QualifiedOvertime: 'qualifiedOvertime',
  Resource: 'resource',
  Rental: 'rental',
};

/** The activities of the worked time whose kind is costed at the hour, because the year has no rate for it. */
const workedAtHour = (plan: FollowUpPlan, year: number): UnitMonthsYear['atHour'] =>
  workedActivities(activitiesOfYear(plan.activities, year)).flatMap((activity) => {
    const kind = costKindOf(activity);
    const field = rateOfKind[kind ?? 'Work'];
    const isWorked = months.some((month) => valueIn(plan, activity, month));
    return field && isWorked && isCostedAtHour(kind, plan.rates)
      ? [{ activity: activity.name, missing: [{ year, field, atHour: true }] }]
      : [];
  });

/** The budget of a month: its services and their cost, its hours where the unit has them; what is not typed follows from the other. */
const budgetOfMonth = (typed: Amounts, hours: number | null, rates: FollowUpPlan['rates']): Amounts => {
  if (hours === null) return typed;
  if (isKnown(typed)) return { ...typed, hours };
  return whole({ hours, services: servicesOfHours(hours, rates), cost: costOf(hours, 'Work', rates) });
};

/**
 * Worked time, demand, budget and forecast of a unit's year by month (README.md 7, "Area and organisation"). A month is forecast by its
 * worked time once it has ended (`ended` counts these months), else by the staff that is planned.
 */
export const unitMonthsOf = (plan: UnitMonthsPlan, year: number, ended: number): UnitMonthsYear => {
  const { rates, budgeted, budgetHours, ratesOf } = plan;
  const followUp = followUpOf(plan, year);
  const { categories, sum, unplanned } = yearCost(budgeted, year, { rates, withSimulated: false, ratesOf });
  const hoursOf = rates?.monthlyWorkHours;
  const [worked, demand] = [rowOf(followUp, 'worked'), rowOf(followUp, 'demand')];
  const budgetOf = (of: YearCost) => of.months.map(({ budget }) => ofServices(budget.services, budget.cost, hoursOf));
  const without = budgetOf(unplanned);
  const services = budgetOf(sum).map((one, index) => sumOfAmounts([one, without[index]!]));
  const typedHours = monthsBetween(year, 1, 12).map(({ from, to }) =>
    budgetHoursIn(budgetHours, { start: fromDayNumber(from), end: fromDayNumber(to) }),
  );
  const budget = services.map((one, index) => budgetOfMonth(one, typedHours[index]!, rates));
  const planned = sum.months.map((month) => plannedOf(month, hoursOf));
  const done = worked.map((one, index) => (index < ended ? one : noAmounts));
  const forecast = planned.map((one, index) => (isKnown(done[index]!) ? done[index]! : one));
  /** Whether contractors that are planned for the month count in the forecast. */
  const isForecast = ({ contractors }: MonthCost, index: number) => contractors.services && !isKnown(done[index]!);
  const less = (from: readonly Amounts[], other: readonly Amounts[]) =>
    from.map((one, index) => amountsLess(one, other[index]!));
  return {
    rows: {
      worked,
      demand,
      difference: less(worked, demand),
      // Of hours that are typed nobody knows which categories they are of.
      unplanned: without.map((one, index) => (typedHours[index] === null ? one : { ...one, hours: null })),
      budget,
      budgetDifference: less(worked, budget),
      forecast,
      forecastDifference: less(forecast, budget),
    },
    followUp,
    withoutBudget: months.filter((month) => !isKnown(budget[month - 1]!)),
    lacksHour: [...worked, ...demand].some((month) => isUnknown(month, 'cost')),
    missing: categories.map((category) =>
      category.missing.filter(({ atHour }) => !atHour || category.months.some(isForecast)),
    ),
    atHour: workedAtHour(plan, year),
  };
};
