import { logLine, traceOf } from '#functions/kernel/adapters/log.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import type { UnitNode } from '#functions/kernel/rights/place.ts';
import { planVersionKey, planVersionRange, unitKey } from '#functions/kernel/store/keys.ts';
import type { PlanVersion } from '#functions/kernel/store/planVersions.ts';
import { Conflict, type Key, type Row, type Table } from '#functions/kernel/store/table.ts';
import type { KeptYear } from './keptYear.ts';

/** The version of a plan that was never written since plans have versions. */
const none: PlanVersion = { token: '', at: 0 };

/**
 * From how many units of an organisation on one query of all costs less than a read of each: a read of one counts for 4 KB, which hold some
 * thirty. The units of an area are read one by one: its organisation may have forty times as many, and each of its areas is asked for.
 */
const manyUnits = 20;

/** The version of a unit's plan as it stands; of units of the place that was asked for. */
export const planVersions = async (
  { table, place }: Pick<Scope, 'table' | 'place'>,
  orgId: string,
  units: readonly UnitNode[],
): Promise<(unit: UnitNode) => PlanVersion> => {
  const rows = await (units.length >= manyUnits && !place.area
    ? table.query<PlanVersion>(planVersionRange(orgId))
    : table.getAll<PlanVersion>(units.map(({ id }) => planVersionKey({ orgId, unitId: id }))));
  const versions = new Map(rows.map(({ sk, data }) => [sk, data]));
  return ({ id }) => versions.get(id) ?? none;
};

/** The kept rows among the keys. One that cannot be read is left out and logged: the others are read one by one then. */
export const keptRows = async (table: Table, keys: readonly Key[]): Promise<readonly Row<KeptYear>[]> => {
  try {
    return await table.getAll<KeptYear>(keys);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    const rows = await Promise.all(
      keys.map((key) =>
        table.get<KeptYear>(key).catch((fault: unknown) => {
          if (!(fault instanceof SyntaxError)) throw fault;
          logLine('error', { message: 'kept weeks cannot be read', ...traceOf(fault) });
          return undefined;
        }),
      ),
    );
    return rows.filter((row) => row !== undefined);
  }
};

/** Keeps the rows of a unit, unless the unit is being removed. A reader has the weeks already: what fails is logged and forgotten. */
export const keep = async (
  table: Table,
  orgId: string,
  { areaId, id }: UnitNode,
  rows: readonly Row<KeptYear>[],
): Promise<void> => {
  try {
    await table.commit(...rows.map((put) => ({ put })), { requires: unitKey(orgId, areaId, id) });
  } catch (cause) {
    logLine(cause instanceof Conflict ? 'info' : 'error', { message: 'weeks not kept', ...traceOf(cause) });
  }
};
