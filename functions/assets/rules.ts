import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { PartRules } from '#functions/kernel/changes/parts.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { mayChangeHistory } from '#functions/kernel/rights/caller.ts';
import type { AssetPeriodChange, StoredAssetPeriod } from '#shared/model/asset.ts';
import { settledValues } from '#shared/planning/assetWeeks.ts';
import { mayRemoveEmployee } from '#shared/planning/periodRules.ts';
import { endsAbsence, valuesForRate } from '#shared/planning/typedRate.ts';

/**
 * A period is of a substitute or of a contractor, not both; without work there are no weekend or night shifts and no
 * level, without a rate outside the staffing no absence.
 */
const settle = (period: StoredAssetPeriod): StoredAssetPeriod => {
  if (period.isFillIn && period.isContractor) throw fieldProblem('isContractor', 'fillInContractor');
  return settledValues(period);
};

/** Periods of employment keep to the 10-week limit (shared/calculation/README.md). */
export const assetPeriodRules: PartRules<StoredAssetPeriod> = {
  prefix: 'asp',
  keepsHistory: true,
  comment: 'comment',
  settle,
};

/** Throws `history` when a period of the employee started before this week and the caller may not change history. */
export const assertMayRemove = ({ today, caller }: Scope, { periods }: StoredAsset): void => {
  if (!mayRemoveEmployee(periods, { today, mayChangeHistory: mayChangeHistory(caller) }))
    throw fieldProblem('start', 'employed', 'history');
};

/**
 * What a change of a period sets besides what it names: a higher work rate alone ends an absence, and takes the values of the
 * employment around it.
 */
export const impliedValues = (
  periods: readonly StoredAssetPeriod[],
  periodId: string,
  change: AssetPeriodChange,
): AssetPeriodChange => {
  const before = periods.find(({ id }) => id === periodId);
  if (!before || !endsAbsence(before, change)) return {};
  return { absence: null, ...valuesForRate(periods, before.start, undefined) };
};
