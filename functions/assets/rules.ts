import type { PartRules } from '#functions/kernel/changes/parts.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { mayChangeHistory } from '#functions/kernel/rights/caller.ts';
import type { StoredAsset } from '#functions/plan/stored.ts';
import type { StoredAssetPeriod } from '#shared/model/asset.ts';
import { mondayOf } from '#shared/time/week.ts';

/**
 * Nobody is both substitute and contractor (400: clearing the other is the screen's work, api.md "Demand rows"); who does
 * not work has no weekend or night shifts and counts at no level (spec 2 section 5).
 */
const settle = (period: StoredAssetPeriod): StoredAssetPeriod => {
  if (period.isFillIn && period.isContractor) throw fieldProblem('isContractor', 'fillInContractor');
  return period.workRate === 0 ? { ...period, weekendRate: 0, nightRate: 0, level: 0 } : period;
};

/** Periods of employment are planning: the 10-week limit holds (calculation.md section 1). */
export const assetPeriodRules: PartRules<StoredAssetPeriod> = {
  prefix: 'asp',
  keepsHistory: true,
  comment: 'comment',
  settle,
};

/** Staff whose first period began before this Monday stay, but for those who may change history (spec 2 section 5). */
export const assertMayRemove = (scope: Scope, { periods }: StoredAsset): void => {
  const thisMonday = mondayOf(scope.today);
  if (periods.some(({ start }) => start < thisMonday) && !mayChangeHistory(scope.caller))
    throw fieldProblem('start', 'employed', 'history');
};
