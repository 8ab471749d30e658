import { assertStartsNow } from '#functions/kernel/changes/parts.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import {
  createPeriod,
  listPeriods,
  loadTimeline,
  removePeriod,
  type TimelineKind,
  updatePeriod,
} from '#functions/kernel/changes/timelines.ts';
import { found } from '#functions/kernel/problem.ts';
import { type CategoryIds, planKeys, type UnitIds } from '#functions/kernel/store/keys.ts';
import type { Schema, SchemaChange, SchemaFields, SchemaPeriodChange, UnitSchema } from '#shared/model/schema.ts';
import { loadSchemas } from './repository.ts';

/** Which plan period. */
export interface SchemaIds extends CategoryIds {
  readonly schemaId: string;
}

const kind: TimelineKind<Schema, Schema> = {
  rules: { prefix: 'sch', keepsHistory: true, comment: 'comments', view: (period) => period },
  object: 'planPeriod',
};

/** The plan periods of a category, by date. Throws 404. */
export const listSchemas = async ({ table }: Scope, ids: CategoryIds): Promise<Schema[]> =>
  listPeriods(kind, await loadSchemas(table, ids));

/** The plan periods of all staff categories of a unit, in the order of the categories, each by date. Throws 404. */
export const listSchemasOfUnit = async ({ table, place }: Scope, { orgId, unitId }: UnitIds): Promise<UnitSchema[]> => {
  const staffed = found(place.unit).categories.filter(({ isBudgetCategory }) => !isBudgetCategory);
  const lists = await Promise.all(
    staffed.map(async ({ id, name }) => {
      const row = await loadTimeline<Schema>(table, planKeys.schemas({ orgId, unitId, categoryId: id }));
      return listPeriods(kind, row).map((schema) => ({ ...schema, categoryId: id, categoryName: name }));
    }),
  );
  return lists.flat();
};

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
