import type { AreaIds, CategoryPath, OrgIds, UnitPath } from '#functions/core/places/ids.ts';
import { loadArea, loadOrganization, loadUnit } from '#functions/core/places/repository.ts';
import { loadBudgetCategory, loadCategory } from '#functions/core/plan/category.ts';
import { actorStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { loadTimeline } from '#functions/kernel/changes/timelines.ts';
import { expectVersion } from '#functions/kernel/problem.ts';
import { planKeys } from '#functions/kernel/store/keys.ts';
import { type Row, replace, type Write } from '#functions/kernel/store/table.ts';
import { keepLogbook } from '#functions/log/repository.ts';
import type { BudgetPeriod } from '#shared/model/budget.ts';
import type { Stamp } from '#shared/model/fields.ts';
import {
  areaNameReservation,
  organizationNameReservation,
  releaseWrites,
  unitReservations,
} from '../levels/reservations.ts';
import { assertConfirmed, categoryHoldsPlan, holdsPlan } from './confirm.ts';
import type { RemovedFiles } from './remains.ts';
import { finishOrganization, sweepAreas, sweepCategories, sweepUnits } from './sweep.ts';

/** The name of the level, required where planning data lies below it, and the version that the caller has read. */
export interface Removal {
  readonly confirm?: string;
  readonly version?: number | undefined;
}

type Removable = Stamp & { readonly name: string };

/**
 * Marks a row as being removed, with who does so, and frees its name, in one transaction; from then on every read answers
 * 404. Returns the marked row. Throws `conflict`, `confirmName`.
 */
const mark = async <Data extends Removable>(
  scope: Scope,
  object: string,
  row: Row<Data>,
  { confirm, version }: Removal,
  holds: () => Promise<boolean>,
  freed: readonly Write[],
  before: unknown = row.data,
): Promise<Row<Data>> => {
  expectVersion(row.data, version);
  await assertConfirmed(row.data, confirm, holds);
  const marked = { ...row, removing: true as const, data: { ...row.data, ...actorStamp(scope) } };
  await scope.commit({
    writes: [replace(marked, marked.data), ...freed],
    action: 'remove',
    object,
    id: row.data.id,
    before,
    after: undefined,
  });
  return { ...marked, version: row.version + 1 };
};

/**
 * Marks an organisation as being removed: nobody reads it any more. {@link finishOrganization} removes what it holds. Throws 404,
 * `conflict`, `confirmName`.
 */
export const markOrganization = async (scope: Scope, { orgId }: OrgIds, removal: Removal): Promise<undefined> => {
  const { table } = scope;
  const ids = { orgId };
  const row = await loadOrganization(table, ids);
  const freed = [...releaseWrites([organizationNameReservation(row.data.name)]), keepLogbook(row.data)];
  await mark(scope, 'organization', row, removal, () => holdsPlan(table, ids), freed);
};

/**
 * Removes an organisation and all below it at once; its log and its accounts, closed, stay. Throws 404, `conflict`,
 * `confirmName`.
 */
export const deleteOrganization = async (
  scope: Scope,
  { orgId }: OrgIds,
  removal: Removal,
  files: RemovedFiles,
): Promise<undefined> => {
  await markOrganization(scope, { orgId }, removal);
  await finishOrganization(scope, files, { orgId });
};

/** Removes an area and all below it. Throws 404, `conflict`, `confirmName`. */
export const deleteArea = async (scope: Scope, { orgId, areaId }: AreaIds, removal: Removal): Promise<undefined> => {
  const { table } = scope;
  const ids = { orgId, areaId };
  const row = await loadArea(table, ids);
  const freed = releaseWrites([areaNameReservation(ids, row.data.name)]);
  const marked = await mark(scope, 'area', row, removal, () => holdsPlan(table, ids), freed);
  await sweepAreas(scope, ids, marked);
};

/** Removes a unit and all below it. Throws 404, `conflict`, `confirmName`. */
export const deleteUnit = async (scope: Scope, ids: UnitPath, removal: Removal): Promise<undefined> => {
  const { table } = scope;
  const row = await loadUnit(table, ids);
  const freed = releaseWrites(unitReservations(ids, row.data));
  const marked = await mark(scope, 'unit', row, removal, () => holdsPlan(table, ids), freed);
  await sweepUnits(scope, ids, marked);
};

/** The write that takes a category from its unit's list. Throws 404. */
const unlisted = async ({ table }: Scope, { categoryId, ...ids }: CategoryPath): Promise<Write> => {
  const unit = await loadUnit(table, ids);
  const categories = unit.data.categories.filter(({ id }) => id !== categoryId);
  return replace(unit, { ...unit.data, categories });
};

/** Removes a staff category, its shifts, staff and plan. Throws 404, `conflict`, `confirmName`. */
export const deleteCategory = async (scope: Scope, ids: CategoryPath, removal: Removal): Promise<undefined> => {
  const [write, row] = await Promise.all([unlisted(scope, ids), loadCategory(scope.table, ids)]);
  const holds = () => categoryHoldsPlan(scope.table, ids, ids.categoryId);
  await sweepCategories(scope, ids, await mark(scope, 'category', row, removal, holds, [write]));
};

/**
 * Removes a budget-only category with its budget periods, which the log entry keeps; its name need not be confirmed. Throws
 * 404, `ownCategory`, `conflict`.
 */
export const deleteBudgetCategory = async (
  scope: Scope,
  ids: CategoryPath,
  removal: Pick<Removal, 'version'>,
): Promise<undefined> => {
  const [write, row] = await Promise.all([unlisted(scope, ids), loadBudgetCategory(scope.table, ids)]);
  const budget = await loadTimeline<BudgetPeriod>(scope.table, planKeys.budget(ids));
  const { shifts: _, ...category } = row.data;
  const before = { ...category, periods: budget.data.periods };
  const unconfirmed = async () => false;
  const marked = await mark(scope, 'budgetCategory', row, removal, unconfirmed, [write], before);
  await sweepCategories(scope, ids, marked);
};
