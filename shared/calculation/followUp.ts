import { tidy } from '#shared/quantity/tidy.ts';
import {
  type ActivityInput,
  activitiesOfYear,
  costKindOf,
  hoursOfMonth,
  isOfHours,
  type MonthValues,
  specifiedActivities,
  sumKnown,
  valueIn,
  type WorkKind,
  workedActivities,
  type YearInputs,
} from './activities.ts';
import { demandOf } from './demand.ts';
import { costOf, costOfActivities, type FollowUpRates, isCostedAtHour, servicesOf } from './followUpCost.ts';
import type { CategoryPlan } from './input.ts';
import { isExpected, lacksDemand } from './keyValueMonths.ts';
import { dayMeanOfMonths, monthsBetween } from './months.ts';
import { readDemand, readPlan } from './readPlan.ts';
import { type Days, wholeOf } from './span.ts';
import { supplyOf } from './supply.ts';

/** What the follow-up of a unit's year is computed from. */
export interface FollowUpPlan extends YearInputs {
  /** The staff categories of the unit, in its order. */
  readonly categories: readonly CategoryPlan[];
  readonly rates: FollowUpRates | undefined;
}

/** A figure that is the same in every unit. */
type FixedRow =
  | 'contractors'
  | 'excluded'
  | 'worked'
  | 'demand'
  | 'difference'
  | 'cumulative'
  | 'services'
  | 'specified'
  | 'unspecified';

/** How a row's year follows from its months: `mean` over the months, `dayMean` over their days. */
type Total = 'sum' | 'mean' | 'dayMean' | 'last';

/** What a row shows: a fixed figure, the difference of a category, or an activity. */
type FollowUpSource =
  | { readonly row: FixedRow }
  | { readonly row: 'diff'; readonly category: string }
  | { readonly row: 'activity'; readonly activity: ActivityInput };

/** Whether two sources are of one row. */
export const isSameRow = (a: FollowUpSource, b: FollowUpSource): boolean => {
  if (a.row === 'activity') return b.row === 'activity' && a.activity.id === b.activity.id;
  return a.row === b.row && (a.row !== 'diff' || (b.row === 'diff' && a.category === b.category));
};

/** A row of the follow-up: the months asked for, and the year. */
export interface FollowUpRow {
  readonly source: FollowUpSource;
  /** All twelve; null where there is none, or the month is not asked for. */
  readonly months: MonthValues;
  /** Over the months with a value; null without any. */
  readonly total: number | null;
  /** The months with a value. */
  readonly counted: number;
  /** How the year follows from the months. */
  readonly totalOf: Total;
  /** The year of worked and demanded hours, and of what is specified, over the months that have a difference, where these are not its own: the rows then add up. Else null. */
  readonly totalOfBoth: number | null;
  /** What the hours cost by month, in thousands of kronor; null for a row that is not of hours. */
  readonly costs: MonthValues | null;
  /** Some of the costs are at the hourly rate, because the kind of the hours has none. */
  readonly costAtHour: boolean;
  /** The hours as services by month; null for a row that is not of hours. */
  readonly staffing: MonthValues | null;
}

/** A group of rows, named after the type of its activities. */
interface FollowUpGroup {
  readonly type: ActivityInput['type'];
  readonly rows: readonly FollowUpRow[];
}

/** The follow-up of a unit's year. */
export interface FollowUpYear {
  readonly groups: readonly FollowUpGroup[];
  /** The months asked for, 1 to 12, that lack demand. */
  readonly withoutDemand: readonly number[];
  /** The months in which an activity of the worked time has no value, or in which there is no such activity. */
  readonly withoutWorklog: readonly number[];
  /** Those of them that have worked time of other activities. */
  readonly partlyWorked: readonly number[];
}

const MONTHS = 12;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The year of a row from all of its months, of which those without a value are left out; null without any value. */
export const totalOfMonths = (months: MonthValues, total: Exclude<Total, 'dayMean'>): number | null => {
  const known = months.filter((value) => value !== null);
  const last = known.at(-1);
  if (last === undefined) return null;
  if (total === 'last') return last;
  return tidy(total === 'sum' ? sum(known) : sum(known) / known.length);
};

