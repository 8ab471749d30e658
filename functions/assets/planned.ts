import type { StoredAsset } from '#functions/core/plan/stored.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { fieldProblem, found } from '#functions/kernel/problem.ts';
import { mayChangeHistory } from '#functions/kernel/rights/caller.ts';
import type { StoredAssetPeriod } from '#shared/model/asset.ts';
import { type PlannedPeriod, sameBefore, samePeriod, settledValues, valuesOf } from '#shared/planning/assetWeeks.ts';
import { historyLimit } from '#shared/time/accessLevel.ts';
import { overlaps } from '#shared/time/period.ts';
import { sorted } from '#shared/time/timeline.ts';

const assertFits = (periods: readonly PlannedPeriod[]): void => {
  periods.forEach((period, index) => {
    const earlier = periods.slice(0, index);
    if (earlier.some((other) => overlaps(other, period)))
      throw fieldProblem(`periods.${index}.start`, 'overlap', 'overlap');
    if (period.id === undefined) return;
    if (earlier.some(({ id }) => id === period.id)) throw fieldProblem(`periods.${index}.id`, 'twice');
  });
};

/**
 * The periods of an employee as they are planned, to be stored whole: an unchanged one keeps its stamp, a changed one gets the
 * next version, one without id is new. Throws `overlap`, `validation` at an id that is not stored or used twice, and `history`
 * when days before the 10-week limit differ, unless the caller may change history.
 */
export const storedPeriods = (
  scope: Scope,
  { periods: stored }: Pick<StoredAsset, 'periods'>,
  planned: readonly PlannedPeriod[],
): StoredAssetPeriod[] => {
  assertFits(planned);
  const before = new Map(stored.map((period) => [period.id, period]));
  planned.forEach(({ id }, index) => {
    if (id !== undefined && !before.has(id)) throw fieldProblem(`periods.${index}.id`, 'choice');
  });
  if (!mayChangeHistory(scope.caller) && !sameBefore(stored, planned, historyLimit(scope.today)))
    throw fieldProblem('periods', 'history', 'history');
  return sorted(planned).map((period) => {
    const next = { start: period.start, end: period.end, ...settledValues(valuesOf(period)) };
    if (period.id === undefined) return { ...newStamp(scope, 'asp'), ...next };
    const old = found(before.get(period.id));
    return samePeriod(old, next) ? old : { ...nextStamp(scope, old), ...next };
  });
};
