import { findAsset } from '#functions/assets/repository.ts';
import type { AssetIds } from '#functions/assets/service.ts';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import { findRemoval } from '#functions/log/removal.ts';
import { oneLogbook } from '#functions/log/repository.ts';
import type { Asset } from '#shared/model/asset.ts';

/** The ids of an employee, with the whole path. */
export interface PlacedAssetIds extends AssetIds {
  readonly areaId: string;
}

/** The employee, if every level of the path exists: a grant on one area must not reach units of another. */
export const findPlacedAsset = async (
  { table, place }: Scope,
  ids: PlacedAssetIds,
): Promise<Row<StoredAsset> | undefined> => place.org && place.area && place.unit && findAsset(table, ids, ids.assetId);

/** A removed employee, from the log entry of the removal; undefined when there is none. */
export const findRemovedAsset = async (scope: Scope, ids: PlacedAssetIds): Promise<Asset | undefined> => {
  const { orgId, areaId, unitId, categoryId, assetId } = ids;
  const removal = await findRemoval(
    scope,
    await oneLogbook(scope.table, orgId),
    assetId,
    ({ object, path }) =>
      object === 'asset' && path.areaId === areaId && path.unitId === unitId && path.categoryId === categoryId,
  );
  return removal?.before as Asset | undefined;
};
