import type { CategoryPath, ShiftPath } from '#functions/core/places/ids.ts';
import { loadCategory } from '#functions/core/plan/category.ts';
import { presentShift } from '#functions/core/plan/presentCategory.ts';
import type { StoredShift } from '#functions/core/plan/stored.ts';
import { actorStamp, newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, found } from '#functions/kernel/problem.ts';
import { replace } from '#functions/kernel/store/table.ts';
import type { Shift, ShiftChange, ShiftFields } from '#shared/model/shift.ts';
import { assertNameFree, inOrder, type NewOrder } from '../levels/siblings.ts';
import { firstShiftPeriod } from './shiftPeriod.ts';

/** The shifts of a category, in order. Throws 404. */
export const listShifts = async ({ table, today }: Scope, ids: CategoryPath): Promise<Shift[]> =>
  (await loadCategory(table, ids)).data.shifts.map((shift) => presentShift(shift, today));

/** One shift with its periods. Throws 404. */
export const getShift = async ({ table, today }: Scope, { shiftId, ...ids }: ShiftPath): Promise<Shift> => {
  const { data } = await loadCategory(table, ids);
  return presentShift(found(data.shifts.find(({ id }) => id === shiftId)), today);
};

/** Stores a new shift, last in the category, and commits. Throws 404, `duplicateName`. */
export const addShift = async (scope: Scope, ids: CategoryPath, shift: StoredShift): Promise<Shift> => {
  const row = await loadCategory(scope.table, ids);
  assertNameFree(row.data.shifts, { name: shift.name });
  return scope.commit({
    writes: [replace(row, { ...row.data, shifts: [...row.data.shifts, shift] })],
    action: 'create',
    object: 'shift',
    id: shift.id,
    after: presentShift(shift, scope.today),
  });
};

/** A new shift with its first period, last in the category. Throws 404, `duplicateName`. */
export const createShift = (scope: Scope, ids: CategoryPath, { name, period }: ShiftFields): Promise<Shift> =>
  addShift(scope, ids, { ...newStamp(scope, 'shi'), name, periods: [firstShiftPeriod(scope, period)] });

/** Renames a shift. Throws 404, `conflict`, `duplicateName`. */
export const updateShift = async (
  scope: Scope,
  { shiftId, ...ids }: ShiftPath,
  fields: ShiftChange,
  version: number | undefined,
): Promise<Shift> => {
  const row = await loadCategory(scope.table, ids);
  const stored = found(row.data.shifts.find(({ id }) => id === shiftId));
  const before = presentShift(stored, scope.today);
  expectVersion(stored, version, before);
  const shift = { ...stored, name: fields.name ?? stored.name, ...nextStamp(scope, stored) };
  assertNameFree(row.data.shifts, shift);
  const shifts = row.data.shifts.map((other) => (other.id === shiftId ? shift : other));
  return scope.commit({
    writes: [replace(row, { ...row.data, shifts })],
    action: 'update',
    object: 'shift',
    id: shiftId,
    before,
    after: presentShift(shift, scope.today),
  });
};

/** Puts the category's shifts in order. Throws 404, `conflict`, `validation` unless all of them are named once. */
export const orderShifts = async (scope: Scope, ids: CategoryPath, order: NewOrder): Promise<{ ids: string[] }> => {
  const row = await loadCategory(scope.table, ids);
  const shifts = inOrder(row.data.shifts, order, row.data.ordered);
  return scope.commit({
    writes: [replace(row, { ...row.data, shifts, ordered: actorStamp(scope) })],
    action: 'order',
    object: 'shift',
    id: ids.categoryId,
    before: { ids: row.data.shifts.map(({ id }) => id) },
    after: { ids: [...order.ids] },
  });
};
