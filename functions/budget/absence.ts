import { plannedPlace } from '#functions/core/places/daysOff.ts';
import { absenceRow, noAbsence } from '#functions/core/plan/absenceRow.ts';
import { historyOf } from '#functions/core/plan/expectedAbsence.ts';
import type { StoredAbsence } from '#functions/core/plan/stored.ts';
import { loadUnitPlan } from '#functions/core/plan/unitPlan.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, fieldProblem, found } from '#functions/kernel/problem.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { replace } from '#functions/kernel/store/table.ts';
import { byMonth } from '#shared/model/activity.ts';
import type { AbsenceRates, UnitAbsence, UnitAbsenceChange } from '#shared/model/expectedAbsence.ts';
import { comparable } from '#shared/text/names.ts';

const noMonths = Array.from({ length: 12 }, () => null);
const noRates: AbsenceRates = { sick: noMonths, child: noMonths, other: noMonths };

/** The expected absence of a unit's staff categories: typed, of its own months, and of its organisation. Throws 404. */
export const unitAbsence = async (scope: Scope): Promise<UnitAbsence> => {
  const place = plannedPlace(scope.place);
  const plan = await loadUnitPlan(scope, place);
  const history = historyOf(plan, scope.today);
  const { on, categories, version, changedBy, changedAt } = plan.absence ?? noAbsence;
  const organization = place.org.absence;
  return {
    version,
    changedBy: changedBy || null,
    changedAt: changedAt || null,
    on,
    organizationOn: organization?.on ?? false,
    categories: plan.categories
      .filter(({ isBudgetCategory }) => !isBudgetCategory)
      .map(({ id, name }) => ({
        categoryId: id,
        name,
        typed: categories.find(({ categoryId }) => categoryId === id) ?? noRates,
        history: found(history.get(id)),
        organization: organization?.categories.find((one) => comparable(one.name) === comparable(name)) ?? null,
      })),
  };
};

/** What the log keeps: the percentages by month, below the names of the categories. */
const logged = ({ on, categories }: StoredAbsence, names: ReadonlyMap<string, string>) => ({
  absenceOn: on,
  categories: categories.map(({ categoryId, sick, child, other }) => ({
    name: names.get(categoryId) ?? '',
    sick: byMonth(sick),
    child: byMonth(child),
    other: byMonth(other),
  })),
});

/** Changes what is typed for a unit. Throws 404, `conflict`, and `validation` at a category that the unit does not have. */
export const saveUnitAbsence = async (
  scope: Scope,
  ids: UnitIds,
  { on, categories }: UnitAbsenceChange,
  version: number | undefined,
): Promise<UnitAbsence> => {
  const [row, before] = await Promise.all([absenceRow(scope.table, ids), unitAbsence(scope)]);
  expectVersion(row.data, version, before);
  const names = new Map(before.categories.map(({ categoryId, name }) => [categoryId, name]));
  for (const [index, { categoryId }] of categories.entries()) {
    if (!names.has(categoryId)) throw fieldProblem(`categories.${index}.categoryId`, 'categoryUnknown');
    if (categories.findIndex((other) => other.categoryId === categoryId) !== index)
      throw fieldProblem(`categories.${index}.categoryId`, 'twice');
  }
  const changed = new Set(categories.map(({ categoryId }) => categoryId));
  const kept = row.data.categories.filter(({ categoryId }) => names.has(categoryId) && !changed.has(categoryId));
  const { id: _, ...stamp } = nextStamp(scope, { ...row.data, id: ids.unitId });
  const after: StoredAbsence = {
    ...row.data,
    ...stamp,
    on: on === undefined ? row.data.on : on,
    categories: [...kept, ...categories],
  };
  const presented = {
    ...before,
    ...stamp,
    on: after.on,
    categories: before.categories.map((one) => ({
      ...one,
      typed: after.categories.find(({ categoryId }) => categoryId === one.categoryId) ?? noRates,
    })),
  };
  await scope.commit({
    writes: [replace(row, after)],
    action: 'update',
    object: 'unitAbsence',
    id: ids.unitId,
    before: logged(row.data, names),
    after: logged(after, names),
  });
  return presented;
};
