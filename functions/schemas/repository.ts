import { loadCategory } from '#functions/core/plan/category.ts';
import { loadTimeline } from '#functions/kernel/changes/timelines.ts';
import { type CategoryIds, planKeys } from '#functions/kernel/store/keys.ts';
import type { Table } from '#functions/kernel/store/table.ts';
import type { Schema } from '#shared/model/schema.ts';

/** The plan periods of an existing category, empty where none are stored. Throws 404. */
export const loadSchemas = async (table: Table, ids: CategoryIds) => {
  const [row] = await Promise.all([loadTimeline<Schema>(table, planKeys.schemas(ids)), loadCategory(table, ids)]);
  return row;
};
