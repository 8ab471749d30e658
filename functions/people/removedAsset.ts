import type { AssetIds } from '#functions/assets/service.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { findRemoval } from '#functions/log/removal.ts';
import { oneLogbook } from '#functions/log/repository.ts';
import type { Asset } from '#shared/model/asset.ts';

/** Which employee, by the whole path. */
export interface PlacedAssetIds extends AssetIds {
  readonly areaId: string;
}

/** An employee who was removed, as the logbook remembers him; undefined when there never was one. */
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
