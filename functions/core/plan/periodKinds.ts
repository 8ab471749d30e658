// The rules by which beds, budgets and stencils change, for their own endpoints and for the workbook.

import { plannerOf } from '#functions/kernel/changes/parts.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { TimelineKind } from '#functions/kernel/changes/timelines.ts';
import { fieldProblem, Problem } from '#functions/kernel/problem.ts';
import type { UnitIds } from '#functions/kernel/store/keys.ts';
import { type BedPeriod, type BedPeriodChange, bothBeds, type StoredBedPeriod } from '#shared/model/bed.ts';
import type { BudgetPeriod } from '#shared/model/budget.ts';
import { hasRight } from '#shared/model/roles.ts';
import { isLinked } from '#shared/planning/basis.ts';
import { mayChangeStencil } from '#shared/planning/stencilYear.ts';

/** The bed periods of a unit as a timeline. */
export const bedKindIn = ({ unitId }: UnitIds): TimelineKind<StoredBedPeriod, BedPeriod> => ({
  rules: { prefix: 'bed', keepsHistory: true, comment: 'comment', present: (period) => ({ ...period, unitId }) },
  object: 'bedPeriod',
});

/** A count that is left out keeps its value; a count that is null becomes equal to the other. */
export const countsAfter = (
  { beds, weekendBeds }: StoredBedPeriod,
  change: Pick<BedPeriodChange, 'beds' | 'weekendBeds'>,
) =>
  bothBeds({
    beds: change.beds === undefined ? beds : change.beds,
    weekendBeds: change.weekendBeds === undefined ? weekendBeds : change.weekendBeds,
  });

/** A period without the bases whose link went. */
const settle = ({ demandBasis, assetBasis, ...period }: BudgetPeriod): BudgetPeriod => ({
  ...period,
  ...(period.demandBasisDate !== null && demandBasis && { demandBasis }),
  ...(period.assetBasisDate !== null && assetBasis && { assetBasis }),
});

/** To whoever may correct a linked period: before it is removed or shortened by another, its link goes or its days change. */
const linkedFirst = (): Problem =>
  new Problem('linkedBasis', { flags: { period: true }, fields: { start: { code: 'basisFirst' } } });

/**
 * Budget periods as a timeline of a category. A period with a linked basis is closed: a change, a removal, and a new period that
 * would shorten it throw `linkedBasis`. Who may overwrite a basis changes it for a reason, which is `required`.
 */
export const budgetKindFor = ({ caller }: Scope, reason?: string): TimelineKind<BudgetPeriod, BudgetPeriod> => ({
  rules: {
    prefix: 'bud',
    keepsHistory: true,
    comment: 'comment',
    present: (period) => period,
    settle,
    assertOpen: (period, changed) => {
      if (!isLinked(period) || changed?.size === 0) return;
      if (!hasRight(caller.type, 'overwriteBasis')) throw new Problem('linkedBasis', { flags: { period: true } });
      if (!changed) throw linkedFirst();
      if (reason === undefined) throw fieldProblem('reason', 'required');
    },
  },
  object: 'budgetPeriod',
});

/** Throws `stencilYear` unless the caller may change stencils of the year. */
export const assertYearOpen = (scope: Scope, year: number): void => {
  if (!mayChangeStencil(year, plannerOf(scope))) throw fieldProblem('year', 'stencilYear', 'stencilYear');
};
