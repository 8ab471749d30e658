// The follow-up of a unit: activities, and their values by month (functions/followup).

import * as z from 'zod';
import { expectedKinds } from '#shared/calculation/index.ts';
import { comparable } from '#shared/text/names.ts';
import { changedFields, decimal, lines, name, stamped, storedFields, text, version, whole } from './fields.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

const type = z.enum(['Manager', 'Worklog', 'WorklogDetailed', 'Other']);
export type ActivityType = z.infer<typeof type>;
const calc = z.enum(['Aggr', 'Avg']);
const map = z.enum(['Work', 'Resource', 'Rental', 'SimpleOvertime', 'QualifiedOvertime', 'Absence']);
export type WorkKind = z.infer<typeof map>;

/** The kinds of work that activities of a type can be of. */
export const kindsOf: Readonly<Record<ActivityType, readonly WorkKind[]>> = {
  Manager: [],
  Worklog: ['Work', 'Resource', 'Rental'],
  WorklogDetailed: ['Work', 'Resource', 'Rental'],
  Other: ['SimpleOvertime', 'QualifiedOvertime', 'Absence'],
};

export const activityYear = whole(1900, 2199);
const identifier = text(100).transform((value) => value.trim());
const inOrder = ({ start, end }: { readonly start?: number | undefined; readonly end?: number | null | undefined }) =>
  start === undefined || end === undefined || end === null || start <= end;
const atEnd = { error: 'endYear', path: ['end'] };

const fields = {
  name: name(),
  start: activityYear,
  end: activityYear.nullable().default(null),
  type,
  calc: calc.default('Aggr'),
  isHeader: z.boolean().default(false),
  showResourceInfo: z.boolean().default(false),
  map: map.nullable().default(null),
  heromaActivityIdentifier: identifier.default(''),
  excludeFromTotal: z.boolean().default(false),
  /** Of kind Absence: which absence the hours are of, and of which category; null: of the whole unit. */
  absence: z.enum(expectedKinds).nullable().default(null),
  categoryId: z.string().min(1).max(100).nullable().default(null),
};

/** An activity, valid from one calendar year to another; `end: null` is until further notice. */
export const Activity = z.object({ ...stamped, ...storedFields(fields) });
export type Activity = z.infer<typeof Activity>;

export const ActivityFields = z.object(fields).refine(inOrder, atEnd);
export const ActivityChange = z.object({ ...changedFields(fields), version }).refine(inOrder, atEnd);
export type ActivityFields = z.infer<typeof ActivityFields>;
export type ActivityChange = z.infer<typeof ActivityChange>;

/** The activity with neutral values in the fields that its type does not have; a heading is of no kind of work, and only absence has a kind of absence and a category. */
export const settledActivity = <
  A extends Pick<ActivityFields, 'type' | 'calc' | 'isHeader' | 'map' | 'excludeFromTotal' | 'absence' | 'categoryId'>,
>(
  activity: A,
): A => {
  const isOther = activity.type === 'Other';
  const { map } = activity;
  const isHeader = isOther && activity.isHeader;
  const kind = map !== null && !isHeader && kindsOf[activity.type].includes(map) ? map : null;
  const isAbsence = kind === 'Absence';
  return {
    ...activity,
    calc: isOther ? activity.calc : 'Aggr',
    isHeader,
    excludeFromTotal: !isOther && activity.excludeFromTotal,
    map: kind,
    absence: isAbsence ? activity.absence : null,
    categoryId: isAbsence ? activity.categoryId : null,
  };
};

/** The category of the same name in another unit; null where there is none. */
export const sameCategory = (
  categoryId: string | null,
  from: readonly Named[],
  to: readonly Named[],
): string | null => {
  const named = from.find(({ id }) => id === categoryId);
  return to.find(({ name }) => named !== undefined && comparable(name) === comparable(named.name))?.id ?? null;
};

/** The months by their names in the contract, January first. */
export const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const monthName = z.enum(monthNames);
export type MonthName = (typeof monthNames)[number];

/** What goes when an activity is removed. */
export const ActivityContents = z.object({
  /** Whether values go, so that the removal needs the name (shared/contract/README.md "Follow-up"). */
  confirm: z.boolean(),
  /** The years that have values, in order. */
  years: z.array(z.number()),
});
export type ActivityContents = z.infer<typeof ActivityContents>;

/** Twelve values by the names of their months. */
export const byMonth = <Value>(values: readonly Value[]): Record<MonthName, Value> =>
  Object.fromEntries(monthNames.map((month, index) => [month, values[index]])) as Record<MonthName, Value>;

/** The same schema for each of the twelve months. */
const everyMonth = <Schema extends z.ZodType>(schema: Schema): Record<MonthName, Schema> =>
  byMonth(monthNames.map(() => schema));

/** What the HR system gave for a month, and the day of that import. */
const ImportedValue = z.object({ month: monthName, value: z.number(), day: z.string() });
export type ImportedValue = z.infer<typeof ImportedValue>;

/**
 * The values of an activity in a year: hours, or what the activity counts. `imported`: the months whose value is the one that the HR
 * system gave; `imports`: what it gave, also where another value was typed since.
 */
export const ActivityInput = z.object({
  activityId: z.string(),
  name: z.string(),
  type,
  isHeader: z.boolean(),
  ...everyMonth(z.number().nullable()),
  imported: z.array(monthName),
  imports: z.array(ImportedValue),
  version: z.number(),
});
export type ActivityInput = z.infer<typeof ActivityInput>;

/** The part of it that is stored with the values; the rest is the activity's. */
export const InputValues = ActivityInput.omit({ activityId: true, name: true, type: true, isHeader: true });
export type InputValues = z.infer<typeof InputValues>;

/** A value of a month. Screens take whole numbers only; the API and the import also decimals. */
export const monthValue = decimal(99999.99, 2);
const value = monthValue.nullable();

/** Months left out keep their value. */
/** Why values or comments of a closed month are corrected. */
const reason = z.string().trim().min(1).pipe(lines(200)).optional();

export const InputsChange = z.object({
  year: activityYear,
  inputs: z
    .array(z.object({ activityId: z.string().min(1).max(100), ...everyMonth(value.optional()), version }))
    .min(1)
    .max(200),
  reason,
});
export type InputsChange = z.infer<typeof InputsChange>;

/** The comments of a year, one a month. */
export const FollowUpComments = z.object({ ...everyMonth(z.string()), version: z.number() });
export type FollowUpComments = z.infer<typeof FollowUpComments>;
export const CommentsChange = z.object({ ...everyMonth(lines(255).optional()), reason, version });
export type CommentsChange = z.infer<typeof CommentsChange>;

/** A unit that activities can be copied from. */
export const Copyables = z.array(z.object({ unitId: z.string(), unitName: z.string() }));
export type Copyables = z.infer<typeof Copyables>;
