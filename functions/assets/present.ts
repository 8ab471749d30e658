import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Asset, AssetPeriod, StoredAssetPeriod } from '#shared/model/asset.ts';
import { compareNames } from '#shared/text/names.ts';
import { consistentPeriods, disconnected } from '#shared/time/timeline.ts';

/** A period with its employee's id, and whether a neighbouring period adjoins it (shared/calculation/README.md). */
export const presentPeriod = (asset: StoredAsset, period: StoredAssetPeriod): AssetPeriod => ({
  ...period,
  assetId: asset.id,
  ...disconnected(asset.periods, period),
});

/** An employee with the spans of adjoining periods (shared/calculation/README.md). */
export const presentAsset = (asset: StoredAsset): Asset => {
  const { id, version, changedBy, changedAt, name, agreedRate = null, periods } = asset;
  return {
    id,
    version,
    changedBy,
    changedAt,
    name,
    agreedRate,
    periods: periods.map((period) => presentPeriod(asset, period)),
    consistentPeriods: [...consistentPeriods(periods)],
  };
};

/** The order of the staff list: by name, then by id. */
export const inNameOrder = (a: StoredAsset, b: StoredAsset): number =>
  compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);
