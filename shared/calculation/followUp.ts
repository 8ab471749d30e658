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
  workedActivities,
  type YearInputs,
} from './activities.ts';
import { demandOf } from './demand.ts';
import { costOfActivities, isCostedAtHour, servicesOf } from './followUpCost.ts';
import {
  byMonth,
  type FollowUpPlan,
  type FollowUpRow,
  type HoursRow,
  hoursRowOf,
  rowOf,
  staffingOf,
  type YearRead,
} from './followUpRow.ts';
import type { CategoryPlan } from './input.ts';
import { isExpected, lacksDemand } from './keyValueMonths.ts';
import { dayMeanOfMonths, monthsBetween } from './months.ts';
import { readDemand, readPlan } from './readPlan.ts';
import { wholeOf } from './span.ts';
import { supplyOf } from './supply.ts';

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

/** The rows of the activities of a type. */
const activityRows = (read: YearRead, type: ActivityInput['type']): readonly FollowUpRow[] =>
  read.of.activities
    .filter((activity) => activity.type === type)
    .map((activity) => {
      const values = byMonth(read, (_, month) => (activity.isHeader ? null : valueIn(read.of, activity, month)));
      const source = { row: 'activity', activity } as const;
      if (isOfHours(activity)) return hoursRowOf(read, source, values, costKindOf(activity));
      return rowOf(read, source, values, activity.calc === 'Avg' ? 'mean' : 'sum');
    });

/** The planned staff: the difference of each category, contractors and excluded time. */
const staffRows = (read: YearRead): readonly FollowUpRow[] => {
  const { categories, months, year } = read;
  const plans = categories.map((category) => readPlan(category, wholeOf(months)));
  const supplies = plans.map((plan) => months.map((days) => supplyOf(plan, days)));
  const diffOf = (category: CategoryPlan, index: number) =>
    byMonth(read, (days, month) =>
      isExpected(category, year, days) && !lacksDemand(category, days)
        ? minus(supplies[index]![month - 1]!.workRateSum, demandOf(plans[index]!, days).services)
        : null,
    );
  const meanOf = (field: 'contractorWorkRateSum' | 'workRateExcludedSum') =>
    byMonth(read, (_, month) => tidy(supplies.reduce((sum, supply) => sum + supply[month - 1]![field], 0)));
  return [
    ...categories.map((category, index) =>
      rowOf(read, { row: 'diff', category: category.name }, diffOf(category, index), 'dayMean'),
    ),
    rowOf(read, { row: 'contractors' }, meanOf('contractorWorkRateSum'), 'dayMean'),
    rowOf(read, { row: 'excluded' }, meanOf('workRateExcludedSum'), 'dayMean'),
  ];
};

/** Worked and demanded hours, and their difference, in the months asked for. */
interface Hours {
  readonly worked: MonthValues;
  readonly demanded: MonthValues;
  readonly difference: MonthValues;
  /** The running sum of the difference from January on. */
  readonly cumulative: MonthValues;
}

const hoursOf = ({ of, categories, year, asked }: YearRead): Hours => {
  const [worked, demanded] = [workedHours(of), demandedHours(categories, year)];
  const difference = worked.map((hours, index) => minus(hours, demanded[index]!));
  return {
    worked: asked(worked),
    demanded: asked(demanded),
    difference: asked(difference),
    cumulative: asked(runningSum(difference)),
  };
};

/** The values of the months that have worked and demanded hours. */
const inBoth = ({ difference }: Hours, values: MonthValues): MonthValues =>
  values.map((value, index) => (difference[index] === null ? null : value));

/** The sum over the months with worked and demanded hours; null where both have the same months. */
const totalOfBoth = (hours: Hours, values: MonthValues): number | null => {
  const areApart = hours.worked.some((value, index) => (value === null) !== (hours.demanded[index] === null));
  return areApart ? sumKnown(inBoth(hours, values)) : null;
};

