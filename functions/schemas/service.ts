import { assertStartsNow } from '#functions/kernel/changes/parts.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import {
  createPeriod,
  listPeriods,
  removePeriod,
  type TimelineKind,
  updatePeriod,
} from '#functions/kernel/changes/timelines.ts';
import type { CategoryIds } from '#functions/kernel/store/keys.ts';
import type { Schema, SchemaChange, SchemaFields, SchemaPeriodChange } from '#shared/model/schema.ts';
import { loadSchemas } from './repository.ts';

/** Which plan period. */
export interface SchemaIds extends CategoryIds {
  readonly schemaId: string;
}

const kind: TimelineKind<Schema, Schema> = {
  rules: { prefix: 'sch', keepsHistory: true, comment: 'comments', present: (period) => period },
  object: 'planPeriod',
};

/** The plan periods of a category, by date. Throws 404. */
export const listSchemas = async ({ table }: Scope, ids: CategoryIds): Promise<Schema[]> =>
  listPeriods(kind, await loadSchemas(table, ids));

/** A new plan period; without history rights from this week on. Throws 404, `overlap`, `history`. */
export const createSchema = async (scope: Scope, ids: CategoryIds, fields: SchemaFields): Promise<Schema> => {
  const row = await loadSchemas(scope.table, ids);
  assertStartsNow(scope, fields.start);
  return createPeriod(scope, kind, row, fields);
};

/** Comments on a plan period, or moves it. Throws 404, `conflict`, `overlap`, `history`, `validation`. */
export const updateSchema = async (
  scope: Scope,
  ids: SchemaIds,
  change: SchemaChange | SchemaPeriodChange,
  version: number | undefined,
): Promise<Schema> => updatePeriod(scope, kind, await loadSchemas(scope.table, ids), ids.schemaId, change, version);

/** Removes a plan period. Throws 404, `conflict`, `history`. */
export const removeSchema = async (scope: Scope, ids: SchemaIds, version: number | undefined): Promise<undefined> =>
  removePeriod(scope, kind, await loadSchemas(scope.table, ids), ids.schemaId, version);
