import { isDeepStrictEqual } from 'node:util';
import { presentAsset } from '#functions/assets/present.ts';
import { categoryName, findAsset } from '#functions/assets/repository.ts';
import { wholeEntry } from '#functions/kernel/changes/logbook.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, found, Problem } from '#functions/kernel/problem.ts';
import { afterOf, cursorOf } from '#functions/kernel/services/cursor.ts';
import { type Row, replace } from '#functions/kernel/store/table.ts';
import { presentEntries } from '#functions/log/service.ts';
import type { StoredAsset } from '#functions/plan/stored.ts';
import type { AnonymisedAsset, AssetExport } from '#shared/model/person.ts';
import { aboutAlone, anonymous, isAbout } from './anonymous.ts';
import { anonymiseLog, logEntriesAboutAsset } from './assetLog.ts';
import { findRemovedAsset, type PlacedAssetIds } from './removedAsset.ts';

/** An employee in a place that stands as the path says: a grant on one area reaches no unit of another. */
const standingAsset = async ({ table, place }: Scope, ids: PlacedAssetIds): Promise<Row<StoredAsset> | undefined> =>
  place.org && place.area && place.unit && findAsset(table, ids, ids.assetId);

/** All that is stored on an employee, also a removed one, and a page of the log about him. Throws 404, `validation` at a foreign cursor. */
export const exportAsset = async (
  scope: Scope,
  ids: PlacedAssetIds,
  cursor: string | undefined,
): Promise<{ data: AssetExport; next?: string }> => {
  const { table, caller, place } = scope;
  const question = ['asset', caller.username, ids];
  const [below] = afterOf(cursor, question);
  const [row, category] = await Promise.all([standingAsset(scope, ids), categoryName(table, ids)]);
  const asset = row ? presentAsset(row.data) : found(await findRemovedAsset(scope, ids));
  const { rows, next } = await logEntriesAboutAsset(scope, ids, below);
  const whole = await Promise.all(rows.map(async (row) => ({ ...row, data: await wholeEntry(row.data) })));
  const about = whole.filter(({ data }) => isAbout(data, ids.assetId));
  const log = await presentEntries(
    table,
    about.map((row) => ({ ...row, data: aboutAlone(row.data, ids.assetId) })),
  );
  const names = [...[place.org, place.area, place.unit].map((level) => level?.name), category];
  return {
    data: { place: names.filter((name) => name !== undefined).join(' / '), asset, log },
    ...(next !== undefined && { next: cursorOf([next], question) }),
  };
};

const hasLeft = ({ today }: Scope, { periods }: StoredAsset): boolean =>
  periods.every(({ end }) => end !== null && end < today);

/** The same for an employee who was removed: only the log still tells of him. */
const anonymiseRemoved = async (scope: Scope, ids: PlacedAssetIds): Promise<AnonymisedAsset> => {
  const removed = found(await findRemovedAsset(scope, ids));
  const after = anonymous(removed);
  if (!isDeepStrictEqual(after, removed))
    await scope.commit({ writes: [], action: 'anonymise', object: 'asset', id: ids.assetId, after });
  return { ...after, finished: await anonymiseLog(scope, ids) };
};

/**
 * Takes name and comments away from an employee who has left, there and in the log; the log tells that it was done, not what was
 * there. Not all of a large logbook at once: `finished` says whether the call is to be repeated. Throws 404, `conflict`,
 * `stillEmployed`.
 */
export const anonymiseAsset = async (
  scope: Scope,
  ids: PlacedAssetIds,
  version: number | undefined,
): Promise<AnonymisedAsset> => {
  const row = await standingAsset(scope, ids);
  if (!row) return anonymiseRemoved(scope, ids);
  if (!hasLeft(scope, row.data)) throw new Problem('stillEmployed');
  const unknown = anonymous(row.data);
  if (isDeepStrictEqual(unknown, row.data))
    return { ...presentAsset(row.data), finished: await anonymiseLog(scope, ids) };
  expectVersion(row.data, version, presentAsset(row.data));
  const asset: StoredAsset = { ...unknown, ...nextStamp(scope, row.data) };
  const after = await scope.commit({
    writes: [replace(row, asset)],
    action: 'anonymise',
    object: 'asset',
    id: asset.id,
    after: presentAsset(asset),
  });
  return { ...after, finished: await anonymiseLog(scope, ids) };
};
