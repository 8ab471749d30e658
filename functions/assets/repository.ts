import { staffCategory } from '#functions/core/plan/category.ts';
import { storedStaffRows } from '#functions/core/plan/rows.ts';
import { countedRows, countedStaff, isLock, isStaff } from '#functions/core/plan/staffImport.ts';
import type { StoredAsset, StoredCategory, StoredSchemas } from '#functions/core/plan/stored.ts';
import { found } from '#functions/kernel/problem.ts';
import { type CategoryIds, planKeys } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import { insert } from '#functions/kernel/store/table.ts';
import type { Period } from '#shared/time/period.ts';

/** A category and the lock of its unit's imports, with employees by their ids, in one read. */
const withCategory = async (table: Table, ids: CategoryIds, assetIds: readonly string[]) => {
  const [categoryKey, lockKey] = [planKeys.category(ids), planKeys.importLock(ids)];
  const rows = await table.getAll([categoryKey, lockKey, ...assetIds.map((assetId) => planKeys.asset(ids, assetId))]);
  return {
    category: rows.find(({ sk }) => sk === categoryKey.sk) as Row<StoredCategory> | undefined,
    lock: rows.find(isLock),
    assets: rows.filter(isStaff),
  };
};

/** One employee of an existing category, as it counts. Throws 404. */
export const loadAsset = async (table: Table, ids: CategoryIds, assetId: string): Promise<Row<StoredAsset>> =>
  found((await loadAssetRows(table, ids, [assetId]))[0]);

/** One employee as it counts, if there is one. */
export const findAsset = async (
  table: Table,
  ids: CategoryIds,
  assetId: string,
): Promise<Row<StoredAsset> | undefined> => {
  const { lock, assets } = await withCategory(table, ids, [assetId]);
  return (await countedStaff(assets, lock, ({ id }) => id === assetId))[0];
};

/** What the category is called, if it is still there. */
export const categoryName = async (table: Table, ids: CategoryIds): Promise<string | undefined> =>
  (await table.get<StoredCategory>(planKeys.category(ids)))?.data.name;

/** Several employees of an existing category as they count, in the order of their ids. Throws 404 when one is missing. */
export const loadAssetRows = async (
  table: Table,
  ids: CategoryIds,
  assetIds: readonly string[],
): Promise<readonly Row<StoredAsset>[]> => {
  const { category, lock, assets } = await withCategory(table, ids, assetIds);
  staffCategory(category);
  const rows = await countedStaff(assets, lock, ({ id }) => assetIds.includes(id));
  const byId = new Map(rows.map((row) => [row.data.id, row]));
  return assetIds.map((assetId) => found(byId.get(assetId)));
};

/** The staff of an existing category as it counts (../core/plan/staffImport.ts), in no particular order. Throws 404. */
export const listAssetRows = async (table: Table, ids: CategoryIds): Promise<readonly Row<StoredAsset>[]> => {
  const rows = await countedRows(async () => {
    const staff = await storedStaffRows(table, ids);
    // Read after the staff, as countedRows needs.
    const { category, lock } = await withCategory(table, ids, []);
    staffCategory(category);
    return lock ? [...staff, lock] : staff;
  });
  return rows.filter(isStaff).filter(({ data }) => data.categoryId === ids.categoryId);
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
