import type { UnitPath } from '#functions/core/places/ids.ts';
import { unitsOfOrganization, visibleUnits } from '#functions/core/places/units.ts';
import type { StoredInputs } from '#functions/core/plan/stored.ts';
import { assertNameFree, inOrder, type NewOrder } from '#functions/hierarchy/levels/siblings.ts';
import { assertConfirmed } from '#functions/hierarchy/removal/confirm.ts';
import { actorStamp, newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { expectVersion, fieldProblem, found, Problem } from '#functions/kernel/problem.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { replace } from '#functions/kernel/store/table.ts';
import {
  type Activity,
  type ActivityChange,
  type ActivityContents,
  type ActivityFields,
  byMonth,
  type Copyables,
  sameCategory,
  settledActivity,
} from '#shared/model/activity.ts';
import { followedUpUnits, loadActivities, loadAllInputs } from './repository.ts';

/** Which activity. */
interface ActivityIds extends UnitIds {
  readonly activityId: string;
}

type Fields = ActivityFields;

const ofSomeTypes = ['calc', 'isHeader', 'excludeFromTotal', 'map', 'absence', 'categoryId'] as const;

/** Throws `validation` at a field of the request that the type of the activity does not have. */
const assertOfType = (requested: Partial<Fields>, activity: Fields): void => {
  for (const field of ofSomeTypes)
    if (requested[field] !== undefined && requested[field] !== activity[field])
      throw fieldProblem(field, 'activityType');
};

/** Throws `validation` at hours of absence without its kind, or of a category that the unit does not have. */
const assertAbsence = ({ place }: Scope, { map, absence, categoryId }: Fields): void => {
  if (map === 'Absence' && absence === null) throw fieldProblem('absence', 'required');
  const isKnown = ({ id, isBudgetCategory }: UnitNode['categories'][number]) => id === categoryId && !isBudgetCategory;
  if (categoryId !== null && !found(place.unit).categories.some(isKnown))
    throw fieldProblem('categoryId', 'categoryUnknown');
};

/** Names are unique among the activities of one type: the same work may be counted and be specified. */
const assertFree = (activities: readonly Activity[], activity: Fields & { readonly id?: string }): void =>
  assertNameFree(
    activities.filter(({ type }) => type === activity.type),
    activity,
  );

/** The activities of a unit, in order. */
export const listActivities = async ({ table }: Scope, ids: UnitIds): Promise<Activity[]> => [
  ...(await loadActivities(table, ids)).data.activities,
];

/** An activity of a unit. Throws 404. */
export const getActivity = async ({ table }: Scope, { activityId, ...ids }: ActivityIds): Promise<Activity> => {
  const { data } = await loadActivities(table, ids);
  return found(data.activities.find(({ id }) => id === activityId));
};

/** A new activity, last in the unit. Throws `duplicateName`, `validation`. */
export const createActivity = async (scope: Scope, ids: UnitIds, fields: ActivityFields): Promise<Activity> => {
  const row = await loadActivities(scope.table, ids);
  const activity: Activity = { ...settledActivity(fields), ...newStamp(scope, 'act') };
  assertOfType(fields, activity);
  assertAbsence(scope, activity);
  assertFree(row.data.activities, fields);
  return scope.commit({
    writes: [replace(row, { ...row.data, activities: [...row.data.activities, activity] })],
    action: 'create',
    object: 'activity',
    id: activity.id,
    after: activity,
  });
};

/** Changes an activity; what its new type does not have is emptied. Throws 404, `conflict`, `duplicateName`, `validation`. */
export const updateActivity = async (
  scope: Scope,
  { activityId, ...ids }: ActivityIds,
  { version: _, ...change }: ActivityChange,
  version: number | undefined,
): Promise<Activity> => {
  const row = await loadActivities(scope.table, ids);
  const before = found(row.data.activities.find(({ id }) => id === activityId));
  expectVersion(before, version);
  const requested = omitUndefined(change);
  const activity: Activity = { ...settledActivity({ ...before, ...requested }), ...nextStamp(scope, before) };
  assertOfType(requested, activity);
  assertAbsence(scope, activity);
  if (activity.end !== null && activity.end < activity.start) throw fieldProblem('end', 'endYear');
  assertFree(row.data.activities, activity);
  return scope.commit({
    writes: [
      replace(row, {
        ...row.data,
        activities: row.data.activities.map((other) => (other.id === activityId ? activity : other)),
      }),
    ],
    action: 'update',
    object: 'activity',
    id: activityId,
    before,
    after: activity,
  });
};

/** The activity, and its values in the years that have a row of it. Throws 404. */
const loadHeld = async ({ table }: Scope, { activityId, ...ids }: ActivityIds) => {
  const [row, years] = await Promise.all([loadActivities(table, ids), loadAllInputs(table, ids)]);
  const held = years.flatMap((one) => {
    const input = one.data.inputs.find(({ id }) => id === activityId);
    return input ? [{ row: one, input }] : [];
  });
  return { row, activity: found(row.data.activities.find(({ id }) => id === activityId)), held };
};

const hasValues = ({ months }: { readonly months: readonly (number | null)[] }): boolean =>
  months.some((value) => value !== null);

/** What goes when an activity is removed. Throws 404. */
export const activityContents = async (scope: Scope, ids: ActivityIds): Promise<ActivityContents> => {
  const { held } = await loadHeld(scope, ids);
  const years = held.filter(({ input }) => hasValues(input)).map(({ row }) => row.data.year);
  return { confirm: years.length > 0, years: years.sort((a, b) => a - b) };
};

/**
 * Removes an activity, and its values of all years; the log keeps them. Throws 404, `conflict`, `validation` when it has values in a
 * closed month, and `confirmName` when it has values and `confirm` is not its name.
 */
export const removeActivity = async (
  scope: Scope,
  ids: ActivityIds,
  confirm: string | undefined,
  version: number | undefined,
): Promise<undefined> => {
  const { activityId } = ids;
  const { row, activity: before, held } = await loadHeld(scope, ids);
  expectVersion(before, version);
  const isInClosed = held.some(({ row: { data }, input }) =>
    data.closed?.some(({ month }) => input.months[month - 1] !== null),
  );
  if (isInClosed) throw fieldProblem('activityId', 'activityInClosed');
  await assertConfirmed(before, confirm, async () => held.some(({ input }) => hasValues(input)));
  return scope.commit({
    writes: [
      replace(row, { ...row.data, activities: row.data.activities.filter(({ id }) => id !== activityId) }),
      ...held.map(({ row: one }) =>
        replace(one, { ...one.data, inputs: one.data.inputs.filter(({ id }) => id !== activityId) }),
      ),
    ],
    action: 'remove',
    object: 'activity',
    id: activityId,
    before: {
      ...before,
      inputs: held.map(({ row: { data }, input }) => ({ year: data.year, ...byMonth(input.months) })),
    },
    after: undefined,
  });
};

/** Puts the activities in order. Throws `conflict`, `validation` unless all of them are named once. */
export const orderActivities = async (scope: Scope, ids: UnitIds, order: NewOrder): Promise<{ ids: string[] }> => {
  const row = await loadActivities(scope.table, ids);
  const activities = inOrder(row.data.activities, order, row.data.ordered);
  return scope.commit({
    writes: [replace(row, { activities, ordered: actorStamp(scope) })],
    action: 'order',
    object: 'activity',
    id: ids.unitId,
    before: { ids: row.data.activities.map(({ id }) => id) },
    after: { ids: [...order.ids] },
  });
};

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The years from the first activity or value to this one, and later ones that have values. */
export const followUpYearsOf = (
  { today }: Pick<Scope, 'today'>,
  { activities, inputs }: { readonly activities: readonly Activity[]; readonly inputs: readonly StoredInputs[] },
): number[] => {
  const withValues = inputs.filter((year) => year.inputs.length > 0).map(({ year }) => year);
  const first = Math.min(...activities.map(({ start }) => start), ...withValues);
  const current = yearOf(today);
  const span = Number.isFinite(first) ? Math.max(0, current - first + 1) : 0;
  const past = Array.from({ length: span }, (_, index) => first + index);
  return [...new Set([...past, ...withValues])].sort((a, b) => a - b);
};

/** The years of a unit's follow-up. */
export const followUpYears = async (scope: Scope, ids: UnitIds): Promise<number[]> => {
  const [{ data }, inputs] = await Promise.all([loadActivities(scope.table, ids), loadAllInputs(scope.table, ids)]);
  return followUpYearsOf(scope, { activities: data.activities, inputs: inputs.map((row) => row.data) });
};

/** The other units of the organisation that have activities, by area and name. */
export const copyableUnits = async (scope: Scope, { orgId, unitId }: UnitIds): Promise<Copyables> => {
  const [units, followedUp] = await Promise.all([
    unitsOfOrganization(scope.table, orgId),
    followedUpUnits(scope.table, orgId),
  ]);
  return visibleUnits(scope, units)
    .filter(({ id }) => id !== unitId && followedUp.has(id))
    .map(({ id, name }) => ({ unitId: id, unitName: name }));
};

/**
 * Copies the activities of another unit of the organisation, without values, to a unit that has none. Throws 404, and
 * `hasActivities`.
 */
export const copyActivities = async (
  scope: Scope,
  { fromUnitId, ...ids }: UnitPath & { readonly fromUnitId: string },
): Promise<Activity[]> => {
  const copyable = await copyableUnits(scope, ids);
  found(copyable.find(({ unitId }) => unitId === fromUnitId));
  const [row, from] = await Promise.all([
    loadActivities(scope.table, ids),
    loadActivities(scope.table, { orgId: ids.orgId, unitId: fromUnitId }),
  ]);
  if (row.data.activities.length > 0) throw new Problem('hasActivities');
  const source = found((await unitsOfOrganization(scope.table, ids.orgId)).find(({ id }) => id === fromUnitId));
  const activities = from.data.activities.map((activity) => ({
    ...activity,
    ...newStamp(scope, 'act'),
    categoryId: sameCategory(activity.categoryId, source.categories, found(scope.place.unit).categories),
  }));
  return scope.commit({
    writes: [replace(row, { activities })],
    action: 'create',
    object: 'activity',
    id: ids.unitId,
    after: activities,
  });
};