const minus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : tidy(a - b));

/** Running sum over the values that are known. */
const runningSum = (values: MonthValues): MonthValues => {
  let sum = 0;
  return values.map((value) => {
    if (value === null) return null;
    sum = tidy(sum + value);
    return sum;
  });
};

/** The demanded hours of each month; null for one that lacks demand or in which no category is expected (README.md 7). */
export const demandedHours = (plans: readonly CategoryPlan[], year: number): MonthValues => {
  const months = monthsBetween(year, 1, MONTHS);
  const read = plans.map((plan) => readDemand(plan, wholeOf(months)));
  return months.map((days) => {
    const expected = plans.filter((plan) => isExpected(plan, year, days));
    if (expected.length === 0 || expected.some((plan) => lacksDemand(plan, days))) return null;
    return sumKnown(read.map((demand) => demandOf(demand, days).hours));
  });
};

/** The worked hours of each month; null without any input (README.md 7). */
export const workedHours = (year: YearInputs): MonthValues => {
  const activities = workedActivities(year.activities);
  return Array.from({ length: MONTHS }, (_, index) => hoursOfMonth(year, activities, index + 1));
};

/**
 * The follow-up of a unit and calendar year, of the months from one to another (README.md 7); the running sum begins in January all the same. Cost and staffing of a row of
 * hours are by the stencil of the year.
 */
