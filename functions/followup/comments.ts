import type { StoredComments } from '#functions/core/plan/stored.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { replace } from '#functions/kernel/store/table.ts';
import { byMonth, type CommentsChange, type FollowUpComments, monthNames } from '#shared/model/activity.ts';
import { closedAmong, correctedMonths } from './closed.ts';
import { loadComments, loadInputs } from './repository.ts';

const present = ({ months, version }: StoredComments): FollowUpComments => ({
  ...byMonth(months),
  version,
});

/** The comments of a year, one a month; empty and of version 0 where none are stored. */
export const getComments = async ({ table }: Scope, ids: UnitIds, year: number): Promise<FollowUpComments> =>
  present((await loadComments(table, ids, year)).data);

/** Changes comments of a year; months left out keep theirs. Throws `conflict` at a stale version, and `validation` for a closed month. */
export const saveComments = async (
  scope: Scope,
  ids: UnitIds,
  year: number,
  { version: _, reason, ...change }: CommentsChange,
  version: number | undefined,
): Promise<FollowUpComments> => {
  const row = await loadComments(scope.table, ids, year);
  const before = present(row.data);
  expectVersion(row.data, version, before);
  const touched = monthNames.flatMap((name, index) =>
    change[name] === undefined || change[name] === before[name] ? [] : [{ month: index + 1, field: name }],
  );
  // Read after the comments: a month that is closed after this changes both rows.
  const inputs = await loadInputs(scope.table, ids, year);
  const closed = correctedMonths(scope, inputs.data, touched, reason);
  const isCorrection = closedAmong(inputs.data, touched).length > 0;
  const data: StoredComments = {
    year,
    months: monthNames.map((month) => change[month] ?? before[month]),
    version: row.data.version + 1,
    changedBy: scope.caller.username,
    changedAt: scope.now.toISOString(),
  };
  const after = present(data);
  await scope.commit({
    writes: [replace(row, data), ...(isCorrection ? [replace(inputs, { ...inputs.data, ...closed })] : [])],
    action: 'update',
    object: 'followUpComment',
    id: ids.unitId,
    before: { year, ...before },
    after: { year, ...after },
    ...(reason !== undefined && { correction: reason }),
  });
  return after;
};
