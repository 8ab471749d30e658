import { isDeepStrictEqual } from 'node:util';
import type { AssetIds } from '#functions/assets/service.ts';
import type { LogEntry } from '#functions/kernel/changes/change.ts';
import { rewritten, wholeEntry } from '#functions/kernel/changes/logbook.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { anonymiseProgressKey } from '#functions/kernel/store/keys.ts';
import { emptyRow, erase, type Row, replace, type Table } from '#functions/kernel/store/table.ts';
import { isAbout, mayBeAbout } from '#functions/log/about.ts';
import { type Newest, readNewest } from '#functions/log/newest.ts';
import { monthsOf, oneLogbook } from '#functions/log/repository.ts';
import { anonymousValues } from './anonymous.ts';

/** Rows of the organisation's logbook read in one round. */
const mostRows = 20_000;
/** Entries of one round. */
const mostEntries = 200;
/** Rounds of one request. */
const mostRounds = 3;
/** Entries of one transaction: an entry may hold 100 KB, a transaction 4 MB. */
const batch = 25;

/** Log entries that are, or may be, about an employee, newest first, below a key or from now on. */
export const logEntriesAboutAsset = async (
  { table, now }: Scope,
  { orgId, categoryId, assetId }: AssetIds,
  below = `${now.toISOString()}\uffff`,
): Promise<Newest> =>
  readNewest(table, {
    byAge: monthsOf(await oneLogbook(table, orgId), '', below),
    from: '0',
    below,
    limit: mostEntries,
    mostRows,
    matches: ({ data }) => isAbout(data, assetId) || mayBeAbout(data, categoryId),
  });

const cleanedWrites = async (rows: readonly Row<LogEntry>[], assetId: string) => {
  const writes = rows.map(async (row) => {
    const entry = await wholeEntry(row.data);
    const values = anonymousValues(entry, assetId);
    if (isDeepStrictEqual(values, { before: entry.before, after: entry.after })) return [];
    return [replace(row, await rewritten(row.data, values))];
  });
  return (await Promise.all(writes)).flat();
};

const clean = async (table: Table, rows: readonly Row<LogEntry>[], assetId: string): Promise<void> => {
  for (let first = 0; first < rows.length; first += batch) {
    const writes = await cleanedWrites(rows.slice(first, first + batch), assetId);
    if (writes.length > 0) await table.commit(...writes);
  }
};

interface Progress {
  readonly below?: string;
}

/**
 * Blanks name and comments in the log entries about an employee, a bounded number in each call; progress is stored, so
 * that the next call continues. True when all are done. Throws `Conflict` when another request does the same.
 */
export const anonymiseLog = async (scope: Scope, ids: AssetIds): Promise<boolean> => {
  const { table } = scope;
  const key = anonymiseProgressKey(ids.orgId, ids.assetId);
  for (let round = 1; round <= mostRounds; round++) {
    const progress = (await table.get<Progress>(key)) ?? emptyRow<Progress>(key, {});
    const { rows, next } = await logEntriesAboutAsset(scope, ids, progress.data.below);
    await clean(table, rows, ids.assetId);
    if (next === undefined) {
      if (progress.version > 0) await table.commit(erase(progress));
      return true;
    }
    await table.commit(replace(progress, { below: next }));
  }
  return false;
};
