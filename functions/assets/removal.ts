import type { StoredAsset } from '#functions/core/plan/stored.ts';
import type { Change } from '#functions/kernel/changes/change.ts';
import { erase, type Row } from '#functions/kernel/store/table.ts';
import { presentAsset } from './present.ts';

/**
 * The change that removes an employee. Its log entry keeps the values, so that the employee can still be exported and
 * anonymised.
 */
export const assetRemoval = (row: Row<StoredAsset>): Change<undefined> => ({
  writes: [erase(row)],
  action: 'remove',
  object: 'asset',
  id: row.data.id,
  before: presentAsset(row.data),
  after: undefined,
});
