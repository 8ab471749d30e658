import type { Scope } from '#functions/kernel/changes/scope.ts';
import { found } from '#functions/kernel/problem.ts';
import { isProvider } from '#functions/kernel/rights/caller.ts';
import {
  areaKey,
  areaRange,
  organizationKey,
  organizationsRange,
  unitKey,
  unitRange,
} from '#functions/kernel/store/keys.ts';
import type { Key, Row, Table } from '#functions/kernel/store/table.ts';
import { compareNames } from '#shared/text/names.ts';
import type { AreaIds, OrgIds, UnitPath } from './ids.ts';
import type { StoredArea, StoredOrganization, StoredUnit } from './stored.ts';

interface Named {
  readonly name: string;
}

/** The rows that are not being removed, by name in Swedish order. */
export const activeByName = <Data extends Named>(rows: readonly Row<Data>[]): readonly Row<Data>[] =>
  rows.filter(({ removing }) => !removing).sort((a, b) => compareNames(a.data.name, b.data.name));

const load = async <Data extends Named>(table: Table, key: Key): Promise<Row<Data>> => {
  const row = found(await table.get<Data>(key));
  return found(row.removing ? undefined : row);
};

/** An organisation. Throws 404 when it is missing or being removed. */
export const loadOrganization = (table: Table, { orgId }: OrgIds) =>
  load<StoredOrganization>(table, organizationKey(orgId));
/** An area. Throws 404 when it is missing or being removed. */
export const loadArea = (table: Table, { orgId, areaId }: AreaIds) => load<StoredArea>(table, areaKey(orgId, areaId));
/** A unit. Throws 404 when it is missing or being removed. */
export const loadUnit = (table: Table, { orgId, areaId, unitId }: UnitPath) =>
  load<StoredUnit>(table, unitKey(orgId, areaId, unitId));

/** Every organisation, including those being removed. */
export const organizationRows = (table: Table) => table.query<StoredOrganization>(organizationsRange);

/** The existing organisations among these ids, including those being removed. */
export const organizationsOf = async (table: Table, orgIds: readonly string[]) => {
  const rows = await Promise.all(orgIds.map((orgId) => table.get<StoredOrganization>(organizationKey(orgId))));
  return rows.filter((row) => row !== undefined);
};

/** The organisations that the caller may know, by name: all of them for the provider, otherwise those with a grant. */
export const knownOrganizations = async ({ table, caller }: Scope): Promise<readonly Row<StoredOrganization>[]> =>
  activeByName(
    isProvider(caller)
      ? await organizationRows(table)
      : await organizationsOf(table, [...new Set(caller.grants.map(({ orgId }) => orgId))]),
  );

/** The areas of an organisation, including those being removed. */
export const areaRows = (table: Table, { orgId }: OrgIds) => table.query<StoredArea>(areaRange(orgId));

/** The units of an organisation, or of one of its areas, including those being removed. */
export const unitRows = (table: Table, { orgId, areaId }: OrgIds & Partial<AreaIds>) =>
  table.query<StoredUnit>(unitRange(orgId, areaId));
