import type { CategoryPath, OrgIds, UnitPath } from '#functions/core/places/ids.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import type { Category } from '#shared/model/category.ts';
import type { Shift } from '#shared/model/shift.ts';
import type { CategoryCopyFields, ShiftCopyFields } from '#shared/model/unitCopy.ts';
import { addCategory, staffKind } from '../levels/category.ts';
import { addShift } from '../shifts/shift.ts';
import { copiedPeriods, copiedShift } from './copied.ts';
import { sourceOf } from './source.ts';

/** The category to copy from, of a unit of the organisation. Throws `choice` at the field. */
const sourceCategory = async (
  scope: Scope,
  { orgId }: OrgIds,
  { fromUnitId, fromCategoryId }: Pick<CategoryCopyFields, 'fromUnitId' | 'fromCategoryId'>,
): Promise<StoredCategory> => {
  const { data: unit } = await sourceOf(scope, { orgId }, fromUnitId);
  const key = planKeys.category({ orgId, unitId: unit.id, categoryId: fromCategoryId });
  const row = await scope.table.get<StoredCategory>(key);
  if (!row || row.removing || row.data.isBudgetCategory) throw fieldProblem('fromCategoryId', 'choice');
  return row.data;
};

/**
 * A new category, last in the unit, with the periods and shifts of one of the organisation; its demand, staff and budget stay. Throws
 * 404, `duplicateName`, `validation` at an unknown source.
 */
export const copyCategory = async (scope: Scope, ids: UnitPath, fields: CategoryCopyFields): Promise<Category> => {
  const { periods, shifts } = await sourceCategory(scope, ids, fields);
  return addCategory(scope, staffKind(scope, ids), ids, {
    ...newStamp(scope, 'cat'),
    name: fields.name,
    isBudgetCategory: false,
    periods: copiedPeriods(scope, periods),
    shifts: shifts.map((shift) => copiedShift(scope, shift)),
  });
};

/** A new shift, last in the category, with the periods of one of the organisation. Throws 404, `duplicateName`, `validation` at an unknown source. */
export const copyShift = async (scope: Scope, ids: CategoryPath, fields: ShiftCopyFields): Promise<Shift> => {
  const { shifts } = await sourceCategory(scope, ids, fields);
  const shift = shifts.find(({ id }) => id === fields.fromShiftId);
  if (!shift) throw fieldProblem('fromShiftId', 'choice');
  return addShift(scope, ids, copiedShift(scope, { ...shift, name: fields.name }));
};
