import type { UnitPath } from '#functions/core/places/ids.ts';
import { loadUnit } from '#functions/core/places/repository.ts';
import { presentCategory } from '#functions/core/plan/presentCategory.ts';
import type { StoredCategory } from '#functions/core/plan/stored.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { insert, replace } from '#functions/kernel/store/table.ts';
import type { Category } from '#shared/model/category.ts';
import type { UnitTemplateFields } from '#shared/model/unitSetup.ts';
import { type TemplateCategory, templateCategories } from '#shared/planning/unitTemplates.ts';
import type { Day } from '#shared/time/day.ts';
import { firstPeriod } from '../levels/categoryPeriod.ts';
import { assertNameFree } from '../levels/siblings.ts';
import { firstShiftPeriod } from '../shifts/shiftPeriod.ts';

const storedCategory = (scope: Scope, { name, period, shifts }: TemplateCategory, start: Day): StoredCategory => ({
  ...newStamp(scope, 'cat'),
  name,
  isBudgetCategory: false,
  periods: [firstPeriod(scope, { ...period, start, end: null })],
  shifts: shifts.map((shift) => ({
    ...newStamp(scope, 'shi'),
    name: shift.name,
    periods: [firstShiftPeriod(scope, { ...shift.period, start, end: null })],
  })),
});

/**
 * Makes the categories and shifts of a template, last in the unit, in one transaction with a log entry for each category. Throws 404,
 * `duplicateName` where the unit has a category of the same name.
 */
export const applyTemplate = async (
  scope: Scope,
  ids: UnitPath,
  { template, start }: UnitTemplateFields,
): Promise<Category[]> => {
  const unit = await loadUnit(scope.table, ids);
  const made = templateCategories[template].map((category) => storedCategory(scope, category, start));
  for (const category of made) assertNameFree(unit.data.categories, category);
  const listed = made.map(({ id, name, isBudgetCategory }) => ({ id, name, isBudgetCategory }));
  const after = made.map((category) => presentCategory(category, ids, scope.today));
  const [first, ...others] = made.map((category, index) => ({
    writes: [insert({ ...planKeys.category({ ...ids, categoryId: category.id }), data: category })],
    action: 'create' as const,
    object: 'category',
    id: category.id,
    after: after[index],
  }));
  const writes = [replace(unit, { ...unit.data, categories: [...unit.data.categories, ...listed] })];
  await scope.commit({ ...first!, writes: [...first!.writes, ...writes] }, ...others);
  return after;
};
