import type { UnitPath } from '#functions/core/places/ids.ts';
import { activeByName, areaRows, knownOrganizations, unitRows } from '#functions/core/places/repository.ts';
import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found, Problem } from '#functions/kernel/problem.ts';
import { decide, mayKnow, mayRead } from '#functions/kernel/rights/authorise.ts';
import type { OrganizationNode, Place, UnitNode } from '#functions/kernel/rights/place.ts';
import { areaKey, organizationKey, orgIdOf, placeRange, unitKey } from '#functions/kernel/store/keys.ts';
import type { Key, Row, Table } from '#functions/kernel/store/table.ts';
import type { ReportUnits, UnitCategories } from '#shared/model/reportAnswer.ts';
import { hasRight } from '#shared/model/roles.ts';

/** A unit of a report with the names of the levels above it. */
export interface ReportUnit {
  readonly org: OrganizationNode;
  readonly areaName: string;
  readonly unit: UnitNode;
}

/** The path of a unit, from index 1; undefined for an unknown id, and for an area's. */
const pathOf = async (table: Table, unitId: string): Promise<UnitPath | undefined> => {
  const [row] = await table.query<{ readonly areaId?: string }>(placeRange(unitId));
  return row?.data.areaId === undefined ? undefined : { orgId: orgIdOf(row), areaId: row.data.areaId, unitId };
};

/** Up to this many units, a read for each is faster than one of all the units of an organisation. */
const few = 5;

/**
 * The paths of the units. Most reports are of one organisation: for many units, all of the first one's organisation are read in one
 * query, but only if the caller may know of it. The time of a refusal must not reveal the size of another organisation.
 */
const pathsOf = async (
  { table, caller }: Scope,
  unitIds: readonly string[],
): Promise<readonly (UnitPath | undefined)[]> => {
  const [firstId] = unitIds;
  const first = firstId !== undefined && unitIds.length > few ? await pathOf(table, firstId) : undefined;
  const rows = first && mayKnow(caller, first) ? await unitRows(table, { orgId: first.orgId }) : [];
  const known = new Map(rows.map((row) => [row.data.id, { orgId: orgIdOf(row), areaId: row.data.areaId }]));
  return Promise.all(
    unitIds.map((unitId) => {
      const above = known.get(unitId);
      return above ? { ...above, unitId } : pathOf(table, unitId);
    }),
  );
};

/** Every unit must be one that the caller may read. Throws 404 for all of them where one is not known, else 403. */
const assertReadable = ({ caller }: Scope, paths: readonly (UnitPath | undefined)[]): readonly UnitPath[] => {
  const verdicts = paths.map((place) => decide('read', caller, { ...(place && { place }) }));
  if (verdicts.includes('notFound')) throw new Problem('notFound');
  if (verdicts.includes('forbidden')) throw new Problem('forbidden');
  return paths.map(found);
};

const nameOfKey = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** The row of each key. Throws 404 where one is missing or being removed. */
const existingRows = async (table: Table, keys: readonly Key[]): Promise<(key: Key) => Row> => {
  const distinct = [...new Map(keys.map((key) => [nameOfKey(key), key])).values()];
  const rows = new Map((await table.getAll<unknown>(distinct)).map((row) => [nameOfKey(row), row]));
  return (key) => {
    const row = found(rows.get(nameOfKey(key)));
    return found(row.removing ? undefined : row);
  };
};

/** Hidden units are left out of reports except for SuperAdmin. */
const isShown = ({ caller }: Scope, { hidden }: Pick<UnitNode, 'hidden'>): boolean =>
  !hidden || hasRight(caller.type, 'everywhere');

/**
 * The units of a definition, in its order, without hidden ones for other callers than SuperAdmin. Throws 404 for all of them where one is
 * unknown, being removed or of an organisation without a grant of the caller; 403 where a right is missing in an own organisation.
 */
export const reportUnits = async (scope: Scope, unitIds: readonly string[]): Promise<readonly ReportUnit[]> => {
  const paths = assertReadable(scope, await pathsOf(scope, unitIds));
  const keysOf = ({ orgId, areaId, unitId }: UnitPath) => ({
    org: organizationKey(orgId),
    area: areaKey(orgId, areaId),
    unit: unitKey(orgId, areaId, unitId),
  });
  const rowAt = await existingRows(
    scope.table,
    paths.flatMap((path) => Object.values(keysOf(path))),
  );
  return paths
    .map((path): ReportUnit => {
      const { org, area, unit } = keysOf(path);
      return {
        org: rowAt(org).data as OrganizationNode,
        areaName: (rowAt(area).data as { readonly name: string }).name,
        unit: rowAt(unit).data as UnitNode,
      };
    })
    .filter(({ unit }) => isShown(scope, unit));
};

/** The unit of a path. Throws 404. */
export const placedUnit = ({ org, area, unit }: Place): ReportUnit => ({
  org: found(org),
  areaName: found(area).name,
  unit: found(unit),
});

/** The units of an organisation by area and name, or of one of its areas; hidden ones for SuperAdmin only. Throws 404. */
export const unitsBelow = async (
  scope: Scope,
  { orgId, areaId }: { readonly orgId: string; readonly areaId?: string },
): Promise<readonly ReportUnit[]> => {
  const { table, place } = scope;
  const org = found(place.org);
  const [areas, rows] = await Promise.all([
    place.area ? [place.area] : areaRows(table, { orgId }).then((all) => activeByName(all).map(({ data }) => data)),
    unitRows(table, { orgId, ...(areaId && { areaId }) }),
  ]);
  const units = activeByName(rows).map(({ data }) => data);
  return areas.flatMap(({ id, name: areaName }) =>
    units.filter((unit) => unit.areaId === id && isShown(scope, unit)).map((unit) => ({ org, areaName, unit })),
  );
};

/** The staff categories of the units, by unit in the order of the definition. Throws as {@link reportUnits}. */
export const categoriesOfUnits = async (scope: Scope, unitIds: readonly string[]): Promise<UnitCategories> =>
  (await reportUnits(scope, unitIds)).map(({ unit }) => ({
    unitId: unit.id,
    unitName: unit.name,
    categories: unit.categories
      .filter(({ isBudgetCategory }) => !isBudgetCategory)
      .map(({ id, name }) => ({ id, name })),
  }));

/** The units that the caller may read, by organisation, area and name; hidden ones for SuperAdmin only. */
export const selectableUnits = async (scope: Scope): Promise<ReportUnits> => {
  const organizations = await knownOrganizations(scope);
  const perOrganization = organizations.map(async ({ data: { id: orgId, name: orgName } }) => {
    const [areas, rows] = await Promise.all([areaRows(scope.table, { orgId }), unitRows(scope.table, { orgId })]);
    const units = activeByName(rows).map(({ data }) => data);
    return activeByName(areas).flatMap(({ data: { id: areaId, name: areaName } }) =>
      units
        .filter((unit) => unit.areaId === areaId && isShown(scope, unit))
        .filter((unit) => mayRead(scope.caller, { orgId, areaId, unitId: unit.id }))
        .map(({ id, name, shortName, hidden }) => ({
          unitId: id,
          unitName: name,
          unitShortName: shortName,
          hidden: hidden ?? false,
          areaId,
          areaName,
          orgId,
          orgName,
        })),
    );
  });
  return (await Promise.all(perOrganization)).flat();
};
