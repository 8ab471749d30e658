import type { CategoryPath, ShiftPath } from '#functions/core/places/ids.ts';
import { loadCategory } from '#functions/core/plan/category.ts';
import { demandRows } from '#functions/core/plan/rows.ts';
import type { StoredCategory, StoredDemand, StoredShift } from '#functions/core/plan/stored.ts';
import { presentContext, presentDemand } from '#functions/demand/present.ts';
import { type DemandContext, demandWrite, loadDemandContext } from '#functions/demand/repository.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, found } from '#functions/kernel/problem.ts';
import { Conflict, type Row, replace } from '#functions/kernel/store/table.ts';
import { assertConfirmed } from './confirm.ts';
import type { Removal } from './remove.ts';

type DemandRow = StoredDemand['shiftDemands'][number];

const isOf =
  ({ shifts }: StoredCategory) =>
  ({ shiftId }: DemandRow): boolean =>
    shifts.some(({ id }) => id === shiftId);

/**
 * The change that removes from a demand period the rows of shifts that do not exist. Its log entry keeps them: as
 * presented with the `removed` shift, or as stored where they were not presented.
 */
const withoutRows = (
  scope: Scope,
  ids: CategoryPath,
  context: DemandContext,
  removed: StoredShift,
  row: Row<StoredDemand>,
): Change => {
  const { category } = context;
  const isKept = isOf(category);
  const categoryBefore = { ...category, shifts: [...category.shifts, removed] };
  const before = presentDemand({ ...presentContext(context), category: categoryBefore }, row.data);
  const isPresented = ({ shiftId }: DemandRow) => before.shiftDemands.some((row) => row.shiftId === shiftId);
  const notPresented = row.data.shiftDemands.filter((one) => !isKept(one) && !isPresented(one));
  const shiftDemands = row.data.shiftDemands.filter(isKept);
  const demand = { ...row.data, shiftDemands, ...nextStamp(scope, row.data) };
  return {
    writes: [demandWrite(row, demand)],
    action: 'update',
    object: 'demand',
    id: demand.id,
    path: { ...ids, demandId: demand.id },
    before: { ...before, shiftDemands: [...before.shiftDemands, ...notPresented] },
    after: presentDemand(presentContext(context), demand),
  };
};

/**
 * Removes from the category's demand the rows of shifts that do not exist, also those left by an interrupted removal.
 * One transaction for each demand period, since a category may have any number; a demand period that was changed
 * meanwhile is read again.
 */
const sweepDemand = async (scope: Scope, ids: CategoryPath, removed: StoredShift): Promise<void> => {
  const orphaned = async () => {
    const rows = await demandRows(scope.table, ids);
    // Read after the demand, so that rows of a shift that was just created are kept.
    const context = await loadDemandContext(scope.table, ids);
    return rows
      .filter(({ data }) => !data.shiftDemands.every(isOf(context.category)))
      .map((row) => withoutRows(scope, ids, context, removed, row));
  };
  for (let changes = await orphaned(); changes.length > 0; changes = await orphaned())
    for (const change of changes)
      await scope.commit(change).catch((cause: unknown) => {
        if (!(cause instanceof Conflict)) throw cause;
      });
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
  await sweepDemand(scope, ids, shift);
};
