import { removeReplacedBases } from '#functions/core/plan/bases.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import {
  createPeriod,
  listPeriods,
  removePeriod,
  type TimelineKind,
  updatePeriod,
} from '#functions/kernel/changes/timelines.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import type { BudgetPeriod, BudgetPeriodChange, BudgetPeriodFields } from '#shared/model/budget.ts';
import { hasRight } from '#shared/model/roles.ts';
import { basisFields, isLinked } from '#shared/planning/basis.ts';
import { loadBudget } from './repository.ts';

/** Which budget period. */
export interface BudgetIds extends CategoryIds {
  readonly budgetId: string;
}

/** A period without the bases whose link went. */
const settle = ({ demandBasis, assetBasis, ...period }: BudgetPeriod): BudgetPeriod => ({
  ...period,
  ...(period.demandBasisDate !== null && demandBasis && { demandBasis }),
  ...(period.assetBasisDate !== null && assetBasis && { assetBasis }),
});

/**
 * Budget periods as a timeline of a category. A period with a linked basis is closed: a change, a removal, and a new period that
 * would shorten it throw `linkedBasis`. Who may overwrite a basis changes it for a reason, which is `required`.
 */
export const kindFor = ({ caller }: Scope, reason?: string): TimelineKind<BudgetPeriod, BudgetPeriod> => ({
  rules: {
    prefix: 'bud',
    keepsHistory: true,
    comment: 'comment',
    present: (period) => period,
    settle,
    assertOpen: (period, changed) => {
      if (!isLinked(period) || changed?.size === 0) return;
      if (!changed || !hasRight(caller.type, 'overwriteBasis'))
        throw new Problem('linkedBasis', { flags: { period: true } });
      if (reason === undefined) throw fieldProblem('reason', 'required');
    },
  },
  object: 'budgetPeriod',
});

/** The budget periods of a category, by date. Throws 404. */
export const listBudget = async (scope: Scope, ids: CategoryIds): Promise<BudgetPeriod[]> =>
  listPeriods(kindFor(scope), await loadBudget(scope.table, ids));

/** A new budget period, of any days. Throws 404, `overlap`, `history`, `linkedBasis` when one with a basis would be shortened. */
export const createBudget = async (scope: Scope, ids: CategoryIds, fields: BudgetPeriodFields): Promise<BudgetPeriod> =>
  createPeriod(scope, kindFor(scope), await loadBudget(scope.table, ids), {
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
  const changed = await updatePeriod(scope, kindFor(scope, reason), row, ids.budgetId, change, version, reason);
  if (unlink.length > 0) await removeReplacedBases(scope.table, ids, [row]);
  return changed;
};

/** Removes a budget period. Throws 404, `conflict`, `linkedBasis`, `history`. */
export const removeBudget = async (scope: Scope, ids: BudgetIds, version: number | undefined): Promise<undefined> =>
  removePeriod(scope, kindFor(scope), await loadBudget(scope.table, ids), ids.budgetId, version);
