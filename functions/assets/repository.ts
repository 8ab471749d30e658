import { loadCategory } from '#functions/core/plan/category.ts';
import type { StoredAsset, StoredCategory, StoredSchemas } from '#functions/core/plan/stored.ts';
import { found } from '#functions/kernel/problem.ts';
import { assetRange, type CategoryIds, planKeys } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { insert } from '#functions/kernel/store/table.ts';
import type { Period } from '#shared/time/period.ts';

/** One employee of an existing category. Throws 404. */
export const loadAsset = async (table: Table, ids: CategoryIds, assetId: string): Promise<Row<StoredAsset>> => {
  const [row] = await Promise.all([findAsset(table, ids, assetId), loadCategory(table, ids)]);
  return found(row);
};

/** One employee, if there is one. */
export const findAsset = (table: Table, ids: CategoryIds, assetId: string): Promise<Row<StoredAsset> | undefined> =>
  table.get<StoredAsset>(planKeys.asset(ids, assetId));

/** What the category is called, if it is still there. */
export const categoryName = async (table: Table, ids: CategoryIds): Promise<string | undefined> =>
  (await table.get<StoredCategory>(planKeys.category(ids)))?.data.name;

/** The items of several employees of an existing category, in the order of their ids. Throws 404 when one is missing. */
export const loadAssetRows = async (
  table: Table,
  ids: CategoryIds,
  assetIds: readonly string[],
): Promise<readonly Row<StoredAsset>[]> => {
  const keys = assetIds.map((assetId) => planKeys.asset(ids, assetId));
  const [rows] = await Promise.all([table.getAll<StoredAsset>(keys), loadCategory(table, ids)]);
  const byId = new Map(rows.map((row) => [row.data.id, row]));
  return assetIds.map((assetId) => found(byId.get(assetId)));
};

/** The items of an existing category's staff, in no particular order. Throws 404. */
export const listAssetRows = async (table: Table, ids: CategoryIds): Promise<readonly Row<StoredAsset>[]> => {
  const [rows] = await Promise.all([table.query<StoredAsset>(assetRange(ids)), loadCategory(table, ids)]);
  return rows;
};

/** The staff of an existing category, in no particular order. Throws 404. */
export const loadAssets = async (table: Table, ids: CategoryIds): Promise<readonly StoredAsset[]> =>
  (await listAssetRows(table, ids)).map(({ data }) => data);

/** The dates of a plan period of the category. Throws 404. */
export const loadPlanPeriod = async (table: Table, ids: CategoryIds, schemaId: string): Promise<Period> => {
  const row = await table.get<StoredSchemas>(planKeys.schemas(ids));
  return found(row?.data.periods.find(({ id }) => id === schemaId));
};

/** Makes the item of a new employee. */
export const insertAsset = (ids: CategoryIds, asset: StoredAsset) =>
  insert({ ...planKeys.asset(ids, asset.id), data: asset });
