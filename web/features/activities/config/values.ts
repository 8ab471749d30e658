import { type Activity, type ActivityType, kindsOf, settledActivity, type WorkKind } from '#shared/model/activity.ts';
import { comparable } from '#shared/text/names.ts';
import { typedNumber } from '#web/kit/ui/inputs/digits.ts';

/** An activity while it is filled in. A value that its type does not have is kept for when the type is changed back. */
export interface ActivityValues {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly type: ActivityType;
  readonly calc: Activity['calc'];
  readonly isHeader: boolean;
  readonly showResourceInfo: boolean;
  readonly map: WorkKind | null;
  readonly heromaActivityIdentifier: string;
  readonly excludeFromTotal: boolean;
  readonly absence: Activity['absence'];
  readonly categoryId: string | null;
}

/** The values of a stored activity. */
export const valuesOf = ({ id: _, version: __, changedBy: ___, changedAt: ____, start, end, ...stored }: Activity) => ({
  ...stored,
  start: String(start),
  end: end === null ? '' : String(end),
});

/** The values of a new activity: from this year on. */
export const newValues = (type: ActivityType, thisYear: number): ActivityValues => ({
  name: '',
  start: String(thisYear),
  end: '',
  type,
  calc: 'Aggr',
  isHeader: false,
  showResourceInfo: false,
  map: null,
  heromaActivityIdentifier: '',
  excludeFromTotal: false,
  absence: null,
  categoryId: null,
});

/** What is sent of the values: only what the type has. */
export const bodyOf = ({ start, end, ...values }: ActivityValues) => ({
  ...settledActivity(values),
  start: typedNumber(start),
  end: typedNumber(end),
});

/** Whether the end year is before the start year; not where one of them is no number. */
export const endsBeforeStart = ({ start, end }: Pick<ActivityValues, 'start' | 'end'>): boolean => {
  const [first, last] = [typedNumber(start), typedNumber(end)];
  return first !== null && last !== null && last < first;
};

/** Whether another activity of the same type has the name. */
export const isTaken = (
  activities: readonly Activity[],
  { name, type }: Pick<ActivityValues, 'name' | 'type'>,
  self: string | undefined,
): boolean =>
  activities.some((other) => other.id !== self && other.type === type && comparable(other.name) === comparable(name));

/** The kinds of work to choose from; a header has none. */
export const kindsFor = ({ type, isHeader }: Pick<ActivityValues, 'type' | 'isHeader'>): readonly WorkKind[] =>
  type === 'Other' && isHeader ? [] : kindsOf[type];

/** The chosen kind of work; null where the type does not have it. */
export const chosenKind = (values: ActivityValues): WorkKind | null =>
  values.map !== null && kindsFor(values).includes(values.map) ? values.map : null;
