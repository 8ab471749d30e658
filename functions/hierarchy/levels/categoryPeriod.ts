import type { CategoryPath } from '#functions/core/places/ids.ts';
import { loadCategory } from '#functions/core/plan/category.ts';
import { presentCategoryPeriod } from '#functions/core/plan/presentCategory.ts';
import { addPart, changePart, type PartRules, removePart } from '#functions/kernel/changes/parts.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { replace } from '#functions/kernel/store/table.ts';
import {
  type CategoryPeriod,
  type CategoryPeriodChange,
  type CategoryPeriodFields,
  fullWeek,
  type StoredCategoryPeriod,
} from '#shared/model/category.ts';
import { mondayOf } from '#shared/time/week.ts';

interface PeriodPath extends CategoryPath {
  readonly periodId: string;
}

/** No 10-week limit: only Admins change the hierarchy, and they may change history. */
const rules: PartRules<StoredCategoryPeriod> = { prefix: 'cpe', keepsHistory: false };

/** The first period of a category: as given, otherwise open-ended from this week's Monday with 40:00, so that it covers the first week that is planned. */
export const firstPeriod = (scope: Scope, fields?: CategoryPeriodFields): StoredCategoryPeriod => ({
  ...(fields ?? { start: mondayOf(scope.today), end: null, workingHours: 40, workingMinutes: 0, notes: '' }),
  ...newStamp(scope, rules.prefix),
});

/** Adds a period to those of a category ({@link addPart}). */
export const addedPeriod = (scope: Scope, periods: readonly StoredCategoryPeriod[], fields: CategoryPeriodFields) =>
  addPart(scope, rules, periods, fields);

/** Changes a period of a category ({@link changePart}). Throws `validation` too when the week is not 0:01 to 168:00 then. */
export const changedPeriod = (
  scope: Scope,
  periods: readonly StoredCategoryPeriod[],
  id: string,
  fields: CategoryPeriodChange,
  version?: number,
) => {
  const changed = changePart(scope, rules, periods, id, fields, version);
  if (!fullWeek(changed.part)) throw fieldProblem('workingHours', 'duration');
  return changed;
};

/** The periods of a category, by start. Throws 404. */
export const listCategoryPeriods = async ({ table, today }: Scope, ids: CategoryPath): Promise<CategoryPeriod[]> =>
  (await loadCategory(table, ids)).data.periods.map((period) => presentCategoryPeriod(period, today));

/** A new period; an open-ended one that it starts inside ends the day before. Throws 404, `overlap`. */
export const createCategoryPeriod = async (
  scope: Scope,
  ids: CategoryPath,
  fields: CategoryPeriodFields,
): Promise<CategoryPeriod> => {
  const row = await loadCategory(scope.table, ids);
  const { parts, part } = addedPeriod(scope, row.data.periods, fields);
  return scope.commit({
    writes: [replace(row, { ...row.data, periods: parts })],
    action: 'create',
    object: 'categoryPeriod',
    id: part.id,
    after: presentCategoryPeriod(part, scope.today),
  });
};

/** Changes a period. Throws 404, `conflict`, `overlap`, `validation` when the week is not 0:01 to 168:00 then. */
export const updateCategoryPeriod = async (
  scope: Scope,
  { periodId, ...ids }: PeriodPath,
  fields: CategoryPeriodChange,
  version: number | undefined,
): Promise<CategoryPeriod> => {
  const row = await loadCategory(scope.table, ids);
  const { parts, part, before } = changedPeriod(scope, row.data.periods, periodId, fields, version);
  return scope.commit({
    writes: [replace(row, { ...row.data, periods: parts })],
    action: 'update',
    object: 'categoryPeriod',
    id: part.id,
    before: presentCategoryPeriod(before, scope.today),
    after: presentCategoryPeriod(part, scope.today),
  });
};

/**
 * Removes a period, also the last: days without one are calculated without measures (shared/calculation/README.md).
 * Throws 404, `conflict`.
 */
export const deleteCategoryPeriod = async (
  scope: Scope,
  { periodId, ...ids }: PeriodPath,
  version: number | undefined,
): Promise<undefined> => {
  const row = await loadCategory(scope.table, ids);
  const { parts, before } = removePart(scope, rules, row.data.periods, periodId, version);
  return scope.commit({
    writes: [replace(row, { ...row.data, periods: parts })],
    action: 'remove',
    object: 'categoryPeriod',
    id: periodId,
    before,
    after: undefined,
  });
};
