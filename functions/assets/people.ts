import { isDeepStrictEqual } from 'node:util';
import { afterOf, cursorOf } from '#functions/kernel/cursor.ts';
import { wholeEntry } from '#functions/kernel/logbook.ts';
import { expectVersion, Problem } from '#functions/kernel/problem.ts';
import { nextStamp, type Scope } from '#functions/kernel/scope.ts';
import { replace } from '#functions/kernel/table/table.ts';
import { shownEntries } from '#functions/log/service.ts';
import { loadCategory } from '#functions/plan/category.ts';
import type { StoredAsset } from '#functions/plan/stored.ts';
import type { AnonymisedAsset, AssetExport } from '#shared/model/person.ts';
import { aboutAlone, anonymous, isAbout } from './anonymous.ts';
import { loadAsset } from './repository.ts';
import type { AssetIds } from './service.ts';
import { forgetTraces, tracesOf } from './traces.ts';
import { assetView } from './view.ts';

/** All that is stored on an employee, and a page of the log about him. Throws 404, `validation` at a foreign cursor. */
export const exportAsset = async (
  scope: Scope,
  ids: AssetIds,
  cursor: string | undefined,
): Promise<{ data: AssetExport; next?: string }> => {
  const { table, caller, place } = scope;
  const question = ['asset', caller.username, ids];
  const [below] = afterOf(cursor, question);
  const [asset, category] = await Promise.all([loadAsset(table, ids, ids.assetId), loadCategory(table, ids)]);
  const { rows, next } = await tracesOf(scope, ids, below);
  const whole = await Promise.all(rows.map(async (row) => ({ ...row, data: await wholeEntry(row.data) })));
  const about = whole.filter(({ data }) => isAbout(data, ids.assetId));
  const log = await shownEntries(
    table,
    about.map((row) => ({ ...row, data: aboutAlone(row.data, ids.assetId) })),
  );
  const names = [place.org, place.area, place.unit, category.data].flatMap((level) => level?.name ?? []);
  return {
    data: { place: names.join(' / '), asset: assetView(asset.data), log },
    ...(next !== undefined && { next: cursorOf([next], question) }),
  };
};

const hasLeft = ({ today }: Scope, { periods }: StoredAsset): boolean =>
  periods.every(({ end }) => end !== null && end < today);

/**
 * Takes name and comments away from an employee who has left, there and in the log; the log tells that it was done, not what was
 * there. Not all of a large logbook at once: `finished` says whether the call is to be repeated. Throws 404, `conflict`,
 * `stillEmployed`.
 */
export const anonymiseAsset = async (
  scope: Scope,
  ids: AssetIds,
  version: number | undefined,
): Promise<AnonymisedAsset> => {
  const row = await loadAsset(scope.table, ids, ids.assetId);
  if (!hasLeft(scope, row.data)) throw new Problem('stillEmployed');
  const unknown = anonymous(row.data);
  if (isDeepStrictEqual(unknown, row.data)) return { ...assetView(row.data), finished: await forgetTraces(scope, ids) };
  expectVersion(row.data, version, assetView(row.data));
  const asset: StoredAsset = { ...unknown, ...nextStamp(scope, row.data) };
  const after = await scope.commit({
    writes: [replace(row, asset)],
    action: 'anonymise',
    object: 'asset',
    id: asset.id,
    after: assetView(asset),
  });
  return { ...after, finished: await forgetTraces(scope, ids) };
};
