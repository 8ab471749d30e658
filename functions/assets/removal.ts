import type { Change } from '#functions/kernel/changes/change.ts';
import { erase, type Row } from '#functions/kernel/store/table.ts';
import type { StoredAsset } from '#functions/plan/stored.ts';
import { presentAsset } from './present.ts';

/** Taking an employee away; the log keeps what was there, and finds him again when he is to be forgotten. */
export const assetRemoval = (row: Row<StoredAsset>): Change<undefined> => ({
  writes: [erase(row)],
  action: 'remove',
  object: 'asset',
  id: row.data.id,
  before: presentAsset(row.data),
  after: undefined,
});
