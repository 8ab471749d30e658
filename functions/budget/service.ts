import type { Scope } from '#functions/kernel/changes/scope.ts';
import {
  createPeriod,
  listPeriods,
  removePeriod,
  type TimelineKind,
  updatePeriod,
} from '#functions/kernel/changes/timelines.ts';
import { Problem } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import type { BudgetPeriod, BudgetPeriodChange, BudgetPeriodFields } from '#shared/model/budget.ts';
import { loadBudget } from './repository.ts';

/** Which budget period. */
export interface BudgetIds extends CategoryIds {
  readonly budgetId: string;
}

/** The fields that a period keeps open where a basis is linked. */
const openFields: ReadonlySet<PropertyKey> = new Set(['end', 'comment']);

/**
 * Throws `linkedBasis` when a period linked to a basis would be removed, shortened, or changed in what was decided on: only
 * its end and its comment may change.
 */
const assertOpen = (
  { demandBasisDate, assetBasisDate }: BudgetPeriod,
  changed: ReadonlySet<PropertyKey> | undefined,
): void => {
  const isLinked = demandBasisDate !== null || assetBasisDate !== null;
  if (isLinked && !(changed && [...changed].every((field) => openFields.has(field))))
    throw new Problem('linkedBasis', { flags: { period: true } });
};

/** Budget periods as a timeline of a category. */
export const kind: TimelineKind<BudgetPeriod, BudgetPeriod> = {
  rules: { prefix: 'bud', keepsHistory: true, comment: 'comment', present: (period) => period, assertOpen },
  object: 'budgetPeriod',
};

/** The budget periods of a category, by date. Throws 404. */
export const listBudget = async ({ table }: Scope, ids: CategoryIds): Promise<BudgetPeriod[]> =>
  listPeriods(kind, await loadBudget(table, ids));

/** A new budget period, of any days. Throws 404, `overlap`, `history`, `linkedBasis` when one with a basis would be shortened. */
export const createBudget = async (scope: Scope, ids: CategoryIds, fields: BudgetPeriodFields): Promise<BudgetPeriod> =>
  createPeriod(scope, kind, await loadBudget(scope.table, ids), {
    ...fields,
    demandBasisDate: null,
    assetBasisDate: null,
  });

/** Changes a budget period. Throws 404, `conflict`, `linkedBasis`, `overlap`, `history`, `validation`. */
export const updateBudget = async (
  scope: Scope,
  ids: BudgetIds,
  change: BudgetPeriodChange,
  version: number | undefined,
): Promise<BudgetPeriod> =>
  updatePeriod(scope, kind, await loadBudget(scope.table, ids), ids.budgetId, change, version);

/** Removes a budget period. Throws 404, `conflict`, `linkedBasis`, `history`. */
export const removeBudget = async (scope: Scope, ids: BudgetIds, version: number | undefined): Promise<undefined> =>
  removePeriod(scope, kind, await loadBudget(scope.table, ids), ids.budgetId, version);
