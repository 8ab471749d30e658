import { found } from '#functions/kernel/problem.ts';
import {
  areaKey,
  areaRange,
  assetRange,
  type CategoryIds,
  categoryRange,
  demandRange,
  organizationKey,
  organizationsRange,
  planKindOf,
  type UnitIds,
  unitKey,
  unitPartition,
  unitRange,
} from '#functions/kernel/store/keys.ts';
import type { Key, Row, Table } from '#functions/kernel/store/table.ts';
import type { StoredAsset, StoredCategory, StoredDemand } from '#functions/plan/stored.ts';
import { compareNames } from '#shared/text/names.ts';
import type { StoredArea, StoredOrganization, StoredUnit } from './stored.ts';

export interface OrgIds {
  readonly orgId: string;
}
export interface AreaIds extends OrgIds {
  readonly areaId: string;
}
export interface UnitPath extends AreaIds {
  readonly unitId: string;
}
export interface CategoryPath extends UnitPath {
  readonly categoryId: string;
}
export interface ShiftPath extends CategoryPath {
  readonly shiftId: string;
}

interface Named {
  readonly name: string;
}

/** Those that are not being removed, by name in Swedish order. */
export const activeByName = <Data extends Named>(rows: readonly Row<Data>[]): readonly Row<Data>[] =>
  rows.filter(({ removing }) => !removing).sort((a, b) => compareNames(a.data.name, b.data.name));

const load = async <Data extends Named>(table: Table, key: Key): Promise<Row<Data>> => {
  const row = found(await table.get<Data>(key));
  return found(row.removing ? undefined : row);
};

/** One level of the hierarchy. Throws 404 when it is missing or being removed. */
export const loadOrganization = (table: Table, { orgId }: OrgIds) =>
  load<StoredOrganization>(table, organizationKey(orgId));
export const loadArea = (table: Table, { orgId, areaId }: AreaIds) => load<StoredArea>(table, areaKey(orgId, areaId));
export const loadUnit = (table: Table, { orgId, areaId, unitId }: UnitPath) =>
  load<StoredUnit>(table, unitKey(orgId, areaId, unitId));

/** Every organisation, also those being removed. */
export const organizationRows = (table: Table) => table.query<StoredOrganization>(organizationsRange);

/** The organisations of these ids that exist. */
export const organizationsOf = async (table: Table, orgIds: readonly string[]) => {
  const rows = await Promise.all(orgIds.map((orgId) => table.get<StoredOrganization>(organizationKey(orgId))));
  return rows.filter((row) => row !== undefined);
};

/** The areas of an organisation, also those being removed. */
export const areaRows = (table: Table, { orgId }: OrgIds) => table.query<StoredArea>(areaRange(orgId));

/** The units of an organisation, or of one of its areas, also those being removed. */
export const unitRows = (table: Table, { orgId, areaId }: OrgIds & Partial<AreaIds>) =>
  table.query<StoredUnit>(unitRange(orgId, areaId));

/** The categories of a unit, also those being removed. */
export const categoryRows = (table: Table, ids: UnitIds) => table.query<StoredCategory>(categoryRange(ids));

/** The demand periods of a category, with their rows by shift. */
export const demandRows = (table: Table, ids: CategoryIds) => table.query<StoredDemand>(demandRange(ids));

/** The staff of a unit, or of one of its categories. */
export const staffRows = (table: Table, ids: UnitIds & Partial<CategoryIds>) =>
  table.query<StoredAsset>(assetRange(ids));

/** All that is stored of a unit: categories, staff and plan. */
export const planRows = (table: Table, ids: UnitIds) => table.query<unknown>({ pk: unitPartition(ids) });

/** The rows of one category among its unit's: its id leads every key below the kind. */
export const ofCategory = (rows: readonly Row[], categoryId: string): readonly Row[] =>
  rows.filter((row) => planKindOf(row).categoryId === categoryId);
