import type { OrgIds } from '#functions/core/places/ids.ts';
import { unitsOfOrganization, visibleUnits } from '#functions/core/places/units.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { unitIdsOf } from '#functions/kernel/store/keys.ts';
import type { Row } from '#functions/kernel/store/table.ts';
import type { ImportFailure } from '#shared/model/hrImport.ts';
import { importKinds } from '#shared/model/importMapping.ts';
import { organizationImports, type StoredUnitImport } from './repository.ts';

/** Two days of import and what is between them: a failure that nothing has followed for longer says nothing of today. */
const shownMs = 62 * 24 * 60 * 60 * 1000;

const keyOf = (unitId: string, kind: string): string => `${unitId} ${kind}`;

/** The newest import of each kind into each unit. */
const newestOf = (rows: readonly Row<StoredUnitImport>[]): ReadonlyMap<string, StoredUnitImport> =>
  // Newest first: of two with one key the map keeps what it was given last.
  new Map(rows.toReversed().map((row) => [keyOf(unitIdsOf(row).unitId, row.data.kind), row.data]));

/** The units whose newest import of a kind failed or was held, by area and name; hidden units for SuperAdmin only. Throws 404. */
export const importFailures = async (scope: Scope, ids: OrgIds): Promise<ImportFailure[]> => {
  const from = new Date(scope.now.getTime() - shownMs).toISOString();
  const [rows, units] = await Promise.all([
    organizationImports(scope.table, ids, from),
    unitsOfOrganization(scope.table, ids.orgId),
  ]);
  const newest = newestOf(rows);
  return visibleUnits(scope, units).flatMap(({ id: unitId, name: unitName, areaId }) =>
    importKinds.flatMap((kind) => {
      const one = newest.get(keyOf(unitId, kind));
      if (one?.state !== 'failed') return [];
      const { at, fileName, message } = one;
      return [{ kind, at, fileName, message, areaId, unitId, unitName }];
    }),
  );
};
