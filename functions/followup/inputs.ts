import type { StoredInput } from '#functions/core/plan/stored.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, fieldProblem, found } from '#functions/kernel/problem.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { replace } from '#functions/kernel/store/table.ts';
import { activitiesOfYear } from '#shared/calculation/index.ts';
import {
  type Activity,
  type ActivityInput,
  activityYear,
  byMonth,
  type InputsChange,
  type InputValues,
  type MonthName,
  monthNames,
} from '#shared/model/activity.ts';
import { correctedMonths } from './closed.ts';
import { loadActivities, loadInputs } from './repository.ts';

const empty = monthNames.map(() => null);

/** The year of a path. Throws 404 when it is none. */
export const yearOfPath = (year: string): number =>
  found(/^\d{4}$/.test(year) ? activityYear.safeParse(Number(year)).data : undefined);

/** Stored values as an answer has them; version 0 where none are stored. */
export const presentValues = (input: StoredInput | undefined): InputValues => ({
  ...byMonth(input?.months ?? empty),
  imported: [...(input?.imported ?? [])],
  imports: [...(input?.imports ?? [])],
  version: input?.version ?? 0,
});

const present = (activity: Activity, input: StoredInput | undefined): ActivityInput => ({
  activityId: activity.id,
  name: activity.name,
  type: activity.type,
  isHeader: activity.isHeader,
  ...presentValues(input),
});

const presentAll = (activities: readonly Activity[], inputs: readonly StoredInput[]): ActivityInput[] =>
  activities.map((activity) =>
    present(
      activity,
      inputs.find(({ id }) => id === activity.id),
    ),
  );

/** The values of a year by activity, in order: of the activities that are valid in the year, headings too. */
export const listInputs = async ({ table }: Scope, ids: UnitIds, year: number): Promise<ActivityInput[]> => {
  const [activities, inputs] = await Promise.all([loadActivities(table, ids), loadInputs(table, ids, year)]);
  return presentAll(activitiesOfYear(activities.data.activities, year), inputs.data.inputs);
};

type Change = InputsChange['inputs'][number];

/** An input with the months of a change; a typed month stays marked as imported only where it has the imported value. */
const changed = (scope: Scope, stored: StoredInput | undefined, change: Change): StoredInput => {
  const before = stored?.months ?? empty;
  const months = monthNames.map((month, index) => {
    const value = change[month];
    return value === undefined ? (before[index] ?? null) : value;
  });
  const { imported = [], imports = [] } = stored ?? {};
  const isImported = (month: MonthName, index: number) =>
    (imported.includes(month) && months[index] === before[index]) ||
    imports.some((one) => one.month === month && one.value === months[index]);
  return {
    months,
    imported: monthNames.filter(isImported),
    imports,
    ...(stored ? nextStamp(scope, stored) : { ...newStamp(scope, 'inp'), id: change.activityId }),
  };
};

/** The months that a change gives another value, each with its field in the request. */
const touchedBy = (index: number, stored: StoredInput | undefined, next: StoredInput) =>
  monthNames.flatMap((name, at) =>
    next.months[at] === (stored?.months ?? empty)[at] ? [] : [{ month: at + 1, field: `inputs.${index}.${name}` }],
  );

/**
 * Changes values of a year, all or none; answers all values of the year. Throws `conflict` with the stored values at a stale
 * version, and `validation` for an activity that is not valid in the year, or is a heading, and for a closed month (README.md).
 */
export const saveInputs = async (
  scope: Scope,
  ids: UnitIds,
  { year, inputs: changes, reason }: InputsChange,
): Promise<ActivityInput[]> => {
  const [{ data }, row] = await Promise.all([loadActivities(scope.table, ids), loadInputs(scope.table, ids, year)]);
  const activities = activitiesOfYear(data.activities, year);
  const storedOf = (activityId: string) => row.data.inputs.find(({ id }) => id === activityId);
  const none = { version: 0, changedBy: '', changedAt: '' };
  const before = presentAll(activities, row.data.inputs);
  for (const [index, { activityId, version }] of changes.entries()) {
    const at = `inputs.${index}.activityId`;
    const activity = activities.find(({ id }) => id === activityId);
    if (!activity || activity.isHeader) throw fieldProblem(at, 'activityUnknown');
    if (changes.findIndex((other) => other.activityId === activityId) !== index) throw fieldProblem(at, 'twice');
    expectVersion(storedOf(activityId) ?? none, version, before);
  }
  const next = changes.map((change) => changed(scope, storedOf(change.activityId), change));
  const touched = next.flatMap((one, index) => touchedBy(index, storedOf(one.id), one));
  const closed = correctedMonths(scope, row.data, touched, reason);
  const others = row.data.inputs.filter(({ id }) => !next.some((input) => input.id === id));
  const stored = [...others, ...next];
  const after = presentAll(activities, stored);
  const logged = (all: readonly ActivityInput[]) => ({
    year,
    inputs: all.filter(({ activityId }) => changes.some((change) => change.activityId === activityId)),
  });
  await scope.commit({
    writes: [replace(row, { year, inputs: stored, ...closed })],
    action: 'update',
    object: 'activityInput',
    id: ids.unitId,
    before: logged(before),
    after: logged(after),
    ...(reason !== undefined && { correction: reason }),
  });
  return after;
};
