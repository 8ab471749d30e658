import { tidy } from '#shared/quantity/tidy.ts';
import type { ActivityInput, MonthValues, WorkKind, YearInputs } from './activities.ts';
import { costOf, type FollowUpRates, isCostedAtHour, servicesOf } from './followUpCost.ts';
import type { CategoryPlan } from './input.ts';
import { dayMeanOfMonths } from './months.ts';
import type { Days } from './span.ts';

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

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The year of a row from all of its months, of which those without a value are left out; null without any value. */
export const totalOfMonths = (months: MonthValues, total: Exclude<Total, 'dayMean'>): number | null => {
  const known = months.filter((value) => value !== null);
  const last = known.at(-1);
  if (last === undefined) return null;
  if (total === 'last') return last;
  return tidy(total === 'sum' ? sum(known) : sum(known) / known.length);
};

/** A year of the follow-up while its rows are computed. */
export interface YearRead {
  readonly year: number;
  /** The days of its twelve months. */
  readonly months: readonly Days[];
  readonly categories: readonly CategoryPlan[];
  readonly rates: FollowUpRates | undefined;
  /** The activities of the year, and their values. */
  readonly of: YearInputs;
  /** The values of the months asked for; null in the others. */
  readonly asked: (values: MonthValues) => MonthValues;
}

/** The values of the months asked for. */
export const byMonth = (
  { months, asked }: YearRead,
  value: (days: Days, month: number) => number | null,
): MonthValues => asked(months.map((days, index) => value(days, index + 1)));

/** A row of the months asked for that is not of hours. */
export const rowOf = ({ year }: YearRead, source: FollowUpSource, values: MonthValues, total: Total): FollowUpRow => ({
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

/** Hours by month as services. */
export const staffingOf = ({ rates }: YearRead, hours: MonthValues): MonthValues =>
  hours.map((value) => servicesOf(value, rates));

/** A row of hours, with their cost and staffing. */
export type HoursRow = FollowUpRow & { readonly costs: MonthValues };

/** The row of hours of one kind of work, by the rates of the year. */
export const hoursRowOf = (
  read: YearRead,
  source: FollowUpSource,
  values: MonthValues,
  kind: WorkKind | null,
): HoursRow => ({
  ...rowOf(read, source, values, 'sum'),
  costs: values.map((value) => costOf(value, kind, read.rates)),
  costAtHour: isCostedAtHour(kind, read.rates) && values.some((value) => value !== null),
  staffing: staffingOf(read, values),
});
