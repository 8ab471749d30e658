import {
  assetRange,
  type CategoryIds,
  categoryRange,
  demandRange,
  planKindOf,
  receiptRange,
  staffAndLockRange,
  type UnitIds,
  unitPartition,
} from '#functions/kernel/store/keys.ts';
import type { Row, Slice, Table } from '#functions/kernel/store/table.ts';
import type { Day } from '#shared/time/day.ts';
import { countedRows, isLock, isStaff } from './staffImport.ts';
import type { StoredAsset, StoredCategory, StoredDemand } from './stored.ts';

/** The categories of a unit, including those being removed. */
export const categoryRows = (table: Table, ids: UnitIds) => table.query<StoredCategory>(categoryRange(ids));

/** The demand periods of a unit, or of one of its categories, with their rows by shift. */
export const demandRows = (table: Table, ids: UnitIds & Partial<CategoryIds>) =>
  table.query<StoredDemand>(demandRange(ids));

/** The employees of a unit, or of one of its categories, as they are stored, also by an import that is under way. */
export const storedStaffRows = (table: Table, ids: UnitIds & Partial<CategoryIds>) =>
  table.query<StoredAsset>(assetRange(ids));

/** The staff of a unit as it counts (staffImport.ts). */
export const staffRows = async (table: Table, ids: UnitIds): Promise<readonly Row<StoredAsset>[]> =>
  (await countedRows(() => table.query(staffAndLockRange(ids)))).filter(isStaff);

/** Everything in a unit's partition as it is stored, also by an import that is under way. */
export const storedPlanRows = (table: Table, ids: UnitIds) => table.query<unknown>({ pk: unitPartition(ids) });

/** The rows of a part of a unit's partition, with the staff as it counts (staffImport.ts). */
const countedPart = (table: Table, { from, ...part }: Slice) =>
  countedRows(async () => {
    const rows = await table.query<unknown>({ ...part, ...(from && { from }) });
    // The steps of an import that is under way are told by whole employees.
    const isUnderWay = rows.some((row) => isLock(row) && row.data.underWay);
    return from && isUnderWay ? table.query<unknown>(part) : rows;
  });

/**
 * Everything in a unit's partition: categories, plan, and the staff as it counts. What ended before `from` may be left out: such rows are
 * to be calculated with, not to be written.
 */
export const planRows = (table: Table, ids: UnitIds, from?: Day) =>
  countedPart(table, { pk: unitPartition(ids), ...(from && { from }) });

/** The rows of a unit's partition that the receipts of weeks are calculated from, without the history of absence. */
export const receiptRows = (table: Table, ids: UnitIds, from?: Day) =>
  countedPart(table, { ...receiptRange(ids), ...(from && { from }) });

/** The rows of a unit's partition that belong to one category. */
export const rowsOfCategory = (rows: readonly Row[], categoryId: string): readonly Row[] =>
  rows.filter((row) => planKindOf(row).categoryId === categoryId);
