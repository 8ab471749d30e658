import type { StoredActivities, StoredComments, StoredInputs } from '#functions/core/plan/stored.ts';
import { followedUpRange, inputsRange, listedFollowUp, planKeys, type UnitIds } from '#functions/kernel/store/keys.ts';
import { emptyRow, type Row, type Table } from '#functions/kernel/store/table.ts';
import { monthNames } from '#shared/model/activity.ts';

/** The activities of a unit, empty where none are stored; listed in index 1 by organisation. */
export const loadActivities = async (table: Table, ids: UnitIds): Promise<Row<StoredActivities>> => {
  const key = planKeys.activities(ids);
  const row = await table.get<StoredActivities>(key);
  if (!row) return { ...emptyRow(key, { activities: [] }), ...listedFollowUp(ids) };
  // Activities that were stored before absence had a kind are without these fields.
  const activities = row.data.activities.map((activity) => ({
    ...activity,
    absence: activity.absence ?? null,
    categoryId: activity.categoryId ?? null,
  }));
  return { ...row, data: { ...row.data, activities } };
};

/** The values of a year, empty where none are stored. */
export const loadInputs = async (table: Table, ids: UnitIds, year: number): Promise<Row<StoredInputs>> => {
  const key = planKeys.inputs(ids, year);
  return (await table.get<StoredInputs>(key)) ?? emptyRow(key, { year, inputs: [] });
};

/** The values of all years. */
export const loadAllInputs = (table: Table, ids: UnitIds): Promise<readonly Row<StoredInputs>[]> =>
  table.query<StoredInputs>(inputsRange(ids));

/** The comments of a year, empty and of version 0 where none are stored. */
export const loadComments = async (table: Table, ids: UnitIds, year: number): Promise<Row<StoredComments>> => {
  const key = planKeys.followUpComments(ids, year);
  const none: StoredComments = { year, months: monthNames.map(() => ''), version: 0, changedBy: '', changedAt: '' };
  return (await table.get<StoredComments>(key)) ?? emptyRow(key, none);
};

/** The ids of the organisation's units that have activities. */
export const followedUpUnits = async (table: Table, orgId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await table.query<StoredActivities>(followedUpRange(orgId)))
      .filter(({ data }) => data.activities.length > 0)
      .map(({ gsi1sk }) => gsi1sk ?? ''),
  );
