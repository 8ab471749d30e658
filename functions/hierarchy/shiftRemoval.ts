import { expectVersion, found } from '#functions/kernel/problem.ts';
import { nextStamp, type Scope } from '#functions/kernel/scope.ts';
import { Conflict, replace } from '#functions/kernel/table/table.ts';
import { loadCategory } from '#functions/plan/category.ts';
import { assertConfirmed } from './confirm.ts';
import type { Removal } from './removal.ts';
import { type CategoryPath, demandRows, type ShiftPath } from './repository.ts';

/**
 * Takes out of the category's demand the rows whose shift is no more, those that a crash left behind as well. A demand period
 * that somebody has just changed is read anew.
 */
const sweepDemand = async (scope: Scope, ids: CategoryPath, shiftIds: ReadonlySet<string>): Promise<void> => {
  const orphaned = async () =>
    (await demandRows(scope.table, ids)).filter(({ data }) =>
      data.shiftDemands.some(({ shiftId }) => !shiftIds.has(shiftId)),
    );
  for (let rows = await orphaned(); rows.length > 0; rows = await orphaned()) {
    for (const row of rows) {
      const shiftDemands = row.data.shiftDemands.filter(({ shiftId }) => shiftIds.has(shiftId));
      const demand = { ...row.data, shiftDemands, ...nextStamp(scope, row.data) };
      await scope.table.commit(replace(row, demand)).catch((cause: unknown) => {
        if (!(cause instanceof Conflict)) throw cause;
      });
    }
  }
};

/** Removes a shift, and its rows in the category's demand. Throws 404, `conflict`, `confirmName`. */
export const deleteShift = async (
  scope: Scope,
  { shiftId, ...ids }: ShiftPath,
  { confirm, version }: Removal,
): Promise<undefined> => {
  const row = await loadCategory(scope.table, ids);
  const shift = found(row.data.shifts.find(({ id }) => id === shiftId));
  expectVersion(shift, version);
  await assertConfirmed(shift, confirm, async () =>
    (await demandRows(scope.table, ids)).some(({ data }) =>
      data.shiftDemands.some((demand) => demand.shiftId === shiftId),
    ),
  );
  const shifts = row.data.shifts.filter(({ id }) => id !== shiftId);
  await scope.commit({
    writes: [replace(row, { ...row.data, shifts })],
    action: 'remove',
    object: 'shift',
    id: shiftId,
    before: shift,
    after: undefined,
  });
  await sweepDemand(scope, ids, new Set(shifts.map(({ id }) => id)));
};
