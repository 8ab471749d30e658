import { tidy } from '#shared/quantity/tidy.ts';
import { comparable } from '#shared/text/names.ts';

/** The kind of work of an activity, by which its hours are costed. */
export type WorkKind = 'Work' | 'Resource' | 'Rental' | 'SimpleOvertime' | 'QualifiedOvertime' | 'Absence';

/** An activity of a unit's follow-up, valid from one calendar year to another; `end: null` is until further notice. */
export interface ActivityInput {
  readonly id: string;
  readonly name: string;
  readonly type: 'Manager' | 'Worklog' | 'WorklogDetailed' | 'Other';
  readonly start: number;
  readonly end: number | null;
  /** Whether the year of an `Other` activity is the sum or the mean of its months. */
  readonly calc: 'Aggr' | 'Avg';
  /** A heading among the `Other` activities, without values. */
  readonly isHeader: boolean;
  readonly map: WorkKind | null;
  readonly excludeFromTotal: boolean;
}

/** The values of the twelve months; null where there is none. */
export type MonthValues = readonly (number | null)[];

/** Activities with their values of one year, by the id of the activity. */
export interface YearInputs {
  readonly activities: readonly ActivityInput[];
  readonly inputs: ReadonlyMap<string, MonthValues>;
}

/** The activities that are valid in a year, in their order. */
export const activitiesOfYear = <Activity extends Pick<ActivityInput, 'start' | 'end'>>(
  activities: readonly Activity[],
  year: number,
): readonly Activity[] => activities.filter(({ start, end }) => start <= year && (end === null || year <= end));

/** Whether the values are hours that cost and that are services; those of Other with a kind only, and not the mean of months. */
export const isOfHours = ({ type, calc, map }: Pick<ActivityInput, 'type' | 'calc' | 'map'>): boolean =>
  (type !== 'Other' || map !== null) && calc === 'Aggr';

/** The value of an activity in a month, 1 to 12. */
export const valueIn = ({ inputs }: YearInputs, { id }: Pick<ActivityInput, 'id'>, month: number): number | null =>
  inputs.get(id)?.[month - 1] ?? null;

/** The sum of what is known; null when nothing is. */
export const sumKnown = (values: MonthValues): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length ? tidy(known.reduce((sum, value) => sum + value, 0)) : null;
};

/** The Worklog activity that holds the unit's total worked time, if there is one. */
const TOTAL = 'total';

const isTotal = ({ type, name }: Pick<ActivityInput, 'type' | 'name'>): boolean =>
  type === 'Worklog' && comparable(name) === TOTAL;

/** The kind by which the hours of an activity are costed: the total is of all kinds, and costed as work (README.md 7). */
export const costKindOf = (activity: Pick<ActivityInput, 'type' | 'name' | 'map'>): WorkKind | null =>
  isTotal(activity) ? 'Work' : activity.map;

/** The Worklog activities that add up to the worked time: the one named Total, else all that are not excluded (README.md 7). */
export const workedActivities = (activities: readonly ActivityInput[]): readonly ActivityInput[] => {
  const worklogs = activities.filter(({ type }) => type === 'Worklog');
  const total = worklogs.filter(isTotal);
  return total.length ? total.slice(0, 1) : worklogs.filter(({ excludeFromTotal }) => !excludeFromTotal);
};

/** The detailed worked time that is counted as specified. */
export const specifiedActivities = (activities: readonly ActivityInput[]): readonly ActivityInput[] =>
  activities.filter(({ type, excludeFromTotal }) => type === 'WorklogDetailed' && !excludeFromTotal);

/** The hours of some activities in a month; null without any. */
export const hoursOfMonth = (year: YearInputs, activities: readonly ActivityInput[], month: number): number | null =>
  sumKnown(activities.map((activity) => valueIn(year, activity, month)));