export const followUpOf = (
  { categories, rates, inputs, ...plan }: FollowUpPlan,
  year: number,
  { first, last }: { readonly first: number; readonly last: number } = { first: 1, last: MONTHS },
): FollowUpYear => {
  const activities = activitiesOfYear(plan.activities, year);
  const of: YearInputs = { activities, inputs };
  const months = monthsBetween(year, 1, MONTHS);
  const read = categories.map((category) => readPlan(category, wholeOf(months)));
  const supplies = read.map((one) => months.map((days) => supplyOf(one, days)));

  const asked = (values: MonthValues): MonthValues =>
    values.map((value, index) => (first <= index + 1 && index + 1 <= last ? value : null));
  const byMonth = (value: (days: Days, month: number) => number | null): MonthValues =>
    asked(months.map((days, index) => value(days, index + 1)));
  const row = (source: FollowUpSource, values: MonthValues, total: Total): FollowUpRow => ({
    source,
    months: values,
    total: total === 'dayMean' ? dayMeanOfMonths(values, year) : totalOfMonths(values, total),
    counted: values.filter((value) => value !== null).length,
    totalOf: total,
    totalOfBoth: null,
    costs: null,
    costAtHour: false,
    staffing: null,
  });
  const staffing = (values: MonthValues) => values.map((value) => servicesOf(value, rates));
  const hoursRow = (source: FollowUpSource, values: MonthValues, kind: WorkKind | null): FollowUpRow => ({
    ...row(source, values, 'sum'),
    costs: values.map((value) => costOf(value, kind, rates)),
    costAtHour: isCostedAtHour(kind, rates) && values.some((value) => value !== null),
    staffing: staffing(values),
  });
  const activityRow = (activity: ActivityInput): FollowUpRow => {
    const values = byMonth((_, month) => (activity.isHeader ? null : valueIn(of, activity, month)));
    const source = { row: 'activity', activity } as const;
    if (isOfHours(activity)) return hoursRow(source, values, costKindOf(activity));
    return row(source, values, activity.calc === 'Avg' ? 'mean' : 'sum');
  };
  const rowsOf = (type: ActivityInput['type']) =>
    activities.filter((activity) => activity.type === type).map(activityRow);

  const meanOfStaff = (field: 'contractorWorkRateSum' | 'workRateExcludedSum') =>
    byMonth((_, month) => tidy(supplies.reduce((sum, supply) => sum + supply[month - 1]![field], 0)));
  const diffOf = (category: CategoryPlan, index: number) =>
    byMonth((days, month) =>
      isExpected(category, year, days) && !lacksDemand(category, days)
        ? minus(supplies[index]![month - 1]!.workRateSum, demandOf(read[index]!, days).services)
        : null,
    );

  const [workedOfYear, demandedOfYear] = [workedHours(of), demandedHours(categories, year)];
  const [worked, demanded] = [asked(workedOfYear), asked(demandedOfYear)];
  const differenceOfYear = workedOfYear.map((hours, index) => minus(hours, demandedOfYear[index]!));
  const difference = asked(differenceOfYear);
  const services = staffing(difference);
  const specified = byMonth((_, month) =>
    servicesOf(hoursOfMonth(of, specifiedActivities(activities), month) ?? 0, rates),
  );
  const unspecified = services.map((value, index) => minus(value, specified[index]!));

  const counted = workedActivities(activities);
  const workedCosts = byMonth((_, month) => costOfActivities(of, counted, month, rates));
  const isWorkedAtHour = counted.some(
    (one) =>
      isCostedAtHour(costKindOf(one), rates) &&
      byMonth((_, month) => valueIn(of, one, month)).some((value) => value !== null),
  );
  const areApart = worked.some((value, index) => (value === null) !== (demanded[index] === null));
  const inBoth = (values: MonthValues): MonthValues =>
    values.map((value, index) => (difference[index] === null ? null : value));
  const ofBoth = (values: MonthValues) => ({ totalOfBoth: areApart ? sumKnown(inBoth(values)) : null });
  const isSpecifiedApart = specified.some((value, index) => value !== null && services[index] === null);
  const demandRow = { ...hoursRow({ row: 'demand' }, demanded, 'Work'), ...ofBoth(demanded) };
  const workedRow: FollowUpRow = {
    ...row({ row: 'worked' }, worked, 'sum'),
    ...ofBoth(worked),
    costs: workedCosts,
    costAtHour: isWorkedAtHour,
    staffing: staffing(worked),
  };
  // Worked and demanded hours have unlike rates: the difference of the hours has none.
  const differenceRow: FollowUpRow = {
    ...row({ row: 'difference' }, difference, 'sum'),
    costs: workedCosts.map((cost, index) => minus(cost, demandRow.costs![index]!)),
    costAtHour: isWorkedAtHour,
    staffing: services,
  };
  const lacksWorklog = (month: number): boolean =>
    counted.length === 0 || counted.some((activity) => valueIn(of, activity, month) === null);
  const askedMonths = months.map((_, index) => index + 1).filter((month) => first <= month && month <= last);

  return {
    groups: [
      { type: 'Manager', rows: rowsOf('Manager') },
      {
        type: 'Worklog',
        rows: [
          ...categories.map((category, index) =>
            row({ row: 'diff', category: category.name }, diffOf(category, index), 'dayMean'),
          ),
          row({ row: 'contractors' }, meanOfStaff('contractorWorkRateSum'), 'dayMean'),
          row({ row: 'excluded' }, meanOfStaff('workRateExcludedSum'), 'dayMean'),
          ...rowsOf('Worklog'),
          workedRow,
        ],
      },
      {
        type: 'WorklogDetailed',
        rows: [
          ...rowsOf('WorklogDetailed'),
          demandRow,
          differenceRow,
          row({ row: 'cumulative' }, asked(runningSum(differenceOfYear)), 'last'),
          row({ row: 'services' }, services, 'dayMean'),
          {
            ...row({ row: 'specified' }, specified, 'dayMean'),
            totalOfBoth: isSpecifiedApart ? dayMeanOfMonths(inBoth(specified), year) : null,
          },
          row({ row: 'unspecified' }, unspecified, 'dayMean'),
        ],
      },
      { type: 'Other', rows: rowsOf('Other') },
    ],
    withoutDemand: askedMonths.filter((month) => demanded[month - 1] === null),
    withoutWorklog: askedMonths.filter(lacksWorklog),
    partlyWorked: askedMonths.filter((month) => lacksWorklog(month) && worked[month - 1] !== null),
  };
};
