import { presentAsset } from '#functions/assets/present.ts';
import { categoryName } from '#functions/assets/repository.ts';
import { afterOf, cursorOf } from '#functions/kernel/adapters/cursor.ts';
import { wholeEntry } from '#functions/kernel/changes/logbook.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { isProvider } from '#functions/kernel/rights/caller.ts';
import { isAbout, valuesAbout } from '#functions/log/about.ts';
import { presentEntries } from '#functions/log/present.ts';
import type { AssetExport } from '#shared/model/person.ts';
import { hasRight } from '#shared/model/roles.ts';
import { logEntriesAboutAsset } from './assetLog.ts';
import { findPlacedAsset, findRemovedAsset, type PlacedAssetIds } from './placedAsset.ts';

/**
 * Everything that is stored on an employee, also on a removed one, with a page of the log entries about the employee, but for an Admin. Throws
 * 404, `validation` at the cursor of another export.
 */
export const exportAsset = async (
  scope: Scope,
  ids: PlacedAssetIds,
  cursor: string | undefined,
): Promise<{ data: AssetExport; next?: string }> => {
  const { table, caller, place } = scope;
  const question = ['asset', caller.username, ids];
  const [below] = await afterOf(cursor, question);
  const [row, category] = await Promise.all([findPlacedAsset(scope, ids), categoryName(table, ids)]);
  const asset = row ? presentAsset(row.data) : found(await findRemovedAsset(scope, ids));
  // An account of the provider reads the log only where it administers; others read the log of the places they reach.
  const readsLog = !isProvider(caller) || hasRight(caller.type, 'administer');
  const { rows, next } = readsLog ? await logEntriesAboutAsset(scope, ids, below) : { rows: [], next: undefined };
  const whole = await Promise.all(rows.map(async (row) => ({ ...row, data: await wholeEntry(row.data) })));
  const about = whole.filter(({ data }) => isAbout(data, ids.assetId));
  const log = await presentEntries(
    table,
    about.map((row) => ({ ...row, data: valuesAbout(row.data, ids.assetId) })),
  );
  const names = [...[place.org, place.area, place.unit].map((level) => level?.name), category];
  return {
    data: {
      place: names.filter((name) => name !== undefined).join(' / '),
      asset,
      importNumber: row?.data.imported?.number ?? null,
      log,
    },
    ...(next !== undefined && { next: await cursorOf([next], question) }),
  };
};
