import { type Weekday, weekdays } from '#shared/model/demand.ts';

/** Where the values of a weekday can be copied: to Monday to Friday, to the whole week, or to one other weekday. */
export type CopyTarget = 'workdays' | 'week' | Weekday;

const WORKDAYS = 5;

const isWeekday = (name: string | undefined): name is Weekday => weekdays.some((day) => day === name);

/** The weekday of a column; undefined for a column of anything else. */
export const weekdayIn = (columnId: string | undefined): Weekday | undefined =>
  isWeekday(columnId) ? columnId : undefined;

/** The targets offered for a weekday. */
export const targetsFor = (from: Weekday): readonly CopyTarget[] => [
  'workdays',
  'week',
  ...weekdays.filter((day) => day !== from),
];

/** The weekdays that get the values of `from`. */
export const daysOf = (target: CopyTarget, from: Weekday): readonly Weekday[] => {
  if (isWeekday(target)) return [target];
  return weekdays.slice(0, target === 'week' ? weekdays.length : WORKDAYS).filter((day) => day !== from);
};
