import type { StoredAsset } from '#functions/plan/stored.ts';
import type { Asset, AssetPeriod, StoredAssetPeriod } from '#shared/model/asset.ts';
import { consistentPeriods, disconnected } from '#shared/time/timeline.ts';

/** A period as it is answered: whose it is, and whether a neighbour adjoins it (calculation.md section 1). */
export const presentPeriod = (asset: StoredAsset, period: StoredAssetPeriod): AssetPeriod => ({
  ...period,
  assetId: asset.id,
  ...disconnected(asset.periods, period),
});

/** An employee as answered, with the spans that the periods join to (calculation.md section 1). */
export const presentAsset = (asset: StoredAsset): Asset => {
  const { id, version, changedBy, changedAt, name, periods } = asset;
  return {
    id,
    version,
    changedBy,
    changedAt,
    name,
    periods: periods.map((period) => presentPeriod(asset, period)),
    consistentPeriods: [...consistentPeriods(periods)],
  };
};