/** Worked time, which costs what its activities cost. */
const workedRow = (read: YearRead, hours: Hours): HoursRow => {
  const { of, rates } = read;
  const { worked } = hours;
  const counted = workedActivities(of.activities);
  const isAtHour = (one: ActivityInput): boolean =>
    isCostedAtHour(costKindOf(one), rates) &&
    byMonth(read, (_, month) => valueIn(of, one, month)).some((value) => value !== null);
  return {
    ...rowOf(read, { row: 'worked' }, worked, 'sum'),
    totalOfBoth: totalOfBoth(hours, worked),
    costs: byMonth(read, (_, month) => costOfActivities(of, counted, month, rates)),
    costAtHour: counted.some(isAtHour),
    staffing: staffingOf(read, worked),
  };
};

/** Demand hours, their difference to worked time, and its running sum. */
const demandRows = (read: YearRead, hours: Hours, worked: HoursRow): readonly FollowUpRow[] => {
  const { demanded, difference, cumulative } = hours;
  const demand = {
    ...hoursRowOf(read, { row: 'demand' }, demanded, 'Work'),
    totalOfBoth: totalOfBoth(hours, demanded),
  };
  return [
    demand,
    {
      ...rowOf(read, { row: 'difference' }, difference, 'sum'),
      // Worked and demanded hours have unlike rates: the difference of the hours has none.
      costs: worked.costs.map((cost, index) => minus(cost, demand.costs[index]!)),
      costAtHour: worked.costAtHour,
      staffing: staffingOf(read, difference),
    },
    rowOf(read, { row: 'cumulative' }, cumulative, 'last'),
  ];
};

/** The difference in services, the part of it that is specified, and the rest. */
const serviceRows = (read: YearRead, hours: Hours): readonly FollowUpRow[] => {
  const { of, rates, year } = read;
  const services = staffingOf(read, hours.difference);
  const activities = specifiedActivities(of.activities);
  const specified = byMonth(read, (_, month) => servicesOf(hoursOfMonth(of, activities, month) ?? 0, rates));
  const unspecified = services.map((value, index) => minus(value, specified[index]!));
  const isApart = specified.some((value, index) => value !== null && services[index] === null);
  return [
    rowOf(read, { row: 'services' }, services, 'dayMean'),
    {
      ...rowOf(read, { row: 'specified' }, specified, 'dayMean'),
      totalOfBoth: isApart ? dayMeanOfMonths(inBoth(hours, specified), year) : null,
    },
    rowOf(read, { row: 'unspecified' }, unspecified, 'dayMean'),
  ];
};

/** The months of those asked for that lack demand or worked time. */
const lacksOf = (
  { of }: YearRead,
  { worked, demanded }: Hours,
  asked: readonly number[],
): Omit<FollowUpYear, 'groups'> => {
  const counted = workedActivities(of.activities);
  const withoutWorklog = asked.filter(
    (month) => counted.length === 0 || counted.some((activity) => valueIn(of, activity, month) === null),
  );
  return {
    withoutDemand: asked.filter((month) => demanded[month - 1] === null),
    withoutWorklog,
    partlyWorked: withoutWorklog.filter((month) => worked[month - 1] !== null),
  };
};

/**
 * The follow-up of a unit and calendar year, of the months from one to another (README.md 7); the running sum begins in January all the
 * same. Cost and staffing of a row of hours are by the stencil of the year.
 */
export const followUpOf = (
  { activities, inputs, categories, rates }: FollowUpPlan,
  year: number,
  { first, last }: { readonly first: number; readonly last: number } = { first: 1, last: MONTHS },
): FollowUpYear => {
  const isAsked = (month: number): boolean => first <= month && month <= last;
  const read: YearRead = {
    year,
    months: monthsBetween(year, 1, MONTHS),
    categories,
    rates,
    of: { activities: activitiesOfYear(activities, year), inputs },
    asked: (values) => values.map((value, index) => (isAsked(index + 1) ? value : null)),
  };
  const hours = hoursOf(read);
  const worked = workedRow(read, hours);
  return {
    groups: [
      { type: 'Manager', rows: activityRows(read, 'Manager') },
      { type: 'Worklog', rows: [...staffRows(read), ...activityRows(read, 'Worklog'), worked] },
      {
        type: 'WorklogDetailed',
        rows: [
          ...activityRows(read, 'WorklogDetailed'),
          ...demandRows(read, hours, worked),
          ...serviceRows(read, hours),
        ],
      },
      { type: 'Other', rows: activityRows(read, 'Other') },
    ],
    ...lacksOf(read, hours, read.months.map((_, index) => index + 1).filter(isAsked)),
  };
};
