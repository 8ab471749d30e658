import { isDeepStrictEqual } from 'node:util';
import { presentAsset } from '#functions/assets/present.ts';
import type { StoredAsset } from '#functions/core/plan/stored.ts';
import { rewriteRemembered } from '#functions/kernel/changes/remembered.ts';
import { nextStamp, type Scope } from '#functions/kernel/changes/scope.ts';
import { expectVersion, found, Problem } from '#functions/kernel/problem.ts';
import { replace } from '#functions/kernel/store/table.ts';
import type { AnonymisedAsset } from '#shared/model/person.ts';
import { anonymous, blanked as withoutNames } from './anonymous.ts';
import { anonymiseLog } from './assetLog.ts';
import { anonymiseImportSteps } from './importSteps.ts';
import { findPlacedAsset, findRemovedAsset, type PlacedAssetIds } from './placedAsset.ts';
import { anonymiseReadings } from './readings.ts';

/** Blanks the log, what can be undone of imports and workbooks, and the answers that creates of the employee would repeat. Returns whether the log is done. */
const anonymiseLogEntries = async (scope: Scope, ids: PlacedAssetIds): Promise<boolean> => {
  await rewriteRemembered(scope.table, { orgId: ids.orgId, id: ids.assetId }, withoutNames);
  await anonymiseImportSteps(scope.table, ids);
  await anonymiseReadings(scope.table, ids);
  return anonymiseLog(scope, ids);
};

const hasLeft = ({ today }: Scope, { periods }: StoredAsset): boolean =>
  periods.every(({ end }) => end !== null && end < today);

/** Anonymises a removed employee, who is left in the log only. */
const anonymiseRemoved = async (scope: Scope, ids: PlacedAssetIds): Promise<AnonymisedAsset> => {
  const removed = found(await findRemovedAsset(scope, ids));
  const after = anonymous(removed);
  if (!isDeepStrictEqual(after, removed))
    await scope.commit({ writes: [], action: 'anonymise', object: 'asset', id: ids.assetId, after });
  return { ...after, finished: await anonymiseLogEntries(scope, ids) };
};

/**
 * Removes name, comments and the HR system's number of an employee who has left, from the item and from what can be undone of imports and workbooks,
 * and the first two from the log and from remembered answers of creates, which have no number. The log entry of the anonymisation does
 * not hold the earlier values. What remains until when is in README.md beside this file.
 * A large log takes several calls: `finished` is false until the last.
 * Throws 404, `conflict`, `stillEmployed`.
 */
export const anonymiseAsset = async (
  scope: Scope,
  ids: PlacedAssetIds,
  version: number | undefined,
): Promise<AnonymisedAsset> => {
  const row = await findPlacedAsset(scope, ids);
  if (!row) return anonymiseRemoved(scope, ids);
  if (!hasLeft(scope, row.data)) throw new Problem('stillEmployed');
  const blanked = anonymous(row.data);
  if (isDeepStrictEqual(blanked, row.data))
    return { ...presentAsset(row.data), finished: await anonymiseLogEntries(scope, ids) };
  expectVersion(row.data, version, presentAsset(row.data));
  const asset: StoredAsset = { ...blanked, ...nextStamp(scope, row.data) };
  const after = await scope.commit({
    writes: [replace(row, asset)],
    action: 'anonymise',
    object: 'asset',
    id: asset.id,
    after: presentAsset(asset),
  });
  return { ...after, finished: await anonymiseLogEntries(scope, ids) };
};
