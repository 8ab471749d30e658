import {
  assetRange,
  type CategoryIds,
  categoryRange,
  demandRange,
  planKindOf,
  type UnitIds,
  unitPartition,
} from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { StoredAsset, StoredCategory, StoredDemand } from './stored.ts';

/** The categories of a unit, including those being removed. */
export const categoryRows = (table: Table, ids: UnitIds) => table.query<StoredCategory>(categoryRange(ids));

/** The demand periods of a unit, or of one of its categories, with their rows by shift. */
export const demandRows = (table: Table, ids: UnitIds & Partial<CategoryIds>) =>
  table.query<StoredDemand>(demandRange(ids));

/** The staff of a unit, or of one of its categories. */
export const staffRows = (table: Table, ids: UnitIds & Partial<CategoryIds>) =>
  table.query<StoredAsset>(assetRange(ids));

/** Everything stored in a unit's partition: categories, staff and plan. */
export const planRows = (table: Table, ids: UnitIds) => table.query<unknown>({ pk: unitPartition(ids) });

/** The rows of a unit's partition that belong to one category. */
export const rowsOfCategory = (rows: readonly Row[], categoryId: string): readonly Row[] =>
  rows.filter((row) => planKindOf(row).categoryId === categoryId);
