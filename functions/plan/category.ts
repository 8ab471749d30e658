import { found } from '#functions/kernel/problem.ts';
import { type CategoryIds, planKeys } from '#functions/kernel/store/keys.ts';
import type { Row, Table } from '#functions/kernel/store/table.ts';
import type { StoredCategory } from './stored.ts';

/** The row of a category. Throws 404 when it is not in this unit or is being removed. */
export const loadCategory = async (table: Table, ids: CategoryIds): Promise<Row<StoredCategory>> => {
  const row = found(await table.get<StoredCategory>(planKeys.category(ids)));
  return found(row.removing ? undefined : row);
};
