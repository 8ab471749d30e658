import { removeReplacedBases } from '#functions/core/plan/bases.ts';
import { budgetKindFor } from '#functions/core/plan/periodKinds.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { createPeriod, listPeriods, removePeriod, updatePeriod } from '#functions/kernel/changes/timelines.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import type { BudgetPeriod, BudgetPeriodChange, BudgetPeriodFields } from '#shared/model/budget.ts';
import { basisFields } from '#shared/planning/basis.ts';
import { loadBudget } from './repository.ts';

/** Which budget period. */
export interface BudgetIds extends CategoryIds {
  readonly budgetId: string;
}

/** The budget periods of a category, by date. Throws 404. */
export const listBudget = async (scope: Scope, ids: CategoryIds): Promise<BudgetPeriod[]> =>
  listPeriods(budgetKindFor(scope), await loadBudget(scope.table, ids));

/** A new budget period, of any days. Throws 404, `overlap`, `history`, `linkedBasis` when one with a basis would be shortened. */
export const createBudget = async (scope: Scope, ids: CategoryIds, fields: BudgetPeriodFields): Promise<BudgetPeriod> =>
  createPeriod(scope, budgetKindFor(scope), await loadBudget(scope.table, ids), {
    ...fields,
    demandBasisDate: null,
    assetBasisDate: null,
  });

/**
 * Changes a budget period; `unlink` names the bases whose link goes, with their reports. Throws 404, `conflict`, `linkedBasis`,
 * `overlap`, `history`, `validation`.
 */
export const updateBudget = async (
  scope: Scope,
  ids: BudgetIds,
  { reason, unlink = [], ...fields }: Omit<BudgetPeriodChange, 'DemandBasis' | 'AssetBasis'>,
  version: number | undefined,
): Promise<BudgetPeriod> => {
  const row = await loadBudget(scope.table, ids);
  const change = { ...fields, ...Object.fromEntries(unlink.map((kind) => [basisFields[kind].date, null])) };
  const changed = await updatePeriod(scope, budgetKindFor(scope, reason), row, ids.budgetId, change, version, reason);
  if (unlink.length > 0) await removeReplacedBases(scope.table, ids, [row]);
  return changed;
};

/** Removes a budget period. Throws 404, `conflict`, `linkedBasis`, `history`. */
export const removeBudget = async (scope: Scope, ids: BudgetIds, version: number | undefined): Promise<undefined> =>
  removePeriod(scope, budgetKindFor(scope), await loadBudget(scope.table, ids), ids.budgetId, version);
