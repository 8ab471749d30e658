import { wholeEntry } from '#functions/kernel/logbook.ts';
import type { Scope } from '#functions/kernel/scope.ts';
import { readNewest } from '#functions/log/newest.ts';
import { monthsOf, oneLogbook } from '#functions/log/repository.ts';
import type { Asset } from '#shared/model/asset.ts';
import type { AssetIds } from './service.ts';

/** An employee who was removed, as the logbook remembers him; undefined when there never was one. */
export const removedAsset = async ({ table, now }: Scope, ids: AssetIds): Promise<Asset | undefined> => {
  const { orgId, unitId, categoryId, assetId } = ids;
  const books = await oneLogbook(table, orgId);
  let below: string | undefined = `${now.toISOString()}\uffff`;
  while (below !== undefined) {
    const { rows, next } = await readNewest(table, {
      layers: monthsOf(books, '', below),
      from: '0',
      below,
      limit: 1,
      holding: [assetId],
      matches: ({ data: { action, object, id, path } }) =>
        action === 'remove' &&
        object === 'asset' &&
        id === assetId &&
        path.unitId === unitId &&
        path.categoryId === categoryId,
    });
    const [removal] = rows;
    if (removal) return (await wholeEntry(removal.data)).before as Asset;
    below = next;
  }
  return undefined;
};
