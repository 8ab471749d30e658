import { assetPeriodRules, impliedValues } from '#functions/assets/rules.ts';
import type { StoredAsset, StoredCategory } from '#functions/core/plan/stored.ts';
import { addPart, changePart } from '#functions/kernel/changes/parts.ts';
import { newStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { fieldProblem } from '#functions/kernel/problem.ts';
import { AssetPeriodFields, checkedAssetPeriod } from '#shared/model/asset.ts';
import type { StaffRow } from '#shared/model/workbook.ts';
import { samePeriod, settledValues } from '#shared/planning/assetWeeks.ts';
import { comparable } from '#shared/text/names.ts';
import { mondayOf } from '#shared/time/week.ts';
import { created, type Outcome, periodOf } from './fields.ts';

/** The employees after one was replaced or added. */
const withOne = (staff: readonly StoredAsset[], asset: StoredAsset): readonly StoredAsset[] =>
  staff.some(({ id }) => id === asset.id) ? staff.map((one) => (one.id === asset.id ? asset : one)) : [...staff, asset];

/**
 * The employees after a row: of a period of the one who has the name in the category, or of a new one. Throws `validation`, also where
 * two have the name, `overlap`, `history`.
 */
export const staffStep = (
  scope: Scope,
  { id: categoryId }: StoredCategory,
  staff: readonly StoredAsset[],
  { sheet: _, category: __, name, start, ...row }: StaffRow,
): readonly [readonly StoredAsset[], Outcome] => {
  const [stored, ...namesakes] = staff.filter(
    (one) => one.categoryId === categoryId && comparable(one.name) === comparable(name),
  );
  if (namesakes.length > 0) throw fieldProblem('name', 'namesakes');
  const asset = stored ?? { ...newStamp(scope, 'ast'), categoryId, name, periods: [] };
  const period = periodOf(asset.periods, start, scope.today);
  const given = omitUndefined(row);
  if (!period) {
    const fields = { start: start ?? mondayOf(scope.today), ...given };
    const made = created(checkedAssetPeriod(AssetPeriodFields), fields);
    return [withOne(staff, { ...asset, periods: addPart(scope, assetPeriodRules, asset.periods, made).parts }), 'new'];
  }
  const changes = { ...impliedValues(asset.periods, period.id, given), ...given };
  const next = { ...period, ...changes };
  if (given.absence && next.workRateExcluded === 0) throw fieldProblem('absence', 'absenceRate');
  // A cell is trimmed, what was typed on the page may not be.
  const comment = next.comment.trim() === period.comment.trim() ? period.comment : next.comment;
  if (samePeriod(period, settledValues({ ...next, comment }))) return [staff, 'unchanged'];
  const { parts } = changePart(scope, assetPeriodRules, asset.periods, period.id, { ...changes, comment }, undefined);
  return [withOne(staff, { ...asset, periods: parts }), 'changed'];
};
