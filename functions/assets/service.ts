import { loadCategory } from '#functions/core/plan/category.ts';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import { addPart } from '#functions/kernel/changes/parts.ts';
import { newStamp, nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { omitUndefined } from '#functions/kernel/omitUndefined.ts';
import { expectVersion, fieldProblem } from '#functions/kernel/problem.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import { replace } from '#functions/kernel/store/table.ts';
import type { Asset, AssetChange, AssetFields } from '#shared/model/asset.ts';
import type { Day } from '#shared/time/day.ts';
import { overlaps } from '#shared/time/period.ts';
import { atField } from './atField.ts';
import { inNameOrder, presentAsset } from './present.ts';
import { assetRemoval } from './removal.ts';
import { insertAsset, loadAsset, loadAssets, loadPlanPeriod } from './repository.ts';
import { assertMayRemove, assetPeriodRules } from './rules.ts';

/** Which employee. */
export interface AssetIds extends CategoryIds {
  readonly assetId: string;
}

/**
 * The staff of a category by name, each with all periods; of a plan period only those with a period that touches it.
 * Throws 404.
 */
export const listAssets = async ({ table }: Scope, ids: CategoryIds, schemaId?: string): Promise<Asset[]> => {
  const [assets, within] = await Promise.all([
    loadAssets(table, ids),
    schemaId === undefined ? undefined : loadPlanPeriod(table, ids, schemaId),
  ]);
  return assets
    .filter(({ periods }) => !within || periods.some((period) => overlaps(period, within)))
    .sort(inNameOrder)
    .map(presentAsset);
};

/** One employee; with `start` or `end` only the periods that touch that range. Throws 404. */
export const oneAsset = async (
  { table }: Scope,
  ids: AssetIds,
  { start = '0000-01-01' as Day, end = null }: { readonly start?: Day; readonly end?: Day | null } = {},
): Promise<Asset> => {
  const asset = presentAsset((await loadAsset(table, ids, ids.assetId)).data);
  return { ...asset, periods: asset.periods.filter((period) => overlaps(period, { start, end })) };
};

/** A new employee with a first period. Throws 404, `history`. */
export const createAsset = async (scope: Scope, ids: CategoryIds, { name, period }: AssetFields): Promise<Asset> => {
  await loadCategory(scope.table, ids);
  const { parts } = atField('period', () => addPart(scope, assetPeriodRules, [], period));
  const asset: StoredAsset = { ...newStamp(scope, 'ast'), categoryId: ids.categoryId, name, periods: parts };
  return scope.commit({
    writes: [insertAsset(ids, asset)],
    action: 'create',
    object: 'asset',
    id: asset.id,
    after: presentAsset(asset),
  });
};

/** Throws `validation` where the person works more than is agreed, now or later. */
const assertAgreed = ({ today }: Scope, { agreedRate, periods }: StoredAsset): void => {
  if (agreedRate === null || agreedRate === undefined) return;
  const most = Math.max(
    0,
    ...periods.filter(({ end }) => end === null || end >= today).map(({ workRate }) => workRate),
  );
  if (agreedRate < most) throw fieldProblem('agreedRate', 'agreedRate');
};

/** Changes the name of an employee, and the rate that is agreed. Throws 404, `conflict`, `validation`. */
export const updateAsset = async (
  scope: Scope,
  ids: AssetIds,
  { name, agreedRate }: AssetChange,
  version: number | undefined,
): Promise<Asset> => {
  const row = await loadAsset(scope.table, ids, ids.assetId);
  const before = presentAsset(row.data);
  expectVersion(row.data, version, before);
  const asset: StoredAsset = {
    ...row.data,
    ...nextStamp(scope, row.data),
    ...omitUndefined({ name, agreedRate }),
  };
  // The dialog sends it with a name too: what stands is not judged anew, whatever was planned since.
  if (agreedRate !== undefined && agreedRate !== row.data.agreedRate) assertAgreed(scope, asset);
  return scope.commit({
    writes: [replace(row, asset)],
    action: 'update',
    object: 'asset',
    id: asset.id,
    before,
    after: presentAsset(asset),
  });
};

/** Removes an employee with all periods. Throws 404, `conflict`, `history` (see {@link assertMayRemove}). */
export const removeAsset = async (scope: Scope, ids: AssetIds, version: number | undefined): Promise<undefined> => {
  const row = await loadAsset(scope.table, ids, ids.assetId);
  expectVersion(row.data, version, presentAsset(row.data));
  assertMayRemove(scope, row.data);
  return scope.commit(assetRemoval(row));
};
